import Foundation
import Testing

/// How far the program agrees with a table of cases that others made, case by case: each agrees, or
/// deviates for a reason that has a name, or is not explained.
package struct Conformance {
  /// A difference that is wanted.
  package struct Tailoring: Hashable, Sendable {
    /// Some words, for the table.
    let name: String
    /// What is done instead, and why: a sentence.
    let reason: String

    package init(_ name: String, _ reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  private let name: String
  private let source: String
  private var cases = 0
  private var agreed = 0
  private var tailored: [Tailoring: Int] = [:]
  private var unexplained: [String] = []

  /// - Parameters:
  ///   - name: what is compared, for the table.
  ///   - source: the Debian package, and the file or folder in it.
  package init(_ name: String, source: String) {
    self.name = name
    self.source = source
  }

  /// The folder that `tools/conformance` collects results in; absent in the tests, which take a part of
  /// the cases.
  private static let folder = ProcessInfo.processInfo.environment["TELLTALE_CONFORMANCE"]

  /// Whether a case is looked at: all of them by `tools/conformance`, one of so many by the tests.
  package static func takes(_ index: Int, oneOf many: Int) -> Bool {
    folder != nil || index.isMultiple(of: many)
  }

  package mutating func agree() {
    cases += 1
    agreed += 1
  }

  /// Notes a case that is answered otherwise; without a tailoring nobody has said why.
  package mutating func deviate(_ tailoring: Tailoring?, _ example: @autoclosure () -> String) {
    cases += 1
    if let tailoring {
      tailored[tailoring, default: 0] += 1
    } else {
      unexplained.append(example())
    }
  }

  /// Expects that nothing is left without an explanation, and that there was something to look at;
  /// leaves a row for the table where one is made.
  package func settle(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(cases > 0, "\(name): no cases in \(source)", sourceLocation: sourceLocation)
    let some = unexplained.prefix(20).joined(separator: "\n")
    #expect(
      unexplained.isEmpty, "\(name): \(unexplained.count) of \(cases) unexplained\n\(some)",
      sourceLocation: sourceLocation)
    guard let folder = Self.folder else { return }
    do {
      try rows.write(toFile: "\(folder)/\(name).md", atomically: true, encoding: .utf8)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  private var rows: String {
    let share = "| \(name) | \(source) | \(cases) | \(agreed) | \(unexplained.count) |\n"
    let reasons = tailored.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    return share
      + reasons.map { "> | \(name) | \($0.key.name) | \($0.value) | \($0.key.reason) |\n" }.joined()
  }
}
