import TelltaleGuidelines
import TelltaleModel

/// The book as Markdown files: a page for each guideline, and a list of all.
///
/// Examples are judged by the real linter, so that the pages show what it says.
package struct Reference {
  package struct File: Hashable, Sendable {
    /// The path inside the reference's folder.
    package var name: String
    package var text: String
  }

  private let linter: SceneLinter

  /// Creates the reference.
  ///
  /// - Parameter linter: The linter that judges the examples, on the profiles that the pages name.
  package init(_ linter: SceneLinter) { self.linter = linter }

  /// Returns the page of one guideline.
  ///
  /// - Returns: A file that has the guideline's id as its name.
  package func file(_ rule: Rule) -> File {
    let page = ReferencePage(rule, profiles: profiles, examples: shown(rule.examples, of: rule))
    return File(name: Self.fileName(rule), text: page.text)
  }

  /// All files, the list first.
  package var files: [File] {
    let book = RuleBook.everything
    let index = ReferenceIndex(book.rules, profiles: profiles)
    return [File(name: "README.md", text: index.text)]
      + book.rules.map(file)
  }

  static func fileName(_ rule: Rule) -> String { "\(rule.id).md" }

  private var profiles: [Profile] { linter.setups.map(\.profile) }

  private func shown(_ examples: [RuleExample], of rule: Rule) -> [JudgedExample] {
    let setups = linter.setups.filter { rule.applies.includes($0.profile.guidelines) }
      .map { $0.inEdition(of: rule) }
    return examples.filter { !$0.isHidden }.map { example in
      JudgedExample(example, of: rule, on: setups, lexicons: linter.lexicons)
    }
  }
}
