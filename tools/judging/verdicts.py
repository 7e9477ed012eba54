"""What a reviewer said of each dialog, held against what the linter says of it.

A line of verdicts.tsv: dialog and language, what it is, where in the scene, the guidelines that tell it, with commas
between those of which any one is enough, and a word why, where there is more to say. `defect` is something to be
mended, `arguable` something that may be said and need not be mended, `wrong` something that must not be said.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

LOUD = ("error", "warning")


@dataclass
class Verdict:
    """One thing that a reviewer said of a dialog."""

    kind: str
    place: str
    rules: tuple
    is_heard: bool = False

    def fits(self, finding):
        """Whether a finding tells it: by one of its guidelines, at its place or at what holds it."""
        here, there = finding["path"], self.place
        is_there = "alert" in (here, there) or here.startswith(there) or there.startswith(here)
        return is_there and finding["rule"] in self.rules

    def is_named_by(self, finding):
        """Whether a finding says that it stands in for one of its guidelines, for the same part of the dialog."""
        part = self.place.split("[")[0]
        return any(rule in self.rules for rule in finding["also"]) and finding["path"].startswith((part, "alert"))


@dataclass
class Tally:
    """What became of the findings of some dialogs."""

    dialogs: int = 0
    findings: int = 0
    refused: int = 0
    loud: Counter = field(default_factory=Counter)
    notes: Counter = field(default_factory=Counter)
    by_rule: dict = field(default_factory=lambda: defaultdict(Counter))
    by_language: dict = field(default_factory=lambda: defaultdict(Counter))
    defects: int = 0
    found: int = 0
    found_loud: int = 0
    missed: list = field(default_factory=list)
    wrong: list = field(default_factory=list)


def read(path):
    """All verdicts, by the name of the scene's file."""
    verdicts = defaultdict(list)
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            dialog, kind, place, rules = line.split("\t")[:4]
            verdicts[f"{dialog}.yaml"].append((kind, place, tuple(rules.split(","))))
    return verdicts


def tally(dialogs, findings, verdicts):
    """Counts: `findings` and `verdicts` by the name of the scene's file."""
    result = Tally()
    for dialog in dialogs:
        said = findings.get(dialog.file, [])
        _judge(dialog, said, [Verdict(*each) for each in verdicts[dialog.file]], result)
        result.found_loud += _found(
            [finding for finding in said if finding["severity"] in LOUD],
            [Verdict(*each) for each in verdicts[dialog.file]])
    return result


def _found(findings, verdicts):
    """How many defects some findings tell."""
    for finding in findings:
        _kind(finding, verdicts)
    return sum(verdict.kind == "defect" and (verdict.is_heard or any(map(verdict.is_named_by, findings)))
               for verdict in verdicts)


def _judge(dialog, findings, verdicts, result):
    result.dialogs += 1
    result.findings += len(findings)
    result.refused += any(finding["refuses"] for finding in findings)
    for finding in findings:
        kind = _kind(finding, verdicts)
        if finding["severity"] in LOUD:
            result.loud[kind] += 1
            result.by_rule[finding["rule"]][kind] += 1
            result.by_language[dialog.language][kind] += 1
        else:
            result.notes[kind] += 1
        if kind == "wrong":
            result.wrong.append(f"{dialog.file}: {finding['path']}: {finding['message']} [{finding['rule']}]")
    for verdict in verdicts:
        verdict.is_heard |= any(verdict.is_named_by(finding) for finding in findings)
        if verdict.kind == "defect":
            result.defects += 1
            result.found += verdict.is_heard
            result.by_language[dialog.language]["defects"] += 1
            result.by_language[dialog.language]["found"] += verdict.is_heard
            if not verdict.is_heard:
                result.missed.append(f"{dialog.file}: {verdict.place} [{', '.join(verdict.rules)}]")
    result.by_language[dialog.language]["dialogs"] += 1
    result.by_language[dialog.language]["findings"] += len(findings)


def _kind(finding, verdicts):
    """What a finding is worth; who says a thing twice is no help the second time."""
    fitting = [verdict for verdict in verdicts if verdict.fits(finding)] or [
        verdict for verdict in verdicts if verdict.is_named_by(finding)]
    if not fitting:
        return "wrong"
    fresh = [verdict for verdict in fitting if not verdict.is_heard]
    verdict = (fresh or fitting)[0]
    if not fresh:
        return "arguable" if verdict.kind == "defect" else verdict.kind
    verdict.is_heard = True
    return "right" if verdict.kind == "defect" else verdict.kind
