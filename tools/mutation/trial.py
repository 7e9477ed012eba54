"""Runs the tests on one fault after another."""

import os
import queue
import re
import selectors
import shutil
import signal
import subprocess
import tempfile
import threading
import time

# What judges the text of the sources sees the switch itself.
LEFT_OUT = {"ArchitectureTests"}
# Where the tests nearest to a target are not called after it.
NEAREST = {
    "TelltaleCommands": ["CommandLineTests"],
    "TelltaleRuntime": ["TelltaleRuntimeTests", "CommandLineTests"],
    "TelltaleAppProtocol": ["TelltaleAppProtocolTests", "TelltaleRuntimeTests", "CommandLineTests"],
    "TelltaleHeadless": ["TelltaleHostTests", "CommandLineTests"],
    "Platforms": ["TelltaleProfilesTests"],
}
# Targets of which the virtual machine runs what nothing else can.
SEEN_IN_VM = {"TelltaleKMS", "TelltaleEvdev", "TelltaleHost", "TelltaleRuntime",
              "TelltaleCommands"}
FAILED = re.compile(rb"recorded an issue|Fatal error|Crash:")
STARTED = re.compile(rb"Suite (.+) started")
# Targets whose tests take longer (seconds) are told apart by suite: most suites do not come by most
# faults.
LONG = 4


class Trial:
    def __init__(self, copy, jobs):
        self.copy, self.jobs = copy, jobs
        # Of each target: how long its tests take, and which faults each of its suites comes by; the
        # suite `None` stands for all of them.
        self.seconds, self.suites = {}, {}
        self.lock = threading.Lock()
        self.done = 0

    def targets(self):
        names = sorted(os.listdir(self.copy.path("Tests")))
        return [name for name in names if name.endswith("Tests") and name not in LEFT_OUT]

    def survey(self):
        """Runs all tests without a fault: they have to pass, and tell which faults they come by."""
        print("mutants: running the tests without a fault", flush=True)
        for target in self.targets():
            start = time.monotonic()
            reached, names = self.surveyed(target)
            self.seconds[target] = time.monotonic() - start
            print(f"  {target}: {self.seconds[target]:.0f} s", flush=True)
            # A suite with a name of its own cannot be asked for by it.
            if self.seconds[target] > LONG and not any(name.startswith('"') for name in names):
                self.suites[target] = {name: self.surveyed(target, [name])[0] for name in names}
            else:
                self.suites[target] = {None: reached}

    def surveyed(self, target, suites=()):
        """The faults that these tests come by, and the names of their suites."""
        with tempfile.TemporaryDirectory() as folder:
            names = set()
            verdict = self.test(target, {"MUTANT_REACHED": folder}, 1800, suites, names)
            if verdict:
                raise SystemExit(f"mutants: {target} fails without a fault: {verdict}")
            reached = set()
            for name in os.listdir(folder):
                with open(os.path.join(folder, name), encoding="ascii") as file:
                    reached.update(map(int, file.read().split()))
            return reached, sorted(names)

    def coming_by(self, mutant, target):
        """The suites of a target that come by a fault; none for all of them; `None` where none does."""
        found = [name for name, reached in self.suites[target].items() if mutant.number in reached]
        return None if not found else [] if found == [None] else found

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
        environment = {"MUTANT": str(mutant.number)}
        targets = [(target, suites) for target in self.nearest_first(mutant)
                   if (suites := self.coming_by(mutant, target)) is not None]
        verdict = "not noticed" if targets else "no test comes by it"
        for target, suites in targets:
            limit = 20 + 4 * self.jobs * self.seconds[target]
            what = self.test(target, environment, limit, suites)
            if what:
                verdict = f"noticed by {target}: {what}"
                break
        self.settle(mutant, verdict)

    def judge_value(self, mutant):
        path = self.copy.path(mutant.file)
        with open(path, encoding="utf-8") as file:
            before = file.read()
        lines = before.split("\n")
        lines[mutant.line - 1] = mutant.new_line
        verdict = "not noticed"
        try:
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
            for target in self.nearest_first(mutant):
                what = self.test(target, {}, limit=20 + 4 * self.seconds[target])
                if what:
                    verdict = f"noticed by {target}: {what}"
                    break
        finally:
            with open(path, "w", encoding="utf-8") as file:
                file.write(before)
        self.settle(mutant, verdict)

    def nearest_first(self, mutant):
        """The tests of the fault's own target, then the others, quick ones first."""
        nearest = NEAREST.get(mutant.module, [f"{mutant.module}Tests"])
        targets = self.targets()
        return [target for target in nearest if target in targets] + sorted(
            (target for target in targets if target not in nearest), key=self.seconds.get)

    def settle(self, mutant, verdict):
        if verdict == "no test comes by it" and mutant.module in SEEN_IN_VM:
            verdict += "; the virtual machine may"
        mutant.verdict = verdict
        with self.lock:
            self.done += 1
            print(f"  {self.done}/{self.total} {mutant.place} {mutant.kind}: {verdict}", flush=True)

    def test(self, target, environment, limit, suites=(), names=None):
        """Runs the tests of a target, or of these suites of it, up to the first that fails, which is
        given back; `None` where all pass. `names` takes down the suites that ran."""
        program = self.copy.path(".build/debug/telltalePackageTests.xctest")
        which = rf"^{target}\." + (f"(.*/)?({'|'.join(suites)})/" if suites else "")
        process = subprocess.Popen(
            [program, "--testing-library", "swift-testing", "--filter", which],
            cwd=self.copy.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True,
            env=os.environ | {"SWIFT_BACKTRACE": "enable=no", "TELLTALE_FUZZ_SECONDS": "3"} | environment)
        try:
            return first_failure(process, time.monotonic() + limit, names)
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


def first_failure(process, deadline, names=None):
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
                suite = names is not None and STARTED.search(line)
                if suite:
                    names.add(suite[1].decode())
                if FAILED.search(line):
                    return told(line.decode(errors="replace"))
    code = process.wait()
    return f"it ends with {code}" if code else None


def told(line):
    """The name of the test that a line of the test program is about, else the line."""
    name = re.search(r'Test (?:case passing .* to )?"(.*?)" |Test (\S+)\(', line)
    return f'"{name[1] or name[2]}"' if name else line.strip()[:160]
