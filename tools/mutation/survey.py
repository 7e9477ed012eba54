"""What each suite of tests comes by, and how long it takes."""

import collections
import hashlib
import json
import os
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

# What judges the text of the sources sees the switch itself.
LEFT_OUT = {"ArchitectureTests"}
SEEN, TOLD_APART = 1, 2
MOST_FAILURES = 10


class Suite:
    """The tests of one type, or one test that stands by itself."""

    def __init__(self, target, name):
        self.target, self.name = target, name
        # `seen` are the faults that its tests come by, `apart` those of them that would have made a
        # difference to what was computed; no others can be noticed.
        self.seconds, self.seen, self.apart = 0.0, set(), set()

    def take(self, known):
        self.seconds, self.seen, self.apart = known["seconds"], set(known["seen"]), set(known["apart"])

    def kept(self):
        return {"seconds": self.seconds, "seen": sorted(self.seen), "apart": sorted(self.apart)}


class Survey:
    """Runs every suite once without a fault, as it has to pass anyway.

    What came of a suite is kept beside the copy until the program, the tests of its target or what these
    read changes.
    """

    def __init__(self, copy, run, jobs):
        self.copy, self.run_suites, self.jobs = copy, run, jobs
        self.file = os.path.join(os.path.dirname(copy.folder), "survey.json")
        self.suites = []
        self.lock = threading.Lock()

    def take(self, ids):
        """`ids` are the names of all tests."""
        self.suites = [Suite(target, name) for target, name in suites_in(ids)]
        known = self.known()
        marks = self.marks()
        unknown, failures = [], []
        for suite in self.suites:
            entry = known.get(f"{suite.target}.{suite.name}")
            if entry and entry["mark"] == marks[suite.target]:
                suite.take(entry)
            else:
                unknown.append(suite)
        print(f"mutants: running {len(unknown)} of {len(self.suites)} suites without a fault", flush=True)
        try:
            with ThreadPoolExecutor(self.jobs) as pool:
                failures = [one for one in pool.map(
                    lambda suite: self.look_at(suite, marks, known), unknown) if one]
        finally:
            with open(self.file, "w", encoding="utf-8") as file:
                json.dump(known, file)
        # Nothing can be said of a fault by what fails without one.
        for suite, verdict in failures:
            print(f"mutants: {suite.target}.{suite.name} fails without a fault and is left out: {verdict}",
                  flush=True)
            self.suites.remove(suite)
        if len(failures) > MOST_FAILURES:
            raise SystemExit("mutants: too many suites fail without a fault; see tools/test")
        self.print_times()

    def look_at(self, suite, marks, known):
        """The suite and what failed in it, if anything did."""
        with tempfile.TemporaryDirectory() as folder:
            start = time.monotonic()
            verdict = self.run_suites([suite], {"MUTANT_REACHED": folder}, 1800)
            suite.seconds = time.monotonic() - start
            if verdict:
                return suite, verdict
            for name in os.listdir(folder):
                with open(os.path.join(folder, name), "rb") as file:
                    for number, what in enumerate(file.read()):
                        if what & SEEN:
                            suite.seen.add(number)
                        if what & TOLD_APART:
                            suite.apart.add(number)
        with self.lock:
            known[f"{suite.target}.{suite.name}"] = {"mark": marks[suite.target], **suite.kept()}
        return None

    def print_times(self):
        seconds = collections.Counter()
        for suite in self.suites:
            seconds[suite.target] += suite.seconds
        for target, sum_of_it in seconds.most_common():
            print(f"  {target}: {sum_of_it:.0f} s", flush=True)

    def known(self):
        try:
            with open(self.file, encoding="utf-8") as file:
                return json.load(file)
        except (OSError, ValueError):
            return {}

    def marks(self):
        """Of each target with tests, what stands for all that its tests run and read."""
        own, shared = collections.defaultdict(hashlib.sha256), hashlib.sha256()
        targets = {suite.target for suite in self.suites}
        for file in sorted(self.copy.laid_out):
            parts = file.split("/")
            mark = own[parts[1]] if parts[0] == "Tests" and parts[1] in targets else shared
            path = self.copy.path(file)
            mark.update(file.encode() + b"\0")
            if os.path.isfile(path):
                with open(path, "rb") as opened:
                    mark.update(hashlib.sha256(opened.read()).digest())
        return {target: own[target].hexdigest() + shared.hexdigest() for target in targets}


def suites_in(ids):
    """Target and name of each suite, once each."""
    found = {}
    for one in ids:
        target, _, rest = one.partition(".")
        if target.endswith("Tests") and target not in LEFT_OUT and rest:
            found[target, rest.split("/")[0]] = None
    return list(found)
