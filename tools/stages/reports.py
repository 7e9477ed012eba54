"""What the output of a stage says: how many tests passed, which failed where, and which were slow."""

import json
import os
import re
from dataclasses import dataclass, field

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Characters of a failure's words that are told; its log has all.
WORDS = 200


@dataclass
class Failure:
    """A test that failed: its name, its place (FILE:LINE or nothing), and what was said of it."""

    name: str
    place: str = ""
    words: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What a stage's tests came to; `times` are (seconds, name) of tests that say how long they took."""

    passed: int = 0
    failures: list[Failure] = field(default_factory=list)
    times: list[tuple[float, str]] = field(default_factory=list)


def read_plain(text, _folder):
    """A command that is one test: it passed unless an error stands in its output."""
    found = re.findall(r"^(\S+?:\d+)(?::\d+)?: (?:fatal )?error: (.*)$", text, re.MULTILINE)
    failures = [Failure(words[:WORDS], relative(place)) for place, words in dict.fromkeys(found)]
    return Report(passed=not failures, failures=failures)


def read_unittest(text, _folder):
    """Tests of Python's unittest."""
    blocks = re.split(r"^={60,}\n", text, flags=re.MULTILINE)[1:]
    failures = []
    for block in blocks:
        name, _, trace = block.partition("\n")
        failures.append(failure(name.removeprefix("FAIL: ").removeprefix("ERROR: "), trace))
    ran = sum(int(count) for count in re.findall(r"^Ran (\d+) tests? in ", text, re.MULTILINE))
    return counted(ran, failures)


def read_node(text, _folder):
    """Tests of Node's runner."""
    failures = [Failure(name) for name in re.findall(r"^\s*(?:not ok \d+ -|✖) (.+)$", text, re.MULTILINE)]
    return counted(sum(int(count) for count in re.findall(r"^(?:#|ℹ) tests (\d+)", text, re.MULTILINE)), failures)


def read_machine(text, _folder):
    """The tests of tools/vm."""
    report = Report()
    lines = text.splitlines()
    for index, line in enumerate(lines):
        told = re.match(r"  \d+/\d+ (.*): (ok|FAILED) \(([\d.]+) s\)$", line)
        if not told:
            continue
        name, verdict, seconds = told.groups()
        report.times.append((float(seconds), name))
        if verdict == "ok":
            report.passed += 1
            continue
        trace = []
        for more in lines[index + 1:]:
            if not more.startswith("    "):
                break
            trace.append(more[4:])
        report.failures.append(failure(name, "\n".join(trace)))
    return report if report.times else counted(0, report.failures)


def read_swift(text, folder):
    """Swift tests, from the events that they write: the log has them as words."""
    if not os.path.exists(f"{folder}/events"):
        # They did not come to run: what a compiler or a loader says is all there is.
        report = read_plain(text, folder)
        return report if report.failures else counted(0, [])
    tests, issues, begun, times = {}, {}, {}, {}
    running, ended, over = set(), set(), False
    with open(f"{folder}/events", encoding="utf-8", errors="replace") as events:
        for line in events:
            try:
                entry = json.loads(line)
            except ValueError:
                continue  # The process ended within the line.
            payload, kind = entry["payload"], entry["payload"].get("kind")
            if entry["kind"] == "test":
                if kind == "function":
                    tests[payload["id"]] = payload
                continue
            test, now = payload.get("testID"), payload["instant"]["absolute"]
            if kind == "testStarted":
                running.add(test)
            elif kind == "testEnded":
                running.discard(test)
                ended.add(test)
            elif kind in ("testCaseStarted", "testCaseEnded"):
                case = (test, payload.get("_testCase", {}).get("id"))
                if kind == "testCaseStarted":
                    begun[case] = now
                else:
                    times[test] = times.get(test, 0) + now - begun.pop(case, now)
            elif kind == "issueRecorded" and not payload["issue"].get("isKnown"):
                issues.setdefault(test, []).append(payload)
            elif kind == "runEnded":
                over = True
    failures = [swift_failure(tests.get(test, {}), told) for test, told in issues.items()]
    running &= set(tests)
    if not over:
        names = [swift_name(tests[test]) for test in sorted(running)]
        failures.append(Failure("the process ended while these ran", "", names[:6]))
    passed = len((ended & set(tests)) - issues.keys())
    report = counted(passed + len(failures), failures)
    report.times = [(seconds, swift_name(tests[test])) for test, seconds in times.items() if test in tests]
    return report


def swift_name(test):
    return test.get("displayName") or test.get("name", "").strip("`").removesuffix("()").strip("`") or "no test"


def swift_failure(test, issues):
    """A test with its first issue; parameters and further issues stand in the log."""
    first = issues[0]
    place = first["issue"].get("sourceLocation") or test.get("sourceLocation") or {}
    where = f"{relative(place['_filePath'])}:{place['line']}" if "_filePath" in place else place.get("fileID", "")
    words = [message["text"][:WORDS] for message in first.get("messages", [])][:2]
    words = [line for text in words for line in text.splitlines()[:2]]
    if len(issues) > 1:
        words.append(f"and {len(issues) - 1} more")
    return Failure(swift_name(test), where, words)


def failure(name, trace):
    """A failed test of Python with its traceback."""
    places = re.findall(r'File "([^"]+)", line (\d+)', trace)
    own = [place for place in places if ROOT in os.path.abspath(place[0])] or places
    place = f"{relative(own[-1][0])}:{own[-1][1]}" if own else ""
    said = [line for line in trace.splitlines() if re.match(r"[\w.]+(Error|Exception|Exit|Interrupt|Expired)\b", line)]
    return Failure(name, place, [line[:WORDS] for line in said[:1]])


def counted(ran, failures):
    """A report; no tests at all are a failure as well, or a name that fits nothing would pass."""
    if not ran and not failures:
        failures = [Failure("no test ran")]
    return Report(passed=max(ran - len(failures), 0), failures=failures)


def relative(path):
    """A path below the project's root, if it is one."""
    inside = os.path.relpath(os.path.join(ROOT, path), ROOT)
    return path if inside.startswith("..") else inside
