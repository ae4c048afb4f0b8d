"""Two answers for whoever watches the site: is the process alive, and is it ready for visitors?"""

from django.core.cache import cache
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

PLAIN = "text/plain; charset=utf-8"


@never_cache
@require_safe
def livez(request: HttpRequest) -> HttpResponse:
    """200 while the process answers at all; asks nothing else of anyone."""
    return HttpResponse("alive\n", content_type=PLAIN)


@never_cache
@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """200 once the database answers, has every migration, and the cache keeps what it is given; else 503 and why."""
    try:
        executor = MigrationExecutor(connection)
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            return HttpResponse("migrations are missing\n", content_type=PLAIN, status=503)
        cache.set("readyz", "kept", 60)
        if cache.get("readyz") != "kept":
            return HttpResponse("the cache forgets\n", content_type=PLAIN, status=503)
    except DatabaseError:
        return HttpResponse("the database does not answer\n", content_type=PLAIN, status=503)
    return HttpResponse("ready\n", content_type=PLAIN)
