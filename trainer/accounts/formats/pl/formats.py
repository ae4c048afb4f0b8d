"""Polish dates."""

DATE_FORMAT = "j E Y"
DATETIME_FORMAT = "j E Y, H:i"
MONTH_DAY_FORMAT = "j b"
SHORT_DATE_FORMAT = "j b Y"
SHORT_DATETIME_FORMAT = "j b, H:i"
