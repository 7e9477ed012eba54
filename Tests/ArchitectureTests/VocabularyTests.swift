import Foundation
import Testing

/// Types are called by the words of docs/glossary.md.
@Suite struct VocabularyTests {
  /// The words that no type has in its name, from the table at the end of the glossary.
  private static func unused() throws -> Set<String> {
    let page = try Repository.text(of: "docs/glossary.md")
    let table = try #require(page.firstRange(of: "\n## Words that are not used\n")).upperBound
    let rows = page[table...].split(separator: "\n").filter { $0.hasPrefix("| `") }
    return Set(
      rows.flatMap { row in
        row.split(separator: "|").first.map { $0.matches(of: /`(\w+)`/).map { String($0.1) } } ?? []
      })
  }

  /// The words of a name: `LintSetup` has two.
  private static func words(of name: Substring) -> Set<String> {
    Set(name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z0-9]*/).map { String($0.0) })
  }

  @Test func `no type is called by a word that is not used`() throws {
    let unused = try Self.unused()
    #expect(unused.count > 8)
    for folder in ["Sources", "Tests"] {
      for file in try Repository.swiftFiles(under: folder) {
        for part in SourceOutline(try Repository.text(of: file)).parts where !part.isExtension {
          let name = part.name.split(separator: ".").last ?? ""
          #expect(Self.words(of: name).isDisjoint(with: unused), "\(file): \(part.name)")
        }
      }
    }
  }
}
