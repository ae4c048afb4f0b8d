"""Every address of the site, room by room."""

from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.urls import include, path

from trainer import health
from trainer.accounts import choosing
from trainer.front import shell, trying
from trainer.front import views as front

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]

handler400 = "trainer.front.refusing.bad_request"

urlpatterns = [
    path("", front.home, name="home"),
    path("try/", include(([path("", trying.try_one, name="one")], "trial"))),
    path("manifest.webmanifest", shell.manifest, name="manifest"),
    path("sw.js", shell.worker, name="worker"),
    path("offline/", shell.offline, name="offline"),
    path("cohorts/", include("trainer.cohorts.urls")),
    path("desk/", include("trainer.desk.urls")),
    path("rulebooks/", include("trainer.library.urls")),
    path("practice/", include("trainer.practice.urls")),
    path("progress/", include("trainer.progress.urls")),
    path("language/", choosing.choose, name="language"),
    path("accounts/", include("allauth.urls")),
    path("admin/", admin.site.urls),
    path("livez", health.livez, name="livez"),
    path("readyz", health.readyz, name="readyz"),
]
