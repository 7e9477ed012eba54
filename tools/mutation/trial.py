"""Runs the tests on one fault after another."""

import os
import queue
import re
import selectors
import signal
import subprocess
import tempfile
import threading
import time

from survey import Survey

# Where the tests nearest to a target are not called after it.
NEAREST = {
    "TelltaleCommands": ["CommandLineTests"],
    "TelltaleAuthor": ["CommandLineTests"],
    "TelltaleUnit": ["CommandLineTests"],
    "TelltaleRuntime": ["TelltaleRuntimeTests", "CommandLineTests"],
    "TelltaleAppProtocol": ["TelltaleAppProtocolTests", "TelltaleRuntimeTests", "CommandLineTests"],
    "TelltaleHeadless": ["TelltaleHostTests", "CommandLineTests"],
    "Platforms": ["TelltaleProfilesTests"],
}
# Targets of which the virtual machine runs what nothing else can.
SEEN_IN_VM = {"TelltaleKMS", "TelltaleEvdev", "TelltaleHost", "TelltaleRuntime",
              "TelltaleCommands", "TelltaleAuthor", "TelltaleUnit"}
FAILED = re.compile(rb"recorded an issue|Fatal error|Crash:")


class Trial:
    def __init__(self, copy, jobs):
        self.copy, self.jobs = copy, jobs
        self.suites = []
        self.lock = threading.Lock()
        self.done = 0

    def survey(self):
        """Runs all tests without a fault, or knows from an earlier run what they come by."""
        survey = Survey(self.copy, self.test, self.jobs)
        survey.take(self.ids_of_tests())
        self.suites = survey.suites

    def ids_of_tests(self):
        listed = subprocess.run([self.program(), "--testing-library", "swift-testing", "--list-tests"],
                                cwd=self.copy.folder, text=True, check=True, stdout=subprocess.PIPE)
        return listed.stdout.splitlines()

    def program(self):
        return self.copy.path(".build/debug/telltalePackageTests.xctest")

    def run(self, mutants):
        """Tries all; each is given its verdict."""
        self.total = len(mutants)
        work = queue.SimpleQueue()
        for mutant in mutants:
            if not mutant.is_value:
                work.put(mutant)

        def worker():
            while True:
                try:
                    mutant = work.get_nowait()
                except queue.Empty:
                    return
                self.judge(mutant)

        threads = [threading.Thread(target=worker) for _ in range(self.jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        # Profiles are files that all tests read, so these go one by one.
        for mutant in mutants:
            if mutant.is_value:
                self.judge_value(mutant)

    def judge(self, mutant):
        number = mutant.number
        able = [suite for suite in self.suites if number in suite.apart]
        verdict = self.first_that_notices(mutant, able, {"MUTANT": str(number)})
        if not able:
            seen = any(number in suite.seen for suite in self.suites)
            verdict = "makes no difference in any test" if seen else "no test comes by it"
        self.settle(mutant, verdict)

    def first_that_notices(self, mutant, suites, environment):
        """The verdict of these suites, those of the fault's own target first, then quick ones."""
        for target, group in self.in_order(mutant, suites):
            # Suites of a target run at once, and others beside them.
            limit = 20 + 4 * self.jobs * sum(suite.seconds for suite in group)
            what = self.test(group, environment, limit)
            if what:
                return f"noticed by {target}: {what}"
        return "not noticed"

    def in_order(self, mutant, suites):
        groups = {}
        for suite in suites:
            groups.setdefault(suite.target, []).append(suite)
        nearest = NEAREST.get(mutant.module, [f"{mutant.module}Tests"])

        def rank(group):
            target, own = group
            place = nearest.index(target) if target in nearest else len(nearest)
            return place, sum(suite.seconds for suite in own)
        return sorted(groups.items(), key=rank)

    def judge_value(self, mutant):
        path = self.copy.path(mutant.file)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        lines = before.split("\n")
        lines[mutant.line - 1] = mutant.new_line
        try:
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
            verdict = self.first_that_notices(mutant, self.suites, {})
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(before)
        self.settle(mutant, verdict)

    def settle(self, mutant, verdict):
        if ("no test" in verdict or "any test" in verdict) and mutant.module in SEEN_IN_VM:
            verdict += "; the virtual machine may"
        mutant.verdict = verdict
        with self.lock:
            self.done += 1
            print(f"  {self.done}/{self.total} {mutant.place} {mutant.kind}: {verdict}", flush=True)

    def test(self, suites, environment, limit):
        """Runs these suites of one target up to the first test that fails, which is given back; `None`
        where all pass."""
        names = "|".join(re.escape(suite.name) for suite in suites)
        which = rf"^{suites[0].target}\.({names})(/|$)"
        process = subprocess.Popen(
            [self.program(), "--testing-library", "swift-testing", "--filter", which],
            cwd=self.copy.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
            env=os.environ | {"SWIFT_BACKTRACE": "enable=no", "TELLTALE_FUZZ_SECONDS": "3"} | environment)
        try:
            return first_failure(process, time.monotonic() + limit)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.stdout.close()
            process.wait()

    def run_in_virtual_machine(self, mutants):
        """Tries what is left of the targets that the virtual machine runs there."""
        left = [mutant for mutant in mutants
                if mutant.module in SEEN_IN_VM]
        if not left:
            return
        print(f"mutants: building the program for the virtual machine, to try {len(left)} there",
              flush=True)
        built = subprocess.run([self.copy.path("tools/build")], cwd=self.copy.folder, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if built.returncode:
            raise SystemExit(f"mutants: the program does not build\n{built.stdout[-3000:]}")
        for mutant in left:
            with tempfile.TemporaryDirectory() as folder:
                program = os.path.join(folder, "telltale")
                with open(program, "w", encoding="utf-8") as file:
                    file.write(f"#!/bin/sh\nMUTANT={mutant.number} "
                               f"exec {self.copy.path('.build/release/telltale')} \"$@\"\n")
                os.chmod(program, 0o755)
                done = subprocess.run([self.copy.path("tools/vm/test"), "--binary", program,
                                       "--stop-at-first"], cwd=self.copy.folder, text=True,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if done.returncode:
                failed = re.findall(r"\d+/\d+ (.*): FAILED", done.stdout)
                mutant.verdict = f"noticed in the virtual machine: {failed[0] if failed else 'no start'}"
            else:
                mutant.verdict = "not noticed, in the virtual machine either"
            print(f"  {mutant.place} {mutant.kind}: {mutant.verdict}", flush=True)


def first_failure(process, deadline):
    """The line that tells the first failure of a running test program, or how it ended."""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        rest = b""
        while True:
            left = deadline - time.monotonic()
            if left <= 0 or not selector.select(left):
                return "it does not end"
            chunk = os.read(process.stdout.fileno(), 1 << 16)
            if not chunk:
                break
            lines = (rest + chunk).split(b"\n")
            rest = lines.pop()
            for line in lines:
                if FAILED.search(line):
                    return told(line.decode(errors="replace"))
    code = process.wait()
    return f"it ends with {code}" if code else None


def told(line):
    """The name of the test that a line of the test program is about, else the line."""
    name = re.search(r'Test (?:case passing .* to )?"(.*?)" |Test (\S+)\(', line)
    return f'"{name[1] or name[2]}"' if name else line.strip()[:160]
