import Foundation

/// Small bad inputs, one a line of a file of `Tests/Fixtures`, and what was approved to be said of each.
package enum Approved {
  /// The inputs of a file without its comments; ⏎ stands for the end of a line.
  package static func cases(_ name: String) throws -> [String] {
    try String(contentsOfFile: Fixtures.path(name), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.replacingOccurrences(of: "⏎", with: "\n") }
  }

  /// Each input with what is said of it, a line each; an input that is taken is told to be so.
  package static func report(
    _ cases: [String], _ complaints: (String) throws -> [String]
  ) rethrows -> String {
    try cases.map { text in
      let said = try complaints(text)
      let shown = text.replacingOccurrences(of: "\n", with: "⏎")
      return "\(shown)\n" + (said.isEmpty ? ["taken"] : said).map { "  \($0)\n" }.joined()
    }.joined()
  }
}
