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

  static func checkNames(_ values: [String]) throws {
    for name in parted(values) where !RuleBook.everything.knows(name) {
      let near = RuleBook.everything.ids(near: name).joined(separator: ", ")
      throw ValidationError(
        "no guideline has an id that is or begins with \(Quoted.text(name)); near it are \(near)")
    }
  }
}
