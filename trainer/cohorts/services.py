"""What can be done to a cohort: found it, join and leave it, look after its people and its code, close it."""

from __future__ import annotations

import secrets
import unicodedata
from datetime import datetime

from django.db import IntegrityError, transaction
from django.utils.translation import gettext, ngettext

from trainer.accounts.models import User
from trainer.cohorts.models import JOIN_CODE_ALPHABET, JOIN_CODE_LENGTH, Cohort, Membership

TRIES = 5  # codes of this length hardly ever meet; five in a row never do


class CodeError(ValueError):
    """A join code that leads nowhere; the message says what is wrong with it."""


class LastInstructor(Exception):
    """The only instructor of a cohort cannot leave it."""


def found_cohort(*, founder: User, name: str, rulebook: str, at: datetime) -> Cohort:
    """A new cohort under a book, with its founder as instructor and a join code of its own."""
    for _ in range(TRIES):
        try:
            with transaction.atomic():
                cohort = Cohort.objects.create(name=name, rulebook=rulebook, join_code=new_code(), founded_at=at)
                cohort.memberships.create(person=founder, role=Membership.Role.INSTRUCTOR, joined_at=at)
                return cohort
        except IntegrityError as error:
            clash = error
    raise clash


def new_code() -> str:
    """A random join code."""
    return "".join(secrets.choice(JOIN_CODE_ALPHABET) for _ in range(JOIN_CODE_LENGTH))


def spelled(code: str) -> str:
    """A code as it is kept: capitals, without the spaces and dashes that people put into it.

    CodeError when it cannot be one: the wrong number of characters, or one that no code has.
    """
    bare = "".join(c for c in unicodedata.normalize("NFKC", code).upper() if not c.isspace() and c not in "-–—_.")
    strange = "".join(dict.fromkeys(c for c in bare if c not in JOIN_CODE_ALPHABET))
    if strange:
        said = gettext("A code never has {signs} in it: no I, L or O, no 0 or 1, no signs.")
        raise CodeError(said.format(signs=", ".join(strange)))
    if len(bare) != JOIN_CODE_LENGTH:
        said = ngettext(
            "A code has {length} letters and digits; this one has {number}.",
            "A code has {length} letters and digits; this one has {number}.",
            len(bare),
        )
        raise CodeError(said.format(length=JOIN_CODE_LENGTH, number=len(bare)))
    return bare


def find_cohort(code: str) -> Cohort:
    """The cohort with that code, however it is spaced and capitalised; CodeError when there is none."""
    cohort = Cohort.objects.filter(join_code=spelled(code)).first()
    if cohort is None:
        raise CodeError(
            gettext("No cohort has this code. Check it letter by letter, or ask whether it has been renewed.")
        )
    return cohort


def join_cohort(*, person: User, cohort: Cohort, at: datetime) -> bool:
    """Make `person` a trainee of the cohort; False when they already belong to it, and then nothing changes."""
    _, joined = Membership.objects.get_or_create(
        cohort=cohort, person=person, defaults={"role": Membership.Role.TRAINEE, "joined_at": at}
    )
    return joined


def leave_cohort(*, person: User, cohort: Cohort) -> None:
    """End the person's membership. LastInstructor when nobody would be left to teach; then nothing changes."""
    with transaction.atomic():
        Cohort.objects.select_for_update().get(pk=cohort.pk)  # two instructors may not leave each other behind
        teaching = cohort.memberships.filter(role=Membership.Role.INSTRUCTOR)
        if not teaching.exclude(person=person).exists() and teaching.filter(person=person).exists():
            raise LastInstructor
        cohort.memberships.filter(person=person).delete()


def remove_trainee(*, cohort: Cohort, trainee: User) -> None:
    """Take a trainee out of the cohort. Their attempts stay theirs, and are no longer seen by its instructors."""
    cohort.memberships.filter(person=trainee, role=Membership.Role.TRAINEE).delete()


def make_instructor(*, cohort: Cohort, trainee: User) -> None:
    """Let a trainee of the cohort teach it instead."""
    cohort.memberships.filter(person=trainee, role=Membership.Role.TRAINEE).update(role=Membership.Role.INSTRUCTOR)


def renew_code(*, cohort: Cohort) -> None:
    """Give the cohort another join code; the old one leads nowhere from now on."""
    for _ in range(TRIES):
        cohort.join_code = new_code()
        try:
            with transaction.atomic():
                return cohort.save(update_fields=["join_code"])
        except IntegrityError as error:
            clash = error
    raise clash


def change_cohort(*, cohort: Cohort, name: str, rulebook: str) -> None:
    """Rename the cohort or put it under another book. Attempts already made keep the book that they were made under."""
    cohort.name, cohort.rulebook = name, rulebook
    cohort.save(update_fields=["name", "rulebook"])


def close_cohort(*, cohort: Cohort) -> None:
    """End the cohort and every membership in it. The trainees keep their attempts."""
    cohort.delete()
