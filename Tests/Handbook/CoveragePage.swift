import TelltaleGuidelines

/// The page that says where each guideline is kept, and which test shows it.
package enum CoveragePage {
  static let path = "docs/guidelines/coverage.md"

  /// The guidelines that are published.
  package static let published = RuleBook.standard.rules.filter { !$0.isOwn }
  /// Those of this program.
  package static let own = RuleBook.everything.rules.filter(\.isOwn)

  static func text() throws -> String {
    """
    <!-- Written by tools/reference; not to be edited. -->

    # Coverage

    The place where each guideline is kept, and the test that shows it. Sources and tests name the guidelines in
    their comments; examples are those of the rules' own files and of `Tests/Fixtures`.

    \(try CoverageTable(published).text)
    Guidelines of this program itself:

    \(try CoverageTable(own).text)
    """
  }
}

extension Rule {
  /// Whether this program has the rule from nowhere else, since the guidelines are silent.
  fileprivate var isOwn: Bool { sources.allSatisfy { $0.document == "Telltale" } }
}
