"""Which calls in documents would be refused."""

import importlib.machinery
import importlib.util
import os
import unittest

PATH = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "calls")
LOADER = importlib.machinery.SourceFileLoader("calls", PATH)
calls = importlib.util.module_from_spec(importlib.util.spec_from_loader("calls", LOADER))
LOADER.exec_module(calls)


def option(name, kind="long"):
    return {"names": [{"kind": kind, "name": name}]}


PROGRAM = calls.Program({"subcommands": [
    {"commandName": "show", "arguments": [option("title"), option("o", "short"), {"kind": "positional"}]},
    {"commandName": "profile", "subcommands": [{"commandName": "check", "arguments": [option("strict")]}]},
    {"commandName": "zenity", "arguments": []},
]})


def faults(page):
    return [(line, fault) for line, words in calls.calls(page) if (fault := PROGRAM.fault(words))]


class Calls(unittest.TestCase):
    def test_calls_that_would_be_taken_are_not_told_of(self):
        for code in ("telltale show --title 'a --b' x.yaml", "telltale show -o f", "A=1 /usr/bin/telltale show --help",
                     "telltale profile check --strict f > out --not", "telltale zenity --question", "echo telltale lnit",
                     "usermod -aG telltale anna", "telltale --version", "telltale show x | head --lines 3",
                     "telltale show x  # --or", "sudo -u telltale telltale show x", "telltale show -- --x"):
            self.assertEqual(faults(f"```sh\n{code}\n```\n"), [], code)

    def test_a_command_or_an_option_that_is_not_there_is_told_with_its_line(self):
        for code, words in (("telltale lnit a", "no command lnit"), ("telltale show --titel=x", "telltale show has no option --titel"),
                            ("cd x && telltale show --bad", "--bad"), ("x=$(telltale profile check --loose f)", "profile check has no"),
                            ("sudo -u telltale telltale show --bad", "--bad"), ("telltale show a \\\n  --bad", "--bad")):
            found = faults(f"# Head\n\n```sh\ntrue\n{code}\n```\n")
            self.assertEqual(len(found), 1, code)
            self.assertEqual(found[0][0], 5, code)
            self.assertIn(words, found[0][1])

    def test_words_of_code_are_calls_as_well(self):
        self.assertEqual(faults("See\n`telltale show --bad`.\n"), [(2, "telltale show has no option --bad")])


if __name__ == "__main__":
    unittest.main()
