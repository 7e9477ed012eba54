"""Runs the stages of the tests and says at the end how long each took, which tests were slow and which failed."""

import argparse
import os
import shlex
import signal
import sys
import threading
import time

import nearest
from plan import stages
from reports import ROOT, Failure, Report
from stage import Outcome, Running

FOLDER = os.path.join(ROOT, ".build", "test")
# Seconds between two lines about what is running.
BEAT = 30
SLOWEST = 20
# Lines for what failed; CI keeps the end of what was written.
LAST_LINES = 38


class Run:
    """All stages, lane beside lane."""

    def __init__(self, plan, began):
        self.plan, self.began = plan, began
        self.outcomes, self.running = {}, {}
        self.changed = threading.Condition()

    def go(self):
        threads = [threading.Thread(target=self._lane, args=(lane,), daemon=True)
                   for lane in dict.fromkeys(stage.lane for stage in self.plan)]
        for thread in threads:
            thread.start()
        told = time.monotonic()
        for thread in threads:
            while thread.is_alive():
                thread.join(1)
                if time.monotonic() - told >= BEAT:
                    told = time.monotonic()
                    self._tell_progress()
        return [self.outcomes[stage.name] for stage in self.plan]

    def end(self):
        """Ends what is running, and all that this has started."""
        for running in list(self.running.values()):
            running.end()

    def _lane(self, lane):
        for stage in self.plan:
            if stage.lane == lane:
                outcome = self._outcome(stage)
                with self.changed:
                    self.outcomes[stage.name] = outcome
                    self.changed.notify_all()

    def _outcome(self, stage):
        with self.changed:
            self.changed.wait_for(lambda: all(need in self.outcomes for need in stage.needs + stage.after))
            missing = [need for need in stage.needs if not self.outcomes[need].passed]
        if missing:
            return Outcome(stage, Report(failures=[Failure(f"not run: it needs the stage “{missing[0]}”")]), "")
        self._say("test", f"{stage.name} begins")
        try:
            running = Running(stage, FOLDER, ROOT)
            self.running[stage.name] = running
            outcome = running.wait()
        except (OSError, ValueError, KeyError) as error:
            # What a stage cannot do is its failure, not that of the stages after it.
            outcome = Outcome(stage, Report(failures=[Failure(f"it could not be run: {error}")]), "")
        self.running.pop(stage.name, None)
        count = len(outcome.report.failures)
        self._say("test", f"{stage.name} {f'FAILED ({count})' if count else 'passed'}")
        if count:
            self._tell_log(outcome)
        return outcome

    def _tell_log(self, outcome):
        if outcome.log:
            with open(outcome.log, encoding="utf-8", errors="replace") as log:
                for line in log.read().splitlines()[-60:]:
                    print(f"  | {line}")
            sys.stdout.flush()

    def _tell_progress(self):
        for name, running in list(self.running.items()):
            self._say(f"  {name}", running.progress())

    def _say(self, who, words):
        print(f"{who}: {clock(time.time() - self.began).strip()} {words}", flush=True)


def clock(seconds):
    return f"{int(seconds) // 60:2d}:{int(seconds) % 60:02d}"


def summary(outcomes, began_monotonic, prepared):
    """The lines at the end: slow tests, stages, and what failed, which comes last so that it is seen."""
    times = sorted((entry for outcome in outcomes for entry in outcome.report.times), reverse=True)
    lines = [f"the {SLOWEST} slowest tests, in seconds:"] if times else []
    lines += [f"  {seconds:6.1f}  {name}" for seconds, name in times[:SLOWEST]]
    lines.append("how long each stage took, and from when to when:")
    if prepared:
        lines.append(f"  {clock(prepared)}   0:00 to {clock(prepared)}  what is installed")
    for outcome in outcomes:
        lines.append("  " + stage_line(outcome, began_monotonic))
    return lines + failure_lines([outcome for outcome in outcomes if not outcome.passed])


def stage_line(outcome, began):
    if outcome.ended is None:
        return f"    -                   {outcome.stage.name}"
    first, last = clock(outcome.began - began), clock(outcome.ended - began)
    return f"{clock(outcome.ended - outcome.began)}  {first} to {last}  {outcome.stage.name}"


def failure_lines(failed):
    """Each failed stage with its tests, cut to what CI keeps."""
    lines = []
    for outcome in failed:
        again = " ".join(shlex.quote(word) for word in outcome.stage.command) if outcome.ended else ""
        log = f"; all of it is in {os.path.relpath(outcome.log, ROOT)}" if outcome.log else ""
        lines.append(f"failed in {outcome.stage.name}{log}:")
        for failure in outcome.report.failures:
            place = f"{failure.place}: " if failure.place else ""
            lines.append(f"  ✘ {place}{failure.name}")
            lines += [f"      {words}" for words in failure.words]
        if again and len(again) < 100:
            lines.append(f"  again with: {again}")
    if len(lines) > LAST_LINES:
        lines = lines[:LAST_LINES - 1] + [f"and {len(lines) - LAST_LINES + 1} more lines, which the logs have"]
    return lines


def main():
    parser = argparse.ArgumentParser(prog="tools/test", add_help=False)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--all", action="store_true")
    kind.add_argument("--quick", nargs="?", const="", metavar="REVISION")
    parser.add_argument("--began", type=float, default=time.time())
    options = parser.parse_args()
    left_out = []
    if options.quick is None:
        plan = stages(options.all)
    else:
        plan, left_out = nearest.stages(options.quick)
    prepared = time.time() - options.began
    began = time.monotonic() - prepared

    run = Run(plan, options.began)

    def stop(number, _frame):
        run.end()
        sys.exit(128 + number)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    outcomes = run.go()
    for line in left_out + summary(outcomes, began, prepared):
        print(line)
    passed = sum(outcome.report.passed for outcome in outcomes)
    failures = sum(len(outcome.report.failures) for outcome in outcomes)
    print(f"{passed} passed, {failures} failed, in {clock(time.time() - options.began).strip()}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
