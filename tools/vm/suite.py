"""Runs the tests of this folder, one guest at a time, and says how it went.

    python3 suite.py --binary PATH [-k PART_OF_A_NAME] [--stop-at-first]
"""

import argparse
import os
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


class ProgressResult(unittest.TestResult):
    """A line a test, while it runs."""

    def __init__(self, total):
        super().__init__()
        self.total, self.passed, self.failed = total, 0, 0

    def startTest(self, test):
        super().startTest(test)
        self.started = time.monotonic()
        self.trouble = []

    def addError(self, test, error):
        super().addError(test, error)
        self.trouble.append(self.errors[-1][1])

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.trouble.append(self.failures[-1][1])

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error:
            self.trouble.append(f"{subtest}\n{(self.failures + self.errors)[-1][1]}")

    def stopTest(self, test):
        super().stopTest(test)
        self.passed += not self.trouble
        self.failed += bool(self.trouble)
        number = self.passed + self.failed
        verdict = "FAILED" if self.trouble else "ok"
        name = test.id().split(".", 1)[1].replace(".test_", ": ").replace("_", " ")
        seconds = time.monotonic() - self.started
        print(f"  {number}/{self.total} {name}: {verdict} ({seconds:.1f} s)", flush=True)
        for text in self.trouble:
            print("    " + text.rstrip().replace("\n", "\n    "), flush=True)


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


def guest_of(test):
    return str(sorted(getattr(test, "settings", {}).items(), key=str))


def main():
    parser = argparse.ArgumentParser(description="Tests in a virtual machine with real KMS.")
    parser.add_argument("--binary", required=True, help="the telltale program to test")
    parser.add_argument("-k", dest="part", default="", help="only tests with this in their name")
    parser.add_argument("--stop-at-first", action="store_true", help="end with the first that fails")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    if not os.access(binary, os.X_OK):
        parser.error(f"{binary} is not a program; build it first: swift build -c release")
    os.environ["TELLTALE_BINARY"] = binary

    tests = [test for test in flatten(unittest.TestLoader().discover(HERE, "test_*.py"))
             if options.part in test.id()]
    tests.sort(key=guest_of)
    result = ProgressResult(len(tests))
    start = time.monotonic()
    for test in tests:
        test.run(result)
        if options.stop_at_first and result.failed:
            break
    from case import close_guest
    close_guest()
    print(f"virtual machine: {time.monotonic() - start:.0f} s")
    print(f"{result.passed} passed, {result.failed} failed")
    return 0 if tests and not result.failed else 1


if __name__ == "__main__":
    sys.exit(main())
