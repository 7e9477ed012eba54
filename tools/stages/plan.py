"""Which stages there are."""

import os

from reports import ROOT, read_machine, read_node, read_swift, read_unittest
from stage import Stage

TESTS = ".build/release/telltalePackageTests.xctest"
PROGRAM = ".build/release/telltale"
# Address space has a bound (KiB): a test that runs away ends with a backtrace, not with all memory.
BOUND = "ulimit -v 8388608 && exec \"$@\" --testing-library swift-testing --event-stream-output-path {folder}/events " \
    "--event-stream-version 0"


def swift_tests(name, *words, environment=None, tests=TESTS, minutes=30):
    """Swift tests, or those of them that fit."""
    return Stage(name, ["sh", "-c", BOUND + "".join(f" {word}" for word in words), "sh", tests], needs=("build",),
                 read=read_swift, environment=environment or {}, minutes=minutes)


def stages(everything):
    """All stages in the order of their lanes; `everything` as for `tools/test --all`."""
    walks = 20_000 if everything else 5_000
    plan = [
        Stage("build", ["tools/build", "--unit", "--preview", "--bench", "--tests"], minutes=40),
        # The machine waits more than it computes: it runs beside all others, and shows the example as well.
        Stage("virtual machine", ["tools/vm/test", "--binary", PROGRAM, "--root", "host"], lane="waits", needs=("build",),
              after=("example in Swift",), read=read_machine, minutes=30),
        Stage("disk of a Debian", ["tools/vm/debian"], lane="disk", needs=("packages",)),
        Stage("installed", ["tools/vm/test", "--binary", PROGRAM, "--root", "debian", *(["--all"] if everything else [])],
              lane="waits", needs=("disk of a Debian",), read=read_machine, minutes=30),
        Stage("example in Swift",
              ["swift", "test", "--disable-xctest", "-debug-info-format", "none",
               "--package-path", "docs/examples/swift", "--scratch-path", ".build/example",
               "--event-stream-output-path", "{folder}/events", "--event-stream-version", "0"],
              read=read_swift),
        Stage("packages", ["tools/package", "--built", "--check"], needs=("build",)),
        Stage("images", ["packaging/test_images.py"], needs=("packages",), read=read_unittest),
        Stage("tests of the tools", ["python3", "-B", "-m", "unittest", "discover", "-s", "tools/stages", "-t",
                                     "tools/stages"], read=read_unittest),
        Stage("format", ["swift", "format", "lint", "--strict", "--parallel", "--recursive", "Package.swift", "Sources",
                         "Tests"]),
        Stage("links", ["tools/links"]),
        Stage("prose", ["tools/prose"]),
        Stage("manual pages", ["tools/manual", "--check"], needs=("build",)),
        Stage("calls in documents", ["tools/calls"], needs=("build",)),
        Stage("library pages", ["tools/docc", "--check"], needs=("build",)),
        Stage("licences", ["tools/notices", "telltale", "telltale-unit", "telltale-preview"], needs=("build",)),
        Stage("broken starts", ["tools/broken-starts"], needs=("build",)),
        Stage("instructions", ["tools/bench/instructions"], needs=("build",)),
        Stage("pages", ["tools/bench/pages"], needs=("build",)),
        Stage("sizes", ["tools/bench/sizes"], needs=("build",)),
        # The walks have a stage of their own, with more of them.
        swift_tests("Swift tests", "--skip WalkTests"),
        swift_tests("walks", "--filter WalkTests", environment={"TELLTALE_WALKS": str(walks)}),
        Stage("example in Python", ["docs/examples/python/tests/test_screen.py"], needs=("build",),
              read=read_unittest, environment={"TELLTALE": os.path.join(ROOT, PROGRAM)}),
        Stage("editor", ["tools/editor/test"], needs=("build",), read=read_unittest),
        Stage("extension for VS Code", ["tools/editor/vscode/check"], needs=("build",), read=read_node),
        Stage("browser", ["tools/browser/test"], needs=("build",), read=read_unittest),
    ]
    return plan + [
        Stage("conformance", ["tools/conformance", "--check"], needs=("build",), minutes=60),
        Stage("scripts' programs", ["sh", "-c", "tools/setup asked && tools/zenity/record --check"], minutes=40),
        Stage("site", ["sh", "-c", "tools/setup site && tools/sites/test"], needs=("build",), read=read_unittest),
        Stage("pages of all targets", ["tools/docc", "--check", "--every"], needs=("build",)),
        Stage("same bytes", ["tools/same-bytes"], needs=("packages",), minutes=60),
        Stage("many questions", ["tools/soak", "--questions", "10000"], needs=("build",), minutes=60),
        Stage("gestures", ["tools/gestures", "200000"], needs=("build",), minutes=60),
        Stage("kills", ["tools/kills", "--count", "200"], needs=("build",), minutes=60),
        Stage("power cuts", ["tools/vm/powercuts"], needs=("build",), minutes=60),
        Stage("a crowd", ["tools/bench/service"], needs=("build",)),
    ] if everything else plan
