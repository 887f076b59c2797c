"""A course at the keyboard."""

import pytest

from ludotheque import registry
from tests.cli.console import piped


def test_a_course_is_played_through_in_the_terminal() -> None:
    course = registry.course("yali", "en")
    said = "".join(f"{move}\n" for lesson in course for move in lesson.demo)
    done = piped("learn", "yali", "--lang", "en", said=said)
    assert done.returncode == 0, done.stderr
    out = done.stdout.splitlines()
    assert [line for line in out if line.endswith(f" of {len(course)}")] == [
        f"{number} of {len(course)}" for number in range(1, len(course) + 1)
    ]
    assert out[0].startswith("A step is a2-a3"), "whoever is new is told how moves are written"
    assert out[-1] == "That’s all you need. Now play!"


def test_a_wrong_try_is_answered_and_the_step_begins_again() -> None:
    said = "b2-b1\nb1xb3\nshow\nskip\nback\nquit\n"
    done = piped("learn", "yali", "--lang", "en", said=said)
    out = done.stdout.splitlines()
    assert "b2-b1 goes backward; a marble never does." in out
    assert "That was a jump. Very nice, but it comes later: first take a single step." in out
    assert "This is how it’s done. Now you." in out
    assert out.count("1 of 14") == 2
    assert out[-1] == "To go on later: ludotheque learn yali --from step"


@pytest.mark.parametrize("asked", [("nothing-like-it",)])
def test_a_step_that_is_not_there_is_refused(asked: tuple[str]) -> None:
    done = piped("learn", "yali", "--lang", "en", "--from", *asked)
    assert (done.returncode, done.stderr) == (2, "There is no lesson “nothing-like-it” in this course.\n")
