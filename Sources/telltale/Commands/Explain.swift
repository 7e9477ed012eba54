import ArgumentParser
import TelltaleFormats
import TelltaleGuidelines
import TelltaleModel

/// What a guideline asks, why, and how it is checked.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a guideline: what it asks, why, where it comes from, with examples.",
    discussion: """
      ID is what findings end in, such as ALERT-TITLE-SHORT; capitals do not matter.

        telltale explain alert-title-short
        telltale explain --list

      Exit codes: 0 explained, 64 no such id.
      """)

  @Argument(help: "Ids of guidelines.", completion: .custom { _, _, _ in Explain.ids })
  var id: [String] = []

  @Flag(help: "List all guidelines, one a line: id, kind, severity.")
  var list = false

  mutating func validate() throws {
    if id.isEmpty, !list { throw ValidationError("name an ID, or ask for --list") }
    if !id.isEmpty, list { throw ValidationError("an ID and --list exclude each other") }
  }

  func run() throws {
    let book = RuleBook.standard
    if list {
      let lines = book.rules.map { "\($0.id)  \($0.kind.rawValue)  \($0.severity.rawValue)\n" }
      return try StandardStreams.put(lines.joined())
    }
    let rules = try id.map { try find($0, in: book) }
    let profiles = Explain.profiles()
    let pages = rules.map { RulePage($0, profiles: profiles).text }
    try StandardStreams.put(pages.joined(separator: "\n"))
  }

  private func find(_ id: String, in book: RuleBook) throws -> Rule {
    if let rule = book.rule(id) { return rule }
    let near = book.ids(near: id).joined(separator: ", ")
    StandardStreams.complain(
      "telltale: no guideline has the id \(Quoted.text(id)); near it are \(near) "
        + "(telltale explain --list shows all)")
    throw ExitStatus.usage.code
  }

  private static var ids: [String] { RuleBook.standard.rules.map(\.id) }

  /// Those that can be loaded; a broken profile is no reason to explain nothing.
  private static func profiles() -> [Profile] {
    let library = ProfileLibrary()
    return library.names().filter { !library.isAbstract($0) }.compactMap { name in
      do throws(LoadErrors) {
        return try library.load(name).profile
      } catch {
        return nil
      }
    }
  }
}
