"""What came of a run."""

import json
import os


class Report:
    def __init__(self, name, mutants, folder):
        self.name, self.mutants = name, mutants
        self.file = os.path.join(folder, f"{name}.json")

    def read(self):
        """Takes over what an earlier run of the same faults found."""
        with open(self.file, encoding="utf-8") as file:
            verdicts = {(one["file"], one["line"], one["kind"], one["text"]): one["verdict"]
                        for one in json.load(file)}
        for mutant in self.mutants:
            mutant.verdict = verdicts.get((mutant.file, mutant.line, mutant.kind, mutant.text), "")

    def rows(self):
        """Module, faults, noticed; the sum last."""
        modules = sorted({mutant.module for mutant in self.mutants})
        rows = [(module, self.count(module), self.count(module, noticed=True)) for module in modules]
        return rows + [("all", len(self.mutants), sum(row[2] for row in rows))]

    def count(self, module, noticed=False):
        return sum(mutant.module == module and (not noticed or is_noticed(mutant))
                   for mutant in self.mutants)

    def survivors(self):
        left = [mutant for mutant in self.mutants if not is_noticed(mutant)]
        return sorted(left, key=lambda mutant: (mutant.file, mutant.line))

    def print(self):
        print(f"\nseed {self.name}\n{'module':24} faults noticed")
        for module, all_of_it, noticed in self.rows():
            print(f"{module:24} {all_of_it:6} {noticed:7} {100 * noticed / max(1, all_of_it):5.0f} %")
        if self.survivors():
            print("\nnot noticed:")
        for mutant in self.survivors():
            print(f"  {mutant.place}: {mutant.kind}: {mutant.text} ({mutant.verdict or 'not tried'})")

    def write(self):
        os.makedirs(os.path.dirname(self.file), exist_ok=True)
        rows = [{"file": mutant.file, "line": mutant.line, "kind": mutant.kind, "text": mutant.text,
                 "module": mutant.module, "verdict": mutant.verdict} for mutant in self.mutants]
        with open(self.file, "w", encoding="utf-8") as file:
            json.dump(rows, file, indent=1)


def is_noticed(mutant):
    return mutant.verdict.startswith("noticed")
