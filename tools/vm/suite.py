"""Runs the tests of this folder, in two guests beside each other, and says how it went.

    python3 suite.py --binary PATH [-k PART_OF_A_NAME] [--root host|debian] [--all] [--guests COUNT] [--stop-at-first]
"""

import argparse
import multiprocessing
import multiprocessing.connection
import os
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))


class Verdict(unittest.TestResult):
    """How one test went: its name, its seconds, and what was wrong."""

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

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        # What is not tried must not pass for what went well.
        self.trouble.append(f"not tried: {reason}")

    def stopTest(self, test):
        super().stopTest(test)
        self.seconds = time.monotonic() - self.started
        self.name = test.id().split(".", 1)[1].replace(".test_", ": ").replace("_", " ")


class Plan:
    """Which test comes next: one for the guest that runs already, or else for one that nobody has."""

    def __init__(self, tests):
        self.waiting = {}
        for index, test in enumerate(tests):
            self.waiting.setdefault(guest_of(test), []).append(index)
        self.guests = {}

    def next(self, worker):
        """The number of a test, or None when all are given out."""
        guest = self.guests.get(worker)
        if guest not in self.waiting:
            taken = self.guests.values()
            guest = max(self.waiting, key=lambda one: (one not in taken, len(self.waiting[one])), default=None)
        self.guests[worker] = guest
        if guest is None:
            return None
        index = self.waiting[guest].pop(0)
        if not self.waiting[guest]:
            del self.waiting[guest]
        return index


def work(line, tests):
    """Runs the tests whose numbers come over the line, until there is none, and says how each went."""
    from case import close_guest
    while (index := line.recv()) is not None:
        verdict = Verdict()
        tests[index].run(verdict)
        line.send((verdict.name, verdict.seconds, verdict.trouble))
    close_guest()


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


def guest_of(test):
    return str(sorted(getattr(test, "settings", {}).items(), key=str))


def is_thorough(test):
    return getattr(getattr(test, test._testMethodName, None), "is_thorough", False)


def root_of(test):
    return getattr(test, "settings", {}).get("root", "host")


def main():
    parser = argparse.ArgumentParser(description="Tests in a virtual machine with real KMS.")
    parser.add_argument("--binary", required=True, help="the telltale program to test")
    parser.add_argument("-k", dest="part", default="", help="only tests with this in their name")
    parser.add_argument("--root", choices=["host", "debian"], help="only tests in guests with this machine's root, or with a Debian of"
                        " their own")
    parser.add_argument("--all", action="store_true", help="also the long tests")
    parser.add_argument("--guests", type=int, default=2, help="number of machines at a time (default: 2)")
    parser.add_argument("--stop-at-first", action="store_true", help="stop at the first failure")
    options = parser.parse_args()
    binary = os.path.abspath(options.binary)
    if not os.access(binary, os.X_OK):
        parser.error(f"{binary} is not a program; build it first: swift build -c release")
    os.environ["TELLTALE_BINARY"] = binary

    tests = [test for test in flatten(unittest.TestLoader().discover(HERE, "test_*.py"))
             if options.part in test.id() and options.root in (None, root_of(test))]
    left_out = [] if options.all or options.part else [test for test in tests if is_thorough(test)]
    tests = [test for test in tests if test not in left_out]
    if left_out:
        print(f"  (with --all also {', '.join(test.id().split('.', 1)[1] for test in left_out)})", flush=True)
    passed, failed, start = 0, 0, time.monotonic()
    for name, seconds, trouble in results(tests, options.guests):
        passed += not trouble
        failed += bool(trouble)
        verdict = "FAILED" if trouble else "ok"
        print(f"  {passed + failed}/{len(tests)} {name}: {verdict} ({seconds:.1f} s)", flush=True)
        for text in trouble:
            print("    " + text.rstrip().replace("\n", "\n    "), flush=True)
        if failed and options.stop_at_first:
            break
    print(f"virtual machine: {time.monotonic() - start:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 0 if tests and not failed else 1


def results(tests, guests):
    """How each test went, as they end; so many guests run beside each other."""
    plan, workers = Plan(tests), {}
    for _ in range(min(guests, len(tests))):
        line, other = multiprocessing.Pipe()
        worker = multiprocessing.Process(target=work, args=(other, tests), daemon=True)
        worker.start()
        other.close()
        workers[line] = worker
        line.send(plan.next(line))
    while workers:
        for line in multiprocessing.connection.wait(workers):
            try:
                yield line.recv()
                line.send(plan.next(line))
            except EOFError:
                worker = workers.pop(line)
                worker.join()
                if worker.exitcode:
                    yield f"the guest of {plan.guests[line]}", 0, [f"its tests ended with {worker.exitcode}"]

if __name__ == "__main__":
    sys.exit(main())
