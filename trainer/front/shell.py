"""The site as an app on one's own device: its manifest, its service worker, and the page that is shown without a net.

The worker keeps the shell (style sheets, scripts, the mark) and the offline page, and no other page: what the
signed-in see is on nobody's disk.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

FILES = (
    "bootstrap/css/bootstrap.min.css",
    "css/app.css",
    "css/felt.css",
    "django_htmx/htmx-2.min.js",
    "js/theme.js",
    "js/app.js",
    "img/mark.svg",
)
"""The shell: what every page loads."""

RAIL = "#1f1712"
"""The colour of the head of the pages, for the frame that the device draws round them."""

fresh = cache_control(no_cache=True)


@fresh
@require_safe
def manifest(request: HttpRequest) -> HttpResponse:
    """What the device is told when the site is installed, in the reader's language."""
    icons = [
        {"src": static(f"img/icon-{name}.png"), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size, purpose in (("192", 192, "any"), ("512", 512, "any"), ("maskable", 512, "maskable"))
    ]
    rooms = [(gettext("Practice"), "practice:start"), (gettext("Progress"), "progress:mine")]
    told = {
        "id": "/",
        "name": gettext("Burn & Turn, a trainer for poker dealers"),
        "short_name": "Burn & Turn",
        "description": gettext("The table is dealt, you rule, and the house's own rule says who is right."),
        "lang": get_language() or "en",
        "dir": "ltr",
        "start_url": reverse("home"),
        "scope": "/",
        "display": "standalone",
        "background_color": RAIL,
        "theme_color": RAIL,
        "categories": ["education"],
        "icons": icons,
        "shortcuts": [{"name": name, "url": reverse(room)} for name, room in rooms],
    }
    return JsonResponse(told, content_type="application/manifest+json")


@fresh
@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker. It changes with every file of the shell and with the offline page, and replaces the old."""
    kept = [reverse("offline"), *(static(path) for path in FILES)]
    script = render_to_string(
        "shell/worker.js", {"kept": json.dumps(kept), "offline": reverse("offline"), "static": settings.STATIC_URL}
    )
    version = blake2b((script + render_to_string("shell/offline.html")).encode(), digest_size=8).hexdigest()
    return HttpResponse(f'const VERSION = "{version}";\n{script}', content_type="text/javascript; charset=utf-8")


@fresh
@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """What the worker shows where the net does not answer. Nothing of a person is on it."""
    return render(request, "shell/offline.html")
