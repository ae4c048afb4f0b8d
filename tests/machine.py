"""A fresh Python process with an environment of its own, for what only the start of a process shows."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PRODUCTION = {
    "SECRET_KEY": "only-in-this-test-zK7wq2vN9rT4xB6mP8sD1fG3hJ5kL0aQ",
    "ALLOWED_HOSTS": "trainer.example",
    "EMAIL_HOST": "mail.example",
}


def surroundings(**environment: str) -> dict[str, str]:
    """PATH, HOME, LANG and these variables: nothing else of the machine's."""
    keep = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    return {**keep, **environment}


def python(*arguments: str, timeout: float = 120, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python in the project's folder with PATH, HOME and these variables only."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=surroundings(**environment),
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
