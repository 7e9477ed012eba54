import Foundation

/// A test of this repository, as its source has it.
package struct TestFunction: Hashable, Comparable {
  package var file: String
  package var name: String

  package init(file: String, name: String) {
    self.file = file
    self.name = name
  }

  package static func < (left: TestFunction, right: TestFunction) -> Bool {
    (left.file, left.name) < (right.file, right.name)
  }
}

/// Tests with the guidelines that comments say they show: ids in `//` lines right above a test, or
/// inside of it.
package struct TestScan {
  package private(set) var functions: Set<TestFunction> = []
  /// The tests that show a guideline, by its id.
  package private(set) var shown: [String: Set<TestFunction>] = [:]

  package init() {}

  /// Every test below `Tests`.
  ///
  /// - Throws: An error of the file system where one cannot be read.
  package static func repository() throws -> TestScan {
    var scan = TestScan()
    for file in Repository.files(under: "Tests", ending: "swift") {
      scan.read(try Repository.text(of: file), file: file)
    }
    return scan
  }

  /// Takes the tests of a source, whose path is `file`.
  package mutating func read(_ text: String, file: String) {
    var above: Set<String> = []
    var isAttribute = false
    var current: TestFunction?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.trimmingPrefix { $0 == " " }
      if words.hasPrefix("//") {
        let ids = GuidelineID.all(in: words)
        if let current { ids.forEach { shown[$0, default: []].insert(current) } }
        above.formUnion(ids)
        continue
      }
      if words.hasPrefix("@Test") { isAttribute = true }
      if isAttribute, let name = Self.name(words) {
        let function = TestFunction(file: file, name: name)
        functions.insert(function)
        above.forEach { shown[$0, default: []].insert(function) }
        (current, above, isAttribute) = (function, [], false)
      } else if !isAttribute {
        above = []
      }
      // The end of a function of a suite.
      if line == "  }" { current = nil }
    }
  }

  /// What a line declares, between its backticks where it has any.
  private static func name(_ line: Substring) -> String? {
    guard let match = line.firstMatch(of: /(?:^|\s)func (?:`([^`]+)`|(\w+))/) else { return nil }
    return (match.1 ?? match.2).map(String.init)
  }
}

/// Ids of guidelines in a text.
enum GuidelineID {
  static func all(in text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+/).map { String($0.0) })
  }
}
