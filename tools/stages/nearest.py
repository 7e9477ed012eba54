"""Which tests are nearest to what changed: for `tools/test --quick`."""

import json
import os
import re
import subprocess
import sys

from plan import swift_tests
from reports import ROOT, read_unittest
from stage import Stage

# A build of its own, without debugging information: the one of `swift test` would be made anew each time.
BUILD = ".build/quick"
# These tools have tests of their own.
OWN = "tools/stages/"
# Tests that read the sources themselves, and take a second.
ALWAYS = "ArchitectureTests"
# More test targets than these are no longer the nearest.
MANY = 4
# What says that a file has tests, and of which suite.
SUITE = re.compile(r"^(?:@Suite.*\b(?:struct|class|enum|actor)|(?:extension|struct|final class) (?=\w*Tests\b)) ?(\w+)", re.M)
# What other files of its target can see of a file.
SEEN = re.compile(r"^(?:@\w+(?:\(.*?\))? |package |public |internal |final |nonisolated )*"
                  r"(?:struct|class|enum|actor|protocol|extension|func|let|var|typealias) (\w+)", re.M)
# How many walks are enough to see that one still walks: a debug build takes a tenth of a second for each.
WALKS = 20
# What is not below Sources or Tests, and whose tests read it.
READ_BY = {
    "Platforms": ["TelltaleProfilesTests", "TelltaleGuidelinesTests"],
    "schemas": ["TelltaleScenesTests"],
}


def changed_files(revision):
    """Files that differ from the revision; without one those that are not committed, or else the last commit's."""
    if revision:
        known = subprocess.run(["git", "rev-parse", "--quiet", "--verify", f"{revision}^{{commit}}"], cwd=ROOT,
                               capture_output=True, check=False)
        if known.returncode != 0:
            print(f"test: git has no revision {revision}; name one such as main or HEAD~3",
                  file=sys.stderr)
            sys.exit(64)
    loose = git("status", "--porcelain", "--no-renames", "-uall").splitlines()
    if not revision and loose:
        return sorted(line[3:] for line in loose)
    files = git("diff", "--name-only", "--no-renames", revision or "HEAD~1").splitlines()
    return sorted({*files, *(line[3:] for line in loose)})


def git(*words):
    ended = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        sys.exit(f"test: git {' '.join(words)}: {ended.stderr.strip()}")
    return ended.stdout


def package():
    """What Package.swift says of targets: {name: (whether it is one of tests, its folder, what it imports)}."""
    ended = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        sys.exit(f"test: Package.swift cannot be read:\n{ended.stderr.strip()}")
    targets = {}
    for target in json.loads(ended.stdout)["targets"]:
        is_test = target["type"] == "test"
        folder = target.get("path") or f"{'Tests' if is_test else 'Sources'}/{target['name']}"
        imports = [next(iter(each.values()))[0] for each in target["dependencies"]]
        targets[target["name"]] = (is_test, folder, imports)
    return targets


def suites_in(file):
    """The suites whose tests stand in a file; none where it is gone, or has something that others may use."""
    path = os.path.join(ROOT, file)
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as opened:
        return suites_of(opened.read())


def suites_of(text):
    """The suites of a file's text where it has nothing else that other files can see."""
    suites = set(SUITE.findall(text))
    return sorted(suites) if set(SEEN.findall(text)) <= suites else []


def nearest(files, targets, suites=suites_in):
    """The tests to run, as patterns of their names, and in words what is not run: (patterns, words)."""
    chosen, told = {ALWAYS: {""}}, []
    for file in files:
        if file.startswith(OWN):
            continue
        target = target_of(file, targets)
        if target is None:
            tests = next((tests for folder, tests in READ_BY.items() if file.startswith(folder + "/")), [])
            why = "" if tests else f"{file}: no Swift test stands near it"
        else:
            tests = tests_of(target, targets)
            why = "" if len(tests) <= MANY else f"{file}: {len(tests)} test targets lean on {target}"
        if why:
            told.append(why)
            continue
        # A file that has suites and nothing else that others can see changes those alone.
        own = suites(file) if tests == [target] else []
        for test in tests:
            chosen.setdefault(test, set()).update(own or [""])
    return sorted(map(pattern, chosen, chosen.values())), list(dict.fromkeys(told))


def pattern(target, suites):
    """What the names of a target's tests begin with, or those of some of its suites; "" stands for all of them."""
    if "" in suites:
        return target
    return f"{target}.({'|'.join(sorted(suites))})" if len(suites) > 1 else f"{target}.{min(suites)}"


def target_of(file, targets):
    """The target whose folder has the file."""
    fitting = [(len(folder), name) for name, (_, folder, _) in targets.items() if file.startswith(folder + "/")]
    return max(fitting)[1] if fitting else None


def tests_of(target, targets):
    """A target of tests itself; else its own tests, or those that import it where it has none."""
    if targets[target][0]:
        return [target]
    own = f"{target}Tests"
    if own in targets:
        return [own]
    return [name for name, (is_test, _, imports) in targets.items() if is_test and target in imports]


def stages(revision):
    """The stages of a quick run, and the lines that say what they leave out."""
    files = changed_files(revision)
    targets = package()
    chosen, told = nearest(files, targets)
    tests = sum(is_test for is_test, _, _ in targets.values())
    print(f"test: {len(files)} changed files; nearest to them: {', '.join(chosen)}", flush=True)
    if not os.path.exists(os.path.join(ROOT, BUILD)):
        print("test: the first quick run builds everything; that takes some minutes", flush=True)
    plan = [
        Stage("build", ["swift", "build", "--build-tests", "--disable-xctest", "-debug-info-format", "none",
                        "--scratch-path", BUILD], minutes=40),
        swift_tests("Swift tests", f"--filter '^({'|'.join(chosen)})[./]'", environment={"TELLTALE_WALKS": str(WALKS)},
                    tests=f"{BUILD}/debug/telltalePackageTests.xctest"),
    ]
    if any(file.startswith(OWN) for file in files):
        plan.append(Stage("tests of the tools", ["python3", "-B", "-m", "unittest", "discover", "-s", "tools/stages",
                                                 "-t", "tools/stages"], read=read_unittest))
    left_out = ["left out: " + line for line in told]
    left_out.append(f"left out: {tests - len(chosen)} of {tests} test targets, suites beside those that changed, the "
                    "release build, counts of instructions, examples, walks, editor, browser and virtual machine: "
                    "tools/test runs them")
    return plan, left_out
