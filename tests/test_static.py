"""The static files: Bootstrap is upstream's to the bit, and what production collects is whole and small."""

import base64
import hashlib
from pathlib import Path

from django.contrib.staticfiles import finders

from tests.machine import PRODUCTION, python

BOOTSTRAP = "bootstrap/css/bootstrap.min.css"
UPSTREAM = "sRIl4kxILFvY47J16cr9ZwB07vP4J8+LH7qKQnuqkuIAvNWLzeN8tE5YBujZqJLB"
"""The integrity value that Bootstrap publishes for 5.3.8."""


def test_bootstrap_is_upstreams_to_the_bit() -> None:
    found = Path(str(finders.find(BOOTSTRAP))).read_bytes()
    assert base64.b64encode(hashlib.sha384(found).digest()).decode() == UPSTREAM


def test_production_collects_its_files_and_serves_pages_with_them(tmp_path: Path) -> None:
    production = {
        **PRODUCTION,
        "STATIC_ROOT": str(tmp_path / "static"),
        "DATABASE_URL": f"sqlite:///{tmp_path / 'db.sqlite3'}",
        "DJANGO_SETTINGS_MODULE": "trainer.settings",
    }
    for command in (["collectstatic", "--noinput", "-v0"], ["migrate", "-v0"]):
        done = python("manage.py", *command, **production)
        assert done.returncode == 0, done.stderr
    kept = {path.name for path in (tmp_path / "static").rglob("*") if path.is_file()}
    assert "staticfiles.json" in kept
    assert not [name for name in kept if name.startswith(("htmax", "hx-", "bootstrap-grid"))]
    visit = (
        "import re, django; django.setup()\n"
        "from django.test import Client\n"
        "from trainer.wsgi import application\n"
        "def get(path): return Client(headers={'host': 'trainer.example'}).get(path, secure=True)\n"
        "for path in ('/', '/accounts/login/', '/accounts/signup/', '/admin/login/', '/no-such-page/', '/readyz'):\n"
        "    answer = get(path)\n"
        "    print(path, answer.status_code)\n"
        '    for link in re.findall(r\'(?:src|href)="(/static/[^"]+)"\', answer.content.decode()):\n'
        "        assert re.search(r'[.][0-9a-f]{12}[.]', link), link\n"
        "        assert get(link).status_code == 200, link\n"
        "print(get('/')['Strict-Transport-Security'])\n"
        "plain = Client(headers={'host': 'trainer.example'})\n"
        "print(plain.get('/').status_code, plain.get('/livez').status_code)\n"
    )
    seen = python("-c", visit, **production)
    assert seen.returncode == 0, seen.stderr
    assert seen.stdout.splitlines() == [
        "/ 200",
        "/accounts/login/ 200",
        "/accounts/signup/ 200",
        "/admin/login/ 302",
        "/no-such-page/ 404",
        "/readyz 200",
        "max-age=31536000; includeSubDomains",
        "301 200",
    ]
