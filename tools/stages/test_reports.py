"""What is read of the output of stages."""

import json
import tempfile
import unittest

from reports import read_machine, read_node, read_plain, read_swift, read_unittest

MACHINE = """  (guest booted in 7.7 s: display bochs, udev False)
  1/3 Touch: a button: ok (1.9 s)
  2/3 Serve: an app: FAILED (30.7 s)
    Traceback (most recent call last):
      File "tools/vm/test_serve.py", line 141, in test_an_app
        self.assertEqual(1, 2)
    AssertionError: 1 != 2
  3/3 Ends: hang up: ok (2.7 s)
virtual machine: 40 s
2 passed, 1 failed
"""
UNITTEST = """.F.
======================================================================
FAIL: test_a_ticket (__main__.Tickets.test_a_ticket)
----------------------------------------------------------------------
Traceback (most recent call last):
  File "tools/a.py", line 34, in test_a_ticket
    self.helper()
  File "/usr/lib/python3/unittest/case.py", line 873, in assertEqual
    raise self.failureException(msg)
AssertionError: 'a' != 'b'
- a
+ b

----------------------------------------------------------------------
Ran 3 tests in 0.120s

FAILED (failures=1)
"""


def event(kind, test, at, **more):
    return {"kind": "event", "version": 0,
            "payload": {"kind": kind, "testID": test, "instant": {"absolute": at}, "messages": [], **more}}


def function(name):
    return {"kind": "test", "version": 0, "payload": {
        "id": name, "kind": "function", "displayName": f"{name} holds", "name": name,
        "sourceLocation": {"_filePath": f"Tests/{name}.swift", "fileID": f"T/{name}.swift", "line": 3, "column": 4}}}


def swift(*entries, cut=""):
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/events", "w", encoding="utf-8") as file:
            file.write("".join(json.dumps(entry) + "\n" for entry in entries) + cut)
        return read_swift("", folder)


PASSED = [event("testStarted", "a", 0), event("testCaseStarted", "a", 0), event("testCaseEnded", "a", 2),
          event("testEnded", "a", 2)]
ISSUE = event("issueRecorded", "b", 3, issue={"isKnown": False, "sourceLocation": {
    "_filePath": "Tests/Support/Help.swift", "fileID": "T/Help.swift", "line": 9, "column": 2}})
ISSUE["payload"]["messages"] = [{"symbol": "fail", "text": "Expectation failed: 1 == 2"}]
FAILED = [event("testStarted", "b", 2), event("testCaseStarted", "b", 2), ISSUE, event("testCaseEnded", "b", 4),
          event("testEnded", "b", 4)]
OVER = event("runEnded", None, 5)


class SwiftReports(unittest.TestCase):
    def test_a_failure_has_its_place_and_words(self):
        report = swift(function("a"), function("b"), *PASSED, *FAILED, OVER)
        self.assertEqual(report.passed, 1)
        failure = report.failures[0]
        self.assertEqual((failure.name, failure.place), ("b holds", "Tests/Support/Help.swift:9"))
        self.assertEqual(failure.words, ["Expectation failed: 1 == 2"])

    def test_times_are_those_of_the_cases(self):
        report = swift(function("a"), *PASSED, OVER)
        self.assertEqual(report.times, [(2, "a holds")])

    def test_a_crash_names_what_ran(self):
        report = swift(function("a"), function("b"), *PASSED, *FAILED[:2], cut='{"kind":')
        self.assertEqual(report.passed, 1)
        self.assertEqual((report.failures[0].name, report.failures[0].words),
                         ("the process ended while these ran", ["b holds"]))

    def test_a_known_issue_is_none(self):
        known = json.loads(json.dumps(ISSUE))
        known["payload"]["issue"]["isKnown"] = True
        report = swift(function("b"), *FAILED[:2], known, *FAILED[3:], OVER)
        self.assertEqual((report.passed, report.failures), (1, []))

    def test_tests_that_are_not_built_have_the_words_of_the_compiler(self):
        with tempfile.TemporaryDirectory() as folder:
            report = read_swift("Tests/A.swift:12:3: error: cannot find 'x' in scope\n", folder)
            self.assertEqual([(each.place, each.name) for each in report.failures],
                             [("Tests/A.swift:12", "cannot find 'x' in scope")])
            self.assertEqual(read_swift("killed\n", folder).failures[0].name, "no test ran")

    def test_no_test_at_all_is_a_failure(self):
        self.assertEqual(swift(OVER).failures[0].name, "no test ran")


class OtherReports(unittest.TestCase):
    def test_the_machine_counts_and_names(self):
        report = read_machine(MACHINE, "")
        self.assertEqual(report.passed, 2)
        failure = report.failures[0]
        self.assertEqual((failure.name, failure.place, failure.words),
                         ("Serve: an app", "tools/vm/test_serve.py:141", ["AssertionError: 1 != 2"]))
        self.assertEqual(max(report.times), (30.7, "Serve: an app"))

    def test_a_machine_that_did_not_start_is_a_failure(self):
        self.assertEqual(read_machine("vm setup: downloading\n", "").failures[0].name, "no test ran")

    def test_a_traceback_is_placed_in_the_project(self):
        report = read_unittest(UNITTEST, "")
        self.assertEqual(report.passed, 2)
        self.assertEqual(report.failures[0].place, "tools/a.py:34")
        self.assertEqual(report.failures[0].words, ["AssertionError: 'a' != 'b'"])

    def test_a_compiler_says_its_place(self):
        report = read_plain("Sources/A.swift:12:3: error: cannot find 'x' in scope\n" * 2, "")
        self.assertEqual([(each.place, each.name) for each in report.failures],
                         [("Sources/A.swift:12", "cannot find 'x' in scope")])

    def test_node_names_what_failed(self):
        report = read_node("ok 1 - a\nnot ok 2 - a label is shown\n# tests 2\n", "")
        self.assertEqual((report.passed, report.failures[0].name), (1, "a label is shown"))


if __name__ == "__main__":
    unittest.main()
