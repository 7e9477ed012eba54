"""A stage of the tests: one command, what it needs, and how its output is read."""

import os
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, field
from typing import Callable

from reports import Failure, Report, read_plain

# Seconds between SIGTERM and SIGKILL for what does not end in its time.
GRACE = 10


@dataclass(frozen=True)
class Stage:
    """One command; stages of one lane run one after another, lanes beside each other."""

    name: str
    command: list[str]
    lane: str = "computes"
    needs: tuple[str, ...] = ()
    # Stages that have to be over, whether they passed or not.
    after: tuple[str, ...] = ()
    # Reads the log, and the folder that the command may leave more in.
    read: Callable[[str, str], Report] = read_plain
    environment: dict[str, str] = field(default_factory=dict)
    # What takes longer than this hangs.
    minutes: int = 15


@dataclass
class Outcome:
    """How a stage went; `began` and `ended` are seconds of the monotonic clock, or None if it did not run."""

    stage: Stage
    report: Report
    log: str
    began: float | None = None
    ended: float | None = None

    @property
    def passed(self):
        return not self.report.failures


class Running:
    """A stage's command with all that it starts, from its start to its end."""

    def __init__(self, stage, folder, root):
        self.stage, self.folder = stage, os.path.join(folder, stage.name.replace(" ", "-"))
        # What an earlier run has left must not be read as this one's.
        shutil.rmtree(self.folder, ignore_errors=True)
        os.makedirs(self.folder)
        self.log = f"{self.folder}/log"
        self.began = time.monotonic()
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [word.replace("{folder}", self.folder) for word in stage.command], cwd=root,
                env={**os.environ, **stage.environment}, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT, start_new_session=True)

    def wait(self):
        """The outcome, once the command has ended or its time is over."""
        late = False
        try:
            self.process.wait(self.stage.minutes * 60)
        except subprocess.TimeoutExpired:
            late = True
            self.end()
        ended = time.monotonic()
        with open(self.log, encoding="utf-8", errors="replace") as log:
            text = log.read()
        report = self.stage.read(text, self.folder)
        if late:
            report.failures.insert(0, Failure(f"it did not end within {self.stage.minutes} minutes", "", last_lines(text)))
        elif self.process.returncode != 0 and not report.failures:
            report.failures.append(Failure(f"it ended with {self.process.returncode}", "", last_lines(text)))
            # A command that is one test has no other.
            report.passed -= self.stage.read is read_plain
        return Outcome(self.stage, report, self.log, self.began, ended)

    def end(self):
        """Ends the command and what it has started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                pass
            try:
                self.process.wait(GRACE)
            except subprocess.TimeoutExpired:
                continue

    def progress(self):
        """The last line that it wrote, as far as it is worth telling."""
        with open(self.log, "rb") as log:
            log.seek(0, os.SEEK_END)
            log.seek(max(0, log.tell() - 4096))
            lines = log.read().decode(errors="replace").splitlines()
        lines = [line.strip() for line in lines if line.strip()]
        return lines[-1][:90] if lines else ""


def last_lines(text, count=3):
    return [line.strip() for line in text.splitlines() if line.strip()][-count:]
