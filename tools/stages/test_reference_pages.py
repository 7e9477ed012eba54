"""The command line as pages of Markdown."""

import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "manuals"))

import command_pages  # noqa: E402
import reference_pages  # noqa: E402


def argument(kind, value, text, **others):
    names = [{"kind": "long", "name": value}] if kind != "positional" else []
    return {"kind": kind, "valueName": value, "abstract": text, "isOptional": True, "isRepeating": False, "names": names,
            "preferredName": names[0] if names else None, **others}


COMMAND = {
    "commandName": "draw", "abstract": "Draw <a> scene.",
    "discussion": "As 'telltale show' does,\nwith --size.\n\n  telltale draw a_b.yaml | cat",
    "arguments": [argument("positional", "file", "The scene.", isOptional=False, isRepeating=True),
                  argument("option", "theme", "Colours | shades.", allValues=["day", "night"], defaultValue="day"),
                  argument("flag", "tree", "As a tree; see TELLTALE_THEME.")],
}
FACTS = {
    "exit": {"0": "Drawn.", "64": "Wrong."}, "environment": {"TELLTALE_THEME": "Colours."}, "files": {}, "overview": "All.",
    "commands": {"draw": {"exit": ["0", "64"], "exit-words": {"64": "Usage."}, "environment": ["TELLTALE_THEME"],
                          "files": [], "examples": [["Draws it:", "telltale draw a.yaml"]],
                          "see": ["telltale-show 1", "telltale-scene 5"]}},
}


class ReferencePages(unittest.TestCase):
    page = reference_pages.page(COMMAND, FACTS, {"draw", "show"})

    def test_a_call_names_what_may_be_left_out(self):
        self.assertIn("telltale draw FILE… [--theme THEME] [--tree]\n", self.page)

    def test_texts_of_the_program_are_texts_on_the_page(self):
        self.assertIn("Draw \\<a\\> scene.", self.page)
        self.assertIn("As `telltale show` does, with `--size`.\n\n```sh\ntelltale draw a_b.yaml | cat\n```", self.page)
        self.assertIn("| `--theme THEME` | Colours \\| shades. One of `day`, `night`. Usual: `day`. |", self.page)
        self.assertIn("| `--tree` | As a tree; see `TELLTALE_THEME`. |", self.page)

    def test_exit_codes_have_the_words_of_the_command_first(self):
        self.assertIn("| 0 | Drawn. |\n| 64 | Usage. |", self.page)

    def test_an_exit_code_that_only_the_help_names_is_told_of(self):
        help_text = "Exit codes: 0 drawn, 1 nothing\nwas drawn, 64 usage, or 128 and the signal.\n\nFrom 2 on it waits."
        faults = command_pages.unlisted({**COMMAND, "discussion": help_text}, FACTS["commands"]["draw"])
        self.assertEqual(faults, ["the help of draw names the exit code 1, which its entry lacks"])

    def test_other_commands_are_linked_and_pages_of_files_are_not(self):
        self.assertIn("[`telltale show`](show.md), [all commands](README.md)", self.page)
        self.assertNotIn("scene.md", self.page)

    def test_a_page_that_says_something_else_is_told_of(self):
        found = {f"{reference_pages.FOLDER}/draw.md": self.page}
        with tempfile.TemporaryDirectory() as root:
            self.assertEqual(len(reference_pages.faults(found, root)), 1)
            reference_pages.write(found, root)
            self.assertEqual(reference_pages.faults(found, root), [])
            for name in ("draw.md", "gone.md"):
                with open(os.path.join(root, reference_pages.FOLDER, name), "w", encoding="utf-8") as file:
                    file.write("x")
            self.assertEqual(len(reference_pages.faults(found, root)), 2)
            reference_pages.write(found, root)
            self.assertEqual(reference_pages.faults(found, root), [])


if __name__ == "__main__":
    unittest.main()
