"""Which links of documents lead nowhere."""

import importlib.machinery
import importlib.util
import os
import unittest

PATH = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "links")
LOADER = importlib.machinery.SourceFileLoader("links", PATH)
links = importlib.util.module_from_spec(importlib.util.spec_from_loader("links", LOADER))
LOADER.exec_module(links)

PAGES = {
    "README.md": "# A page\n## Twice, `here`!\n## Twice, `here`!\n",
    "docs/a.md": "<a id=\"17\"></a>17\n",
    "docs/pictures/one.png": "",
}


class Links(unittest.TestCase):
    def faults(self, text, page="docs/page.md"):
        pages = {**PAGES, page: text}
        return list(links.Documents(list(pages), pages.get).faults())

    def test_a_link_that_leads_somewhere_is_not_told_of(self):
        for link in ("a.md", "a.md#17", "../README.md#a-page", "../README.md#twice-here-1", "pictures", "..", "#own",
                     "https://example.org/none", "pictures/one.png"):
            self.assertEqual(self.faults(f"# Own\n[text]({link})\n"), [], link)

    def test_a_link_that_leads_nowhere_is_told_with_its_line(self):
        for link, words in (("none.md", "there is no docs/none.md"), ("a.md#18", "docs/a.md has no place"),
                            ("#none", "docs/page.md has no place"), ("/a.md", "root of a site"),
                            ("../docs/b/", "there is no docs/b"), ("../README.md#twice-here-2", "has no place")):
            faults = self.faults(f"# Own\n\nA [link]({link}).\n")
            self.assertEqual(len(faults), 1, link)
            self.assertTrue(faults[0].startswith(f"docs/page.md:3: {link}: "), faults)
            self.assertIn(words, faults[0])

    def test_pictures_references_and_tags_are_links(self):
        for text in ("![picture](none.png)", "[![picture](none.png)](a.md)", "[name]: none.png", '<img src="none.png">'):
            self.assertEqual(len(self.faults(text + "\n")), 1, text)

    def test_what_stands_in_code_is_no_link(self):
        for text in ("`[a](none.md)`", "```md\n[a](none.md)\n```", "~~~\n# Heading\n[a](none.md)\n~~~"):
            self.assertEqual(self.faults(text + "\n"), [], text)
        self.assertEqual(len(self.faults("~~~\n# Heading\n~~~\n[a](#heading)\n")), 1)


if __name__ == "__main__":
    unittest.main()
