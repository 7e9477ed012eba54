"""What the site makes of pages, and what it finds wrong with itself."""

import importlib.machinery
import importlib.util
import os
import tempfile
import unittest

PATH = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "site")
LOADER = importlib.machinery.SourceFileLoader("documents_site", PATH)
site = importlib.util.module_from_spec(importlib.util.spec_from_loader("documents_site", LOADER))
LOADER.exec_module(site)

FILES = {"README.md", "docs/a.md", "docs/apps/README.md", "docs/apps/one/app.yaml", "schemas/scene.json"}
FOLDERS = {"docs", "docs/apps", "docs/apps/one", "schemas"}


class Site(unittest.TestCase):
    def page(self, text, page="docs/page.md"):
        return site.for_site(text, page, FILES, FOLDERS)

    def test_a_link_to_a_folder_leads_to_its_page(self):
        self.assertEqual(self.page("[a](apps) [b](../schemas/)"),
                         ("[a](apps/README.md) [b](../schemas/README.md)", ["docs/apps/README.md", "schemas"]))

    def test_a_link_to_a_file_stays_and_the_file_comes_along(self):
        self.assertEqual(self.page("[a](../schemas/scene.json) [b](a.md#place) [c](https://example.org)"),
                         ("[a](../schemas/scene.json) [b](a.md#place) [c](https://example.org)",
                          ["schemas/scene.json", "docs/a.md"]))

    def test_code_is_no_link(self):
        for text in ("`[a](apps)`", "```md\n[a](apps)\n```"):
            self.assertEqual(self.page(text), (text, []))

    def test_a_block_has_the_name_of_its_file_and_no_other_words(self):
        self.assertEqual(self.page("```yaml app.yaml\na: 1\n```")[0], '```yaml title="app.yaml"\na: 1\n```')
        self.assertEqual(self.page("```sh setup\ncd a\n```")[0], "```sh\ncd a\n```")
        self.assertEqual(self.page("```sh\ncd a\n```")[0], "```sh\ncd a\n```")

    def test_a_folder_without_a_page_gets_one_that_lists_it(self):
        with tempfile.TemporaryDirectory() as folder:
            site.write_listing(folder, "docs", site.listing("docs", FILES), FILES)
            with open(os.path.join(folder, "docs/README.md"), encoding="utf-8") as page:
                self.assertEqual(page.read(), "# docs\n\n- [a.md](a.md)\n- [apps](apps/README.md)\n")

    def test_links_of_the_finished_site_that_lead_nowhere_are_told(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(os.path.join(folder, "a"))
            for path, text in (("index.html", '<h1 id="top"></h1><a href="a/#there"></a><a href="#top"></a>'),
                               ("a/index.html", '<p id="there"></p><a href="../none/"></a><img src="x.png">'
                                                '<a href="..#gone"></a><a href="https://example.org/"></a>')):
                with open(os.path.join(folder, path), "w", encoding="utf-8") as page:
                    page.write(text)
            faults = list(site.broken(folder))
            self.assertEqual([fault.split(": ")[1] for fault in faults], ["../none/", "x.png", "..#gone"])

    def test_a_page_that_needs_something_from_elsewhere_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as page:
                page.write('<script src="https://example.org/a.js"></script><img src="data:image/png;base64,">'
                           '<link href="//example.org/a.css"><a href="/gone/">')
            self.assertEqual(
                list(site.broken(folder)),
                ["index.html: https://example.org/a.js: the page needs it from elsewhere",
                 "index.html: //example.org/a.css: the page needs it from elsewhere",
                 "index.html: /gone/: there is no gone"])

    def test_a_folder_of_somebody_else_is_not_removed(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "mine"), "w", encoding="utf-8"):
                pass
            with self.assertRaises(SystemExit):
                site.clear(folder)
            self.assertEqual(os.listdir(folder), ["mine"])
            with open(os.path.join(folder, site.MARK), "w", encoding="utf-8"):
                pass
            site.clear(folder)
            self.assertFalse(os.path.exists(folder))
            os.mkdir(folder)


if __name__ == "__main__":
    unittest.main()
