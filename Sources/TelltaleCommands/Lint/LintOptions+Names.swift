import ArgumentParser
import TelltaleGuidelines
import TelltaleSyntax

extension LintOptions {
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
