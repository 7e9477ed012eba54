"""A copy of the project with all chosen faults in it, each behind its number."""

import os
import re
import shutil
import subprocess

from uncompilable import Uncompilable

SWITCH = '''
    .target(name: "CMutants", path: "Sources/C/CMutants"),
    .target(name: "Mutants", dependencies: ["CMutants"], path: "Sources/Mutants"),
'''
# Where the tests have no beginning of their own, SwiftPM writes one that needs an index of all sources.
RUNNER = "Tests/XCTMain.swift"
RUNNER_TEXT = '''
import Testing

@main enum Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
'''


class Copy:
    def __init__(self, root):
        self.root = root
        self.folder = os.path.join(root, ".build-mutants", "copy")
        # The files that the copy consists of.
        self.laid_out = set()

    def path(self, file):
        return os.path.join(self.folder, file)

    def build(self, mutants):
        """Builds the copy with as many of these as compile, and gives those back, numbered."""
        for number, mutant in enumerate(mutants, 1):
            mutant.number = number
        known = Uncompilable(self.root)
        mutants = known.without(mutants)
        while True:
            self.lay_out(mutants)
            print(f"mutants: building with {len(mutants)} faults behind the switch", flush=True)
            output = self.swift_build()
            if output is None:
                return mutants
            left = [mutant for mutant in mutants if not is_blamed(mutant, output)]
            if len(left) == len(mutants):
                # It complains of a line further down.
                left = [mutant for mutant in mutants if f"{mutant.file}:" not in output]
            if len(left) == len(mutants):
                raise SystemExit(f"mutants: the copy does not build\n{output[-4000:]}")
            out = [mutant for mutant in mutants if mutant not in left]
            print("mutants: faults that do not compile are left out: "
                  + ", ".join(mutant.place for mutant in out), flush=True)
            known.add(out)
            mutants = left

    def swift_build(self):
        """`None` where it went well, else what the compiler says."""
        # Neither an index nor a debugger is needed, and both cost time.
        done = subprocess.run(["swift", "build", "--build-tests", "--disable-index-store",
                               "-debug-info-format", "none"], cwd=self.folder, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout if done.returncode else None

    def lay_out(self, mutants):
        """Writes what has changed only, so that only that is compiled again."""
        by_file = {}
        for mutant in mutants:
            if not mutant.is_value:
                by_file.setdefault(mutant.file, []).append(mutant)
        wanted = set()
        for file in self.files():
            wanted.add(file)
            with open(os.path.join(self.root, file), "rb") as source:
                text = source.read()
            if file in by_file:
                text = with_faults(text, by_file[file])
            elif file == "Package.swift":
                text = with_switch(text.decode()).encode()
            self.write(file, text, os.path.join(self.root, file))
        wanted.add(RUNNER)
        self.write(RUNNER, RUNNER_TEXT.encode(), __file__)
        switch = os.path.join(self.root, "tools", "mutation", "switch")
        for folder, _, names in os.walk(switch):
            for name in names:
                source = os.path.join(folder, name)
                relative = os.path.relpath(source, switch)
                file = os.path.join("Sources/C" if relative.startswith("CMutants") else "Sources", relative)
                wanted.add(file)
                with open(source, "rb") as opened:
                    self.write(file, opened.read(), source)
        self.clear_all_but(wanted)
        self.laid_out = wanted

    def files(self):
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                cwd=self.root, check=True, stdout=subprocess.PIPE).stdout.decode()
        return [file for file in listed.split("\0")
                if file and not file.startswith("tools/mutation/")
                and os.path.isfile(os.path.join(self.root, file))]

    def write(self, file, text, model):
        path = self.path(file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if os.path.islink(model):
            if not os.path.islink(path):
                os.symlink(os.readlink(model), path)
            return
        if os.path.exists(path):
            with open(path, "rb") as old:
                if old.read() == text:
                    return
        with open(path, "wb") as new:
            new.write(text)
        shutil.copymode(model, path)

    def clear_all_but(self, wanted):
        for top in ("Sources", "Tests", "Platforms", "docs", "schemas", "tools"):
            for folder, _, names in os.walk(self.path(top)):
                for name in names:
                    path = os.path.join(folder, name)
                    if os.path.relpath(path, self.folder) not in wanted:
                        os.remove(path)


def with_switch(package):
    """The package with the switch as a target that all others may use. Warnings are none of a fault's
    business: what follows a condition that is known may never be run. Each file is optimized by itself:
    that is compiled nearly as quickly as without, and most tests take a quarter of the time."""
    package = package.replace(".treatAllWarnings(as: .error),", "")
    core = re.search(r"func core\(.*?\n}\n", package, re.DOTALL)[0]
    package = package.replace(core, core.replace("imports.map", '(imports + ["Mutants"]).map').replace(
        "swiftSettings: swift", 'swiftSettings: swift + [.unsafeFlags(["-O"])]'))
    for target in ("TelltaleCommands", "TelltaleUnit", "TelltaleAuthor"):
        package = package.replace(f'name: "{target}",\n      dependencies: [',
                                  f'name: "{target}",\n      dependencies: [\n        "Mutants",')
    return package.replace("  targets: [\n", "  targets: [" + SWITCH, 1)


def with_faults(text, mutants):
    """The file with all these faults in it, each behind its number. Lines stay where they are."""
    inserted = []
    for mutant in mutants:
        edit, number = mutant.edit, str(mutant.number)
        start, end = edit["start"], edit["end"]
        sign = edit.get("operatorStart")
        # At one place: what ends comes before what begins; the inner end first, the outer beginning
        # first. What takes an operator apart is the innermost of those around the same stretch.
        rank = 0 if sign is None else 1
        inserted.append((end, 0, -start, -rank, end, edit["closing"].replace("$", number)))
        inserted.append((start, 1, -end, rank, start, edit["opening"].replace("$", number)))
        if sign is not None:
            inserted.append((sign, 2, 0, 0, edit["operatorEnd"], ","))
    parts, at = [], 0
    for start, _, _, _, end, new in sorted(inserted):
        parts += [text[at:start], new.encode()]
        at = end
    parts.append(text[at:])
    changed = b"".join(parts)
    return re.sub(rb"(?m)^((?:package |internal |private |public |@testable )*import )",
                  rb"import Mutants; \1", changed, count=1) \
        if re.search(rb"(?m)^(?:package |internal |private |public |@testable )*import ", changed) \
        else b"import Mutants; " + changed


def is_blamed(mutant, output):
    """True where the compiler complains of a line that the fault stands in."""
    for line in re.findall(rf"{re.escape(mutant.file)}:(\d+):\d+: error:", output):
        if mutant.edit and mutant.line <= int(line) <= mutant.edit["lastLine"]:
            return True
    return False
