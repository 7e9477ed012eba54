"""Where faults can be put in, and which of these are taken."""

import glob
import json
import os
import random
import re
import shutil
import subprocess
from dataclasses import dataclass, field


# Each is itself: two runs that choose the same one share it.
@dataclass(eq=False)
class Mutant:
    """One fault."""

    file: str
    line: int
    kind: str
    text: str
    module: str
    # What the source finder told; empty for a value of a profile.
    edit: dict = field(default_factory=dict)
    # The line of a profile that takes the place of the one that is there.
    new_line: str = ""
    number: int = 0
    verdict: str = ""

    @property
    def is_value(self):
        return self.module == "Platforms"

    @property
    def place(self):
        return f"{self.file}:{self.line}"


def candidates(root):
    """All faults there can be, in a settled order."""
    return in_sources(root) + in_profiles(root)


def at(found, places):
    """Those of these faults that stand at these places, each FILE or FILE:LINE."""
    def is_asked(mutant, place):
        file, _, line = place.rpartition(":")
        if not line.isdigit():
            return mutant.file.endswith(place)
        last = mutant.edit.get("lastLine", mutant.line)
        return mutant.file.endswith(file) and mutant.line <= int(line) <= last
    return [mutant for mutant in found if any(is_asked(mutant, place) for place in places)]


def in_sources(root):
    files = sorted(os.path.relpath(path, root)
                   for path in glob.glob(f"{root}/Sources/**/*.swift", recursive=True))
    files = [file for file in files if not is_generated(os.path.join(root, file))]
    finder = build_finder(root)
    output = subprocess.run([finder, root], input="\n".join(files), text=True, check=True,
                            stdout=subprocess.PIPE).stdout
    lines = {file: read_lines(os.path.join(root, file)) for file in files}
    return [Mutant(one["file"], one["line"], one["kind"], told(one, lines), one["file"].split("/")[1],
                   edit=one) for one in json.loads(output)]


def told(one, lines):
    """What a fault is about; of a single number or truth value, the line that it stands in."""
    if one["end"] - one["start"] > 5:
        return one["text"]
    return f"{one['text']} in {lines[one['file']][one['line'] - 1].strip()}"


def read_lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")


def is_generated(path):
    with open(path, encoding="utf-8") as file:
        return "Written by tools/" in file.readline()


def build_finder(root):
    """Swift's own parser comes with the compiler, for its macros, so that it need not be built."""
    program = os.path.join(root, ".build-mutants", "finder")
    os.makedirs(os.path.dirname(program), exist_ok=True)
    compiler = os.path.realpath(shutil.which("swiftc") or "/usr/bin/swiftc")
    parser = os.path.join(os.path.dirname(os.path.dirname(compiler)), "lib", "swift", "host")
    sources = sorted(glob.glob(f"{root}/tools/mutation/finder/*.swift"))
    command = ["swiftc", "-O", "-swift-version", "6", "-module-name", "mutation", "-I", parser,
               "-L", parser, "-Xlinker", "-rpath", "-Xlinker", parser, "-o", program, *sources]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"mutants: the finder of places does not build\n{done.stdout[-3000:]}")
    return program


def in_profiles(root):
    """Numbers, truth values and colours of the profiles that are shipped."""
    found = []
    for path in sorted(glob.glob(f"{root}/Platforms/*.yaml")):
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                new = changed(line.rstrip("\n"))
                if new:
                    found.append(Mutant(os.path.relpath(path, root), number, "value",
                                        f"{line.strip()} -> {new.strip()}", "Platforms", new_line=new))
    return found


def changed(line):
    """A profile's line with another value in it; `None` where there is none that can be changed."""
    if line.lstrip().startswith("#"):
        return None
    colour = re.match(r"^(\s*[\w-]+:\s*[\"']?#?)([0-9A-Fa-f]{6})([\"']?\s*(?:#.*)?)$", line)
    if colour:
        first = colour[2][0]
        return colour[1] + ("2" if first != "2" else "3") + colour[2][1:] + colour[3]
    number = re.match(r"^(\s*[\w-]+:\s*)(\d+)(\.\d+)?(\s*(?:#.*)?)$", line)
    if number:
        return f"{number[1]}{int(number[2]) + 1}{number[3] or ''}{number[4]}"
    truth = re.match(r"^(\s*[\w-]+:\s*)(true|false)(\s*(?:#.*)?)$", line)
    if truth:
        return truth[1] + ("false" if truth[2] == "true" else "true") + truth[3]
    return None


def choose(found, count, seed):
    """So many of them by chance. Modules take turns by the square root of their places, so that large
    ones do not crowd the others out."""
    chance = random.Random(seed)
    by_module = {}
    for mutant in found:
        by_module.setdefault(mutant.module, []).append(mutant)
    for mutants in by_module.values():
        chance.shuffle(mutants)
    weights = {module: len(mutants) ** 0.5 for module, mutants in by_module.items()}
    chosen = []
    while len(chosen) < count and any(by_module.values()):
        modules = [module for module in sorted(by_module) if by_module[module]]
        module = chance.choices(modules, [weights[module] for module in modules])[0]
        chosen.append(by_module[module].pop())
    return chosen
