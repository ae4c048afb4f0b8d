"""Reading a page as a strict browser does: which of its markup would the content security policy refuse?"""

from html.parser import HTMLParser


class Refused(HTMLParser):
    """Collects inline scripts, inline styles, event handlers, and attributes of htmx that need eval."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style":
            self.found.append("<style>")
        if tag == "script" and not given.get("src") and given.get("type") != "application/json":
            self.found.append("<script> without src")
        for name, value in given.items():
            if name == "style" or name.startswith(("on", "hx-on")):
                self.found.append(f"<{tag} {name}>")
            if (value or "").strip().startswith(("javascript:", "js:")):
                self.found.append(f"<{tag} {name}={value}>")


def refused(html: str) -> list[str]:
    """What a page with this markup would not be allowed to do; normally nothing."""
    reader = Refused()
    reader.feed(html)
    return reader.found
