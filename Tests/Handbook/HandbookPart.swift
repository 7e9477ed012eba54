import TelltaleLint
import TelltaleRecordings

/// A part of the documents that is made from what the program knows, and not written by hand.
package enum HandbookPart: String, CaseIterable, Sendable {
  case guidelines
  case coverage
  case faults
  case scenes
  case compositions
  case scripts
  case keys
  case legibility
  case serviceMethods = "service-methods"

  /// The contents of the part, in a few words.
  package var about: String {
    switch self {
    case .guidelines:
      "a page for each guideline, from the rules and what the linter says to their examples"
    case .coverage: "the sources that keep each guideline, and the tests that show it"
    case .faults: "faults and their tests, from Tests/Fixtures/Faults"
    case .scenes: "a page for each element, from the keys of scenes"
    case .compositions: "the screens of docs/scenes/compositions"
    case .scripts: "the language of scripts, from its reader"
    case .keys: "the keys of settings, tests, projects and profiles, from their schemas"
    case .legibility: "sizes of letters and targets on usual panels, from the profiles"
    case .serviceMethods: "methods, types and errors of the service, from its contract"
    }
  }

  /// The pages of the part as they are to be now.
  ///
  /// - Throws: An error with the place of a source, a test or a fixture that cannot be read.
  package func pages() throws -> [HandbookPage] {
    switch self {
    case .guidelines: Self.pages(in: GuidelinePages.folder, try GuidelinePages.files())
    case .coverage: [HandbookPage(CoveragePage.path, try CoveragePage.text())]
    case .faults: [HandbookPage("docs/faults.md", Self.mark + (try FaultTable.repository().text))]
    case .scenes: Self.pages(in: ScenePages.folder, ScenePages.files)
    case .compositions: [HandbookPage(CompositionPage.path, try CompositionPage.text())]
    case .scripts: [HandbookPage("docs/scripts.md", ScriptPage.text)]
    case .keys: [HandbookPage(KeyPage.path, KeyPage.text)]
    case .legibility: [HandbookPage(LegibilityPage.path, try LegibilityPage.text())]
    case .serviceMethods: [HandbookPage(ServicePage.path, ServicePage.text)]
    }
  }

  private static let mark = "<!-- Written by tools/reference; not to be edited. -->\n\n"

  private static func pages(in folder: String, _ files: [Reference.File]) -> [HandbookPage] {
    files.map { HandbookPage("\(folder)/\($0.name)", $0.text) }
  }
}

/// A page of the documents that is made, and not written by hand.
package struct HandbookPage: Hashable, Sendable {
  /// From the root of the repository.
  package let path: String
  package let text: String

  package init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
  }
}
