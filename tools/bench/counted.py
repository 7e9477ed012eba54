"""What the tools of this folder share: the program that they measure, and tables of counts in docs/performance.md."""

import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PAGE = os.path.join(ROOT, "docs/performance.md")
# What authors' programs do is measured of theirs, everything else of one that has all that units get and a stopwatch.
AUTHORS = os.path.join(ROOT, ".build/release/telltale")
UNITS = os.path.join(ROOT, ".build/release/telltale-unit")
BENCH = os.path.join(ROOT, ".build/release/telltale-bench")


def missing():
    """Which program is not built, in words; nothing where both are."""
    for path in (AUTHORS, BENCH):
        name = os.path.relpath(path, ROOT)
        if not os.path.exists(path):
            return f"no {name}; run tools/build --bench"
        if loads_swift(path):
            return f"{name} is as tests need it, with Swift's libraries beside it; run tools/build --bench"
    return ""


def loads_swift(program):
    """Whether a program has Swift's libraries loaded, as those have that are built with the tests."""
    return "libswiftCore.so" in subprocess.run(
        ["readelf", "-dW", program], check=True, capture_output=True, text=True).stdout


def installed(folder, *strip):
    """Puts the program with the stopwatch into a folder as packages do a unit's, stripped and with its profiles compiled,
    and gives its path.

    `strip` are the words for strip, where not all that it takes is to go."""
    shutil.rmtree(folder, ignore_errors=True)
    platforms = os.path.join(folder, "Platforms")
    shutil.copytree(os.path.join(ROOT, "Platforms"), platforms, ignore=shutil.ignore_patterns("Compiled"))
    program = os.path.join(folder, "telltale-bench")
    subprocess.run(["strip", *strip, "-o", program, BENCH], check=True)
    subprocess.run([program, "profile", "compile", platforms], check=True, cwd=folder, stdout=subprocess.DEVNULL)
    return program


def harfbuzz():
    """Which HarfBuzz the programs have: with the system's shared one a start costs a tenth more."""
    if not os.path.exists(os.path.join(ROOT, ".build/static/libharfbuzz.a")):
        return "the shared HarfBuzz of the system, since its sources could not be had"
    with open(os.path.join(ROOT, ".build/harfbuzz/version"), encoding="utf-8") as file:
        return f"HarfBuzz {file.read().strip()} inside"


def home(command):
    """The folder to start a program in: its own, where a unit's has its profiles."""
    return os.path.dirname(command[0])


def stop(tool, message):
    print(f"{tool}: {message}", file=sys.stderr)
    sys.exit(2)


class Table:
    """Counts in docs/performance.md, a row each: name, Telltale's, pango's, their ratio."""

    def __init__(self, tool, unit, growth, least=0, loose=None, advice=""):
        """`tool` renews the table, `unit` is what is counted, `growth` is by which share a count may grow before somebody
        has to look at it, `least` by how much where that is more; `loose` has other shares, by the beginnings of names, for
        what machines differ in: these are held beside pango's in the same run; `advice` is what to do about one that grew."""
        self.tool, self.unit, self.growth, self.least = tool, unit, growth, least
        self.loose, self.advice = loose or {}, advice
        # What is not compared this time, by the beginnings of names, and why.
        self.excused = {}
        self.begin, self.end = f"<!-- Written by tools/bench/{tool} --renew -->", f"<!-- end of the {tool} -->"

    def finish(self, counts, renews):
        """Writes the table anew, or compares the counts with it; gives the exit code."""
        ours = harfbuzz()
        print(f"{self.tool}: for a program with {ours}")
        if renews and not ours.endswith("inside"):
            stop(self.tool, "the table is of programs that have HarfBuzz inside")
        if renews:
            self.renew(counts, f"Of a program with {ours}:")
            return 0
        said = re.search(r"^Of a program with (.*):$", self.page()[1], re.MULTILINE)
        theirs = said.group(1) if said else "a HarfBuzz that it does not name"
        if ours == theirs:
            return self.report(counts)
        print(f"{self.tool}: the table in docs/performance.md is for one with {theirs}, so nothing is compared")
        for name, (count, _) in counts.items():
            print(f"{name:48}{count:>14,}")
        return 0

    def page(self):
        """What stands before the table, in its place, and after it."""
        with open(PAGE, encoding="utf-8") as file:
            text = file.read()
        if self.begin not in text or self.end not in text:
            stop(self.tool, f"no table in docs/performance.md; it stands between {self.begin} and {self.end}")
        before, _, rest = text.partition(self.begin)
        inside, _, after = rest.partition(self.end)
        return before, inside, after

    def known(self):
        """The counts of Telltale that the page has, by name."""
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in self.page()[1].splitlines()]
        return {row[0]: int(row[1].replace(",", ""))
                for row in rows if len(row) == 4 and re.fullmatch(r"[\d,]+", row[1])}

    def peers(self):
        """The counts of pango's programs that the page has, by name."""
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in self.page()[1].splitlines()]
        return {row[0]: int(row[2].replace(",", ""))
                for row in rows if len(row) == 4 and re.fullmatch(r"[\d,]+", row[2])}

    def renew(self, counts, heading):
        """Writes the table anew, under a heading."""
        before, _, after = self.page()
        lines = [heading, "", f"| {self.unit} | Telltale | pango | ratio |", "|---|---:|---:|---:|"]
        lines += [self.row(name, *both) for name, both in counts.items()]
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(before + self.begin + "\n" + "\n".join(lines) + "\n" + self.end + after)
        print("\n".join(lines))

    @staticmethod
    def row(name, ours, theirs):
        peer = f"{theirs:,} | {ours / theirs:.2f}" if theirs else "| "
        return f"| {name} | {ours:,} | {peer} |"

    def report(self, counts):
        """Prints all counts; gives the exit code."""
        known, peers, grown = self.known(), self.peers(), []
        for name, (ours, theirs) in counts.items():
            if name in known and theirs and peers.get(name) and self.share(name):
                known[name] = round(known[name] * theirs / peers[name])
            ratio = f"{ours / theirs:6.2f} of pango" if theirs else ""
            excuse = next((why for start, why in self.excused.items() if name.startswith(start)), None)
            if excuse:
                words = f"  not compared: {excuse}"
            elif name not in known:
                words = "  not in the table"
                grown.append(name)
            else:
                words = f"{ours / max(1, known[name]) - 1:+7.1%}"
                if ours - known[name] > self.allowed(name, known[name]):
                    grown.append(name)
                    words += "  GREW"
            print(f"{name:48}{ours:>14,}{words}{'':4}{ratio}")
        for name in known.keys() - counts.keys():
            grown.append(name)
            print(f"{name:48}{'not counted':>14}")
        if grown:
            print(
                f"{self.tool}: more than {self.growth:.0%} above docs/performance.md, or not in it: {'; '.join(grown)}."
                f" Reduce it{self.advice}, or find the reason and run tools/bench/{self.tool} --renew", file=sys.stderr)
        return 1 if grown else 0

    def share(self, name):
        """The share by which a count of its own kind may grow, or nothing."""
        return next((share for start, share in self.loose.items() if name.startswith(start)), None)

    def allowed(self, name, count):
        """By how much a count may be above the table's."""
        return max((self.share(name) or self.growth) * count, self.least)
