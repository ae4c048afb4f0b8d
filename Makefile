# Two commands are enough: `make run` serves the site, `make test` proves it. Both make their own environment.

PY ?= python3
PORT ?= 8000
BIN := .venv/bin
DEV := DEBUG=1
PYTEST := $(DEV) $(BIN)/python -m pytest -q -rs

.PHONY: help setup run test lint format prove cover bench screenshots check check-postgres lock clean
.DEFAULT_GOAL := help

help:
	@echo "make run     serve at http://127.0.0.1:$(PORT)   (PORT=8765 make run for another port)"
	@echo "make test    all tests on SQLite, browser tests where Chromium is found"
	@echo "make lint    ruff, djlint, mypy, import contracts, missing migrations"
	@echo "make format  put code and templates into the form that lint asks for"
	@echo "make check   lint, test, and the database tests again on PostgreSQL"
	@echo "make prove   thousands of scenarios of each family, proven"
	@echo "make cover   measure which rules are ruled on, asked and tested, for the library's table"
	@echo "make bench   speed beside the peers"
	@echo "make screenshots  every page at three widths in two themes, as contact sheets in screenshots/"
	@echo "make setup   the environment with everything that the tests need; make clean takes it away"
	@echo "make lock    renew requirements/*.lock from pyproject.toml"

# ---- environment: stamp files, so that a second run installs nothing

.venv/.made:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Python 3.11 or newer is needed; '$(PY)' is not. Try: make PY=python3.11 ..." >&2; exit 1; }
	@$(PY) -c 'import venv, ensurepip' 2>/dev/null \
	  || { echo "Python's venv module is missing. On Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	$(PY) -m venv .venv
	@touch $@

.venv/.base: requirements/base.lock .venv/.made
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/base.lock
	@touch $@

.venv/.dev: requirements/dev.lock .venv/.made
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@touch .venv/.base $@

setup: .venv/.dev

# ---- the site

run: .venv/.base
	@$(DEV) $(BIN)/python manage.py compilepo
	@$(DEV) exec $(BIN)/python manage.py serve $(PORT)

# ---- proof

test: .venv/.dev
	@$(DEV) $(BIN)/python manage.py compilepo
	$(PYTEST) -n auto -m "not browser"
	$(PYTEST) -m browser

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/djlint templates --check --lint
	$(DEV) $(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/.dev
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format --quiet .
	$(BIN)/djlint templates --reformat --quiet || true

check-postgres: .venv/.dev
	$(DEV) $(BIN)/python -m tests.postgres -q -n auto -m "database and not browser"

check: lint test check-postgres

prove: .venv/.dev
	$(BIN)/python -m trainer.scenarios prove

cover: .venv/.dev
	$(DEV) $(BIN)/python -m tests.coverage

bench: .venv/.dev
	$(BIN)/python -m bench

screenshots: .venv/.dev
	@$(DEV) $(BIN)/python manage.py compilepo
	$(PYTEST) tests/browser/screens.py

# ---- upkeep

COMPILE = pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header pyproject.toml

lock:
	@set -e; uv=$$(command -v uv || true); \
	if [ -z "$$uv" ]; then room=$$(mktemp -d); trap 'rm -rf "$$room"' EXIT; \
	  $(PY) -m venv "$$room" && "$$room/bin/pip" install -q uv; uv="$$room/bin/uv"; fi; \
	"$$uv" $(COMPILE) -o requirements/base.lock; \
	"$$uv" $(COMPILE) --group test --group lint --group bench -c requirements/base.lock -o requirements/dev.lock

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache staticfiles
