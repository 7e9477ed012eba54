"""Which tests are nearest to a change."""

import unittest

from nearest import nearest, suites_of

TARGETS = {
    "Layout": (False, "Sources/Layout", []),
    "Walks": (False, "Tests/Walks", ["Layout"]),
    "Support": (False, "Tests/Support", []),
    "LayoutTests": (True, "Tests/LayoutTests", ["Layout", "Support"]),
    "PropertyTests": (True, "Tests/PropertyTests", ["Walks", "Support"]),
    **{f"More{number}Tests": (True, f"Tests/More{number}Tests", ["Support"]) for number in range(4)},
    "ArchitectureTests": (True, "Tests/ArchitectureTests", []),
}
SUITES = {
    "Tests/PropertyTests/Walk.swift": ["WalkTests"],
    "Tests/PropertyTests/Gallery.swift": ["GalleryTests"],
}


class Nearest(unittest.TestCase):
    def chosen(self, *files):
        return nearest(list(files), TARGETS, lambda file: SUITES.get(file, []))[0]

    def test_a_source_has_the_tests_of_its_target(self):
        self.assertEqual(self.chosen("Sources/Layout/Stack.swift"), ["ArchitectureTests", "LayoutTests"])

    def test_a_helper_has_the_tests_that_import_it(self):
        self.assertEqual(self.chosen("Tests/Walks/Walk.swift"), ["ArchitectureTests", "PropertyTests"])

    def test_a_test_has_its_own_target(self):
        self.assertEqual(self.chosen("Tests/More1Tests/A.swift"), ["ArchitectureTests", "More1Tests"])

    def test_a_suite_that_changed_runs_without_the_others_of_its_target(self):
        self.assertEqual(self.chosen("Tests/PropertyTests/Walk.swift"), ["ArchitectureTests", "PropertyTests.WalkTests"])
        self.assertEqual(self.chosen("Tests/PropertyTests/Walk.swift", "Tests/PropertyTests/Gallery.swift"),
                         ["ArchitectureTests", "PropertyTests.(GalleryTests|WalkTests)"])

    def test_what_helps_a_target_s_suites_has_all_of_them(self):
        self.assertEqual(self.chosen("Tests/PropertyTests/Walk.swift", "Tests/PropertyTests/Dialogs.swift"),
                         ["ArchitectureTests", "PropertyTests"])

    def test_suites_are_found_however_they_are_written(self):
        found = suites_of("@Suite struct WalkTests {\n@Suite(.serialized) final class Slow {\nextension MoreTests {\n"
                          "struct PlainTests {\nprivate struct Dialog {\n  struct InnerTests {\nfileprivate let one = 1\n")
        self.assertEqual(found, ["MoreTests", "PlainTests", "Slow", "WalkTests"])

    def test_a_file_that_others_may_use_something_of_has_all_suites_of_its_target(self):
        for other in ["struct Dialog {", "extension Hand {", "let scene = 1", "@MainActor func help() {", "enum Kinds {"]:
            self.assertEqual(suites_of(f"@Suite struct WalkTests {{\n}}\n\n{other}\n"), [], other)

    def test_what_all_lean_on_is_told_and_not_run(self):
        chosen, told = nearest(["Tests/Support/Help.swift"], TARGETS)
        self.assertEqual(chosen, ["ArchitectureTests"])
        self.assertEqual(told, ["Tests/Support/Help.swift: 6 test targets lean on Support"])

    def test_a_page_has_none_and_is_told(self):
        self.assertEqual(nearest(["docs/a.md"], TARGETS), (["ArchitectureTests"], ["docs/a.md: no Swift test stands near it"]))


if __name__ == "__main__":
    unittest.main()
