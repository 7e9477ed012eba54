"""Which sentences the check of prose tells of, and where it looks for them."""

import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "prosing"))
import markdown  # noqa: E402
import rules  # noqa: E402
import swift  # noqa: E402


def names(text, kind="page"):
    return [name for _, name, _ in rules.faults(text, kind)]


class Sentences(unittest.TestCase):
    def test_a_clause_as_subject_is_told_of(self):
        for text in ("What is not named stays as it is.", "Whoever asks again is refused.", "How long records are kept.",
                     "It works. Which file it is, the log says.", "“Who asks” is told."):
            self.assertEqual(names(text)[:1], ["clause as subject"] if not text.startswith("“") else [], text)

    def test_questions_and_conditions_are_no_clauses_as_subjects(self):
        for text in ("What is shown?", "When the display is off, nothing is drawn.", "How it works: the kernel decides.",
                     "What a person can see", "what"):
            self.assertEqual(names(text), [], text)

    def test_a_turned_order_and_a_double_negation_are_told_of(self):
        self.assertEqual(names("Of this the price is nothing."), ["turned order"])
        self.assertEqual(names("Nothing is left out that is not listed."), ["negation of a negation"])

    def test_only_sentences_of_pages_are_counted(self):
        long = "A word " * 30 + "."
        self.assertEqual(names(long), ["61 words"])
        self.assertEqual(names(long, "message"), [])
        self.assertEqual(names("One; two; three."), ["three sentences in one"])
        self.assertEqual(names("One (a; b); two."), [])

    def test_sentences_end_at_periods_and_lines(self):
        self.assertEqual(rules.sentences("One of 1.5 mm. Two!\nthree"), ["One of 1.5 mm.", "Two!", "three"])


class Pages(unittest.TestCase):
    def test_paragraphs_items_and_cells_are_pieces(self):
        page = "# Head\n\nOne\ntwo `code`.\n\n- item\n  goes on\n\n| a | b |\n|---|---|\n"
        self.assertEqual(list(markdown.pieces(page)), [(3, "page", "One two X."), (6, "page", "item goes on"), (9, "cell", "a"),
                                                        (9, "cell", "b")])

    def test_code_and_comments_are_no_prose(self):
        self.assertEqual(list(markdown.pieces("```\nWhat is?\n```\n<!-- What -->\n")), [])
        self.assertTrue(markdown.is_generated("# Keys\n\n<!-- Written by tools/reference; -->\n"))


class Sources(unittest.TestCase):
    def test_literals_that_are_joined_are_one_message(self):
        source = 'let a = "the file "\n  + "\\(name) is \\"gone\\""\nlet b = "x"\n// "no literal here"\n'
        self.assertEqual(swift.messages(source), [(1, 'the file … is "gone"')])

    def test_literals_inside_of_values_are_stepped_over(self):
        self.assertEqual(swift.messages('say("one \\(two("three four") + ")") five", "six seven")'),
                         [(1, "one … five"), (1, "six seven")])

    def test_long_and_raw_literals_are_read(self):
        source = 'let a = """\n    Two lines\n    of \\\n    text\n    """\nlet b = #"a "quoted" \\word"#\n'
        self.assertEqual(swift.messages(source), [(1, "Two lines\nof text"), (6, 'a "quoted" \\word')])

    def test_doc_comments_of_what_others_see_are_read(self):
        source = "  /// One.\n  /// Two.\n  @discardableResult\n  package func a() {}\n  /// Hidden.\n  func b() {}\n"
        self.assertEqual(list(swift.comments(source)), [(1, "One. Two.")])

    def test_a_comment_has_a_line_for_each_paragraph_and_item(self):
        source = "/// One\n/// two.\n///\n/// - Returns: what\n///   it is.\n/// - Throws: none.\npackage func a() {}\n"
        self.assertEqual(list(swift.comments(source)),
                         [(1, "One two.\n- Returns: what it is.\n- Throws: none.")])


if __name__ == "__main__":
    unittest.main()
