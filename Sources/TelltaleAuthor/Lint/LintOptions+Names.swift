import ArgumentParser
import TelltaleGuidelines
import TelltaleLint
import TelltaleSyntax

extension LintOptions {
  /// Where the project files of the scenes come from.
  var projects: LintProjects.Source {
    noConfig ? .none : config.map { .file($0) } ?? .search
  }

  /// Lists with commas, taken apart.
  static func parted(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Ids of guidelines that the command line selects, or their beginnings.
  var selected: [String] { Self.parted(select).map { $0.uppercased() } }
  /// Ids of guidelines that the command line ignores, or their beginnings.
  var ignored: [String] { Self.parted(ignore).map { $0.uppercased() } }

  /// Whether the command line has a guideline checked, whatever a project says of it.
  func checks(_ id: String) -> Bool {
    LintSettings(Project(), select: selected, ignore: ignored).isOn(id)
  }

  static func checkNames(_ values: [String]) throws {
    for name in parted(values) where !RuleBook.everything.knows(name) {
      let near = RuleBook.everything.ids(near: name).joined(separator: ", ")
      throw ValidationError(
        "no guideline has an id that is or begins with \(Quoted.text(name)); near it are \(near)")
    }
  }
}
