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
    "telltale": ["CommandLineTests"],
    "TelltaleHeadless": ["TelltaleHostTests", "CommandLineTests"],
    "Platforms": ["TelltaleFormatsTests"],
}
# Targets of which the virtual machine runs what nothing else can.
SEEN_IN_VM = {"TelltaleKMS", "TelltaleEvdev", "TelltaleHost", "telltale"}
FAILED = re.compile(rb"recorded an issue|Fatal error|Crash:")


class Trial:
    def __init__(self, copy, jobs):
        self.copy, self.jobs = copy, jobs
        self.seconds, self.reached = {}, {}
        self.lock = threading.Lock()
        self.done = 0

    def targets(self):
        names = sorted(os.listdir(self.copy.path("Tests")))
        return [name for name in names if name.endswith("Tests") and name not in LEFT_OUT]

    def survey(self):
        """Runs all tests without a fault: they have to pass, and tell which faults they come by."""
        print("mutants: running the tests without a fault", flush=True)
        for target in self.targets():
            folder = tempfile.mkdtemp()
            start = time.monotonic()
            verdict = self.test(target, {"MUTANT_REACHED": folder}, limit=1800)
            self.seconds[target] = time.monotonic() - start
            if verdict:
                raise SystemExit(f"mutants: {target} fails without a fault: {verdict}")
            print(f"  {target}: {self.seconds[target]:.0f} s", flush=True)
            self.reached[target] = set()
            for name in os.listdir(folder):
                with open(os.path.join(folder, name), encoding="ascii") as file:
                    self.reached[target].update(map(int, file.read().split()))
            shutil.rmtree(folder)

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
        targets = [target for target in self.nearest_first(mutant)
                   if mutant.number in self.reached[target]]
        verdict = "not noticed" if targets else "no test comes by it"
        for target in targets:
            what = self.test(target, environment, limit=20 + 4 * self.jobs * self.seconds[target])
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

    def test(self, target, environment, limit):
        """Runs the tests of a target up to the first that fails, which is given back; `None` where
        all pass."""
        program = self.copy.path(".build/debug/telltalePackageTests.xctest")
        process = subprocess.Popen(
            [program, "--testing-library", "swift-testing", "--filter", rf"^{target}\."],
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
