"""Stages run in their lanes, and one that fails hides no other."""

import contextlib
import io
import tempfile
import time
import unittest
from unittest import mock

import run
from reports import Failure, Report
from stage import Outcome, Stage


def gone_through(*plan):
    """The outcomes by name, and what was said."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.object(run, "FOLDER", folder):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            outcomes = run.Run(list(plan), time.time()).go()
        return {each.stage.name: each for each in outcomes}, said.getvalue()


class Stages(unittest.TestCase):
    def test_a_failed_stage_does_not_keep_the_next_from_running(self):
        outcomes, said = gone_through(Stage("first", ["sh", "-c", "echo it broke; exit 3"]), Stage("second", ["true"]))
        self.assertEqual(outcomes["first"].report.failures, [Failure("it ended with 3", "", ["it broke"])])
        self.assertTrue(outcomes["second"].passed)
        self.assertIn("| it broke", said)

    def test_what_needs_a_failed_stage_says_so(self):
        outcomes, _ = gone_through(Stage("build", ["false"]), Stage("tests", ["true"], needs=("build",)))
        self.assertIn("it needs the stage “build”", outcomes["tests"].report.failures[0].name)

    def test_lanes_run_beside_each_other(self):
        # Each ends only once the other has begun.
        meet = 'touch "$1/$2"; until [ -e "$1/$3" ]; do sleep 0.05; done'
        with tempfile.TemporaryDirectory() as place:
            outcomes, _ = gone_through(
                Stage("build", ["true"]),
                Stage("a", ["sh", "-c", meet, "sh", place, "a", "b"], needs=("build",), minutes=1),
                Stage("b", ["sh", "-c", meet, "sh", place, "b", "a"], lane="waits", needs=("build",), minutes=1))
        self.assertTrue(outcomes["a"].passed and outcomes["b"].passed)

    def test_what_hangs_is_ended_with_all_that_it_started(self):
        outcomes, _ = gone_through(Stage("long", ["sh", "-c", "sleep 600 & wait"], minutes=0.02))
        self.assertIn("did not end", outcomes["long"].report.failures[0].name)

    def test_what_comes_after_a_failed_stage_runs_all_the_same(self):
        outcomes, _ = gone_through(Stage("a", ["false"]), Stage("b", ["true"], lane="waits", after=("a",)))
        self.assertTrue(outcomes["b"].passed)
        self.assertGreaterEqual(outcomes["b"].began, outcomes["a"].ended)

    def test_a_stage_begins_with_an_empty_folder(self):
        leave = Stage("odd", ["sh", "-c", "[ ! -e {folder}/left ] && touch {folder}/left"])
        outcomes, _ = gone_through(leave, leave)
        self.assertTrue(outcomes["odd"].passed)

    def test_a_command_that_is_not_there_fails(self):
        outcomes, _ = gone_through(Stage("odd", ["./not-there"]), Stage("next", ["true"]))
        self.assertIn("could not be run", outcomes["odd"].report.failures[0].name)
        self.assertTrue(outcomes["next"].passed)


class Endings(unittest.TestCase):
    def test_what_failed_stands_in_the_last_forty_lines(self):
        report = Report(1, [Failure(f"test {number}", "A.swift:1", ["words"]) for number in range(60)], [(1.0, "slow")] * 30)
        outcome = Outcome(Stage("tests", ["true"]), report, run.FOLDER + "/tests/log", 1, 2)
        lines = run.summary([outcome], 0, 0)
        failed = next(index for index, line in enumerate(lines) if line.startswith("failed in tests"))
        self.assertLessEqual(len(lines) - failed, 39)
        self.assertIn("  ✘ A.swift:1: test 0", lines)

    def test_only_the_slowest_are_told(self):
        report = Report(30, [], [(float(number), f"test {number}") for number in range(30)])
        lines = run.summary([Outcome(Stage("tests", ["true"]), report, "", 0, 1)], 0, 0)
        self.assertEqual(sum("test " in line for line in lines[1:21]), 20)
        self.assertIn("29.0  test 29", lines[1])


if __name__ == "__main__":
    unittest.main()
