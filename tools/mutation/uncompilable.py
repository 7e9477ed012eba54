"""What is known not to compile, so that no build fails of it twice."""

import json
import os


class Uncompilable:
    """Faults by their place and the text of its file's line; kept beside the copy."""

    def __init__(self, root):
        self.root = root
        self.file = os.path.join(root, ".build-mutants", "uncompilable.json")
        try:
            with open(self.file, encoding="utf-8") as file:
                self.keys = set(map(tuple, json.load(file)))
        except (OSError, ValueError):
            self.keys = set()

    def without(self, mutants):
        return [mutant for mutant in mutants if self.key(mutant) not in self.keys]

    def add(self, mutants):
        self.keys.update(map(self.key, mutants))
        with open(self.file, "w", encoding="utf-8") as file:
            json.dump(sorted(self.keys), file)

    def key(self, mutant):
        with open(os.path.join(self.root, mutant.file), encoding="utf-8") as file:
            line = file.read().split("\n")[mutant.line - 1]
        return mutant.file, mutant.kind, mutant.text, line
