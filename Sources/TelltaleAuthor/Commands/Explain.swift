import ArgumentParser
import Glibc
import TelltaleCatalogue
import TelltaleCommands
import TelltaleGuidelines
import TelltaleLint
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// What a guideline asks, why, and how it is checked.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a guideline: its rule, its reason, its source, and examples.",
    discussion: """
      ID is the id at the end of a finding, such as \(RuleID.alertTitleShort.rawValue), in upper or lower case. \
      Examples are in the language of the locale (LC_ALL, LC_MESSAGES, LANG) if there are some.

        telltale explain alert-title-short
        telltale explain --list
        telltale explain --list --format json
        telltale explain --list --format markdown --output guidelines

      Exit codes: 0 explained, 2 the examples could not be judged, 64 no such id, 73 the folder cannot \
      be made.
      """)

  @Argument(help: "Ids of guidelines.", completion: .custom { _, _, _ in Explain.ids })
  var id: [String] = []

  @Flag(help: "List all guidelines, one a line: id, kind, severity.")
  var list = false

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(
    help: """
      text for a terminal, json for programs (an array with all facts on each guideline), or markdown for a manual, \
      with the linter's messages for each example.
      """)
  var format: Format = .text

  @Option(
    help: "Folder for the pages as Markdown files; with --list also for their list, README.md.",
    completion: .directory)
  var output: String?

  mutating func validate() throws {
    if id.isEmpty, !list { throw ValidationError("name an ID, or ask for --list") }
    if !id.isEmpty, list { throw ValidationError("an ID and --list exclude each other") }
    if output != nil, format != .markdown {
      throw ValidationError("--output needs --format markdown")
    }
  }

  func run() throws {
    let book = RuleBook.everything
    let rules = list ? book.rules : try id.map { try find($0, in: book) }
    if format == .json {
      let known = ExplainedProfiles()
      let documents = rules.map {
        RuleDocument.document($0, profiles: known.profiles, origins: known.origins(of: $0.id))
      }
      return try StandardStreams.say(JSONValue.array(documents).text)
    }
    if format == .markdown { return try put(Explain.reference(), of: rules) }
    if list {
      let lines = rules.map { "\($0.id)  \($0.kind.rawValue)  \($0.severity.rawValue)\n" }
      return try StandardStreams.put(lines.joined())
    }
    let known = ExplainedProfiles()
    let language = Explain.language()
    let pages = rules.map { rule in
      RulePage(
        rule, profiles: known.profiles, language: language, origins: known.origins(of: rule.id)
      ).text
    }
    try StandardStreams.put(pages.joined(separator: "\n"))
  }

  /// Markdown pages, to files of a folder or one after the other.
  private func put(_ reference: Reference, of rules: [Rule]) throws {
    let files =
      list ? reference.files : rules.map(reference.file)
    guard let output else {
      return try StandardStreams.put(files.map(\.text).joined(separator: "\n"))
    }
    try FileOutput.makeFolder(output)
    for file in files { try FileOutput.write(Array(file.text.utf8), to: "\(output)/\(file.name)") }
  }

  /// What writes Markdown, with the examples judged on every profile.
  private static func reference() throws -> Reference {
    let here = LintJob.workingFolder()
    let none = LintProject(file: nil, folder: here, project: Project())
    switch try LintSetups().linter(["all"], none, LintSettings()) {
    case .success(let linter): return Reference(linter)
    case .failure(let fault):
      StandardStreams.complain(fault.message)
      throw ExitStatus.couldNotRun.code
    }
  }

  /// The language of the locale; `nil` for C, POSIX and what is no language.
  private static func language() -> Language? {
    UnitEnvironment.languageTag(ProgramEnvironment.variable).flatMap(Language.init(checking:))
  }

  private func find(_ id: String, in book: RuleBook) throws -> Rule {
    if let rule = book.rule(id) { return rule }
    let near = book.ids(near: id).joined(separator: ", ")
    StandardStreams.complain(
      "telltale: no guideline has the id \(Quoted.text(id)); near it are \(near) "
        + "(telltale explain --list shows all)")
    throw ExitStatus.usage.code
  }

  private static var ids: [String] { RuleBook.everything.rules.map(\.id) }
}
