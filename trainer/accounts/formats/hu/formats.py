"""Hungarian dates."""

DATE_FORMAT = "Y. F j."
DATETIME_FORMAT = "Y. F j., H:i"
MONTH_DAY_FORMAT = "N j."
SHORT_DATE_FORMAT = "Y. N j."
SHORT_DATETIME_FORMAT = "N j., H:i"
