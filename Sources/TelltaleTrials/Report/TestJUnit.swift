import TelltaleLint

/// A report in the XML of JUnit. A test file is a suite, and a test that could not be run is an
/// error.
package enum TestJUnit {
  /// Returns the report.
  ///
  /// - Parameter outcomes: The outcomes of all tests.
  /// - Returns: The text of the XML file.
  package static func text(_ outcomes: [TestOutcome]) -> String {
    var files: [String] = []
    for outcome in outcomes where !files.contains(outcome.test.file) {
      files.append(outcome.test.file)
    }
    let suites = files.map { file in suite(file, outcomes.filter { $0.test.file == file }) }
    return XMLText.declaration
      + XMLText.tag("testsuites", [("name", "telltale test")] + counts(outcomes))
      + ">\n" + suites.joined() + "</testsuites>\n"
  }

  private static func counts(_ outcomes: [TestOutcome]) -> [(String, String)] {
    let time = outcomes.reduce(0) { $0 + $1.milliseconds }
    return [
      ("tests", String(outcomes.count)),
      ("failures", String(outcomes.count { $0.verdict == .failed })),
      ("errors", String(outcomes.count { $0.verdict == .broken })), ("time", seconds(time)),
    ]
  }

  private static func suite(_ file: String, _ outcomes: [TestOutcome]) -> String {
    let cases = outcomes.map(testCase).joined()
    return "  " + XMLText.tag("testsuite", [("name", file)] + counts(outcomes))
      + ">\n\(cases)  </testsuite>\n"
  }

  private static func testCase(_ outcome: TestOutcome) -> String {
    let head =
      "    "
      + XMLText.tag(
        "testcase",
        [
          ("name", outcome.test.name), ("classname", outcome.test.file),
          ("time", seconds(outcome.milliseconds)),
        ])
    let kind: String
    switch outcome.verdict {
    case .passed: return head + "/>\n"
    case .failed: kind = "failure"
    case .broken: kind = "error"
    }
    let first = outcome.message.split(separator: "\n").first.map(String.init) ?? ""
    let text = outcome.message + "\nagain: " + outcome.again
    return "\(head)>\n      " + XMLText.tag(kind, [("message", first)])
      + ">\(XMLText.escaped(text))</\(kind)>\n    </testcase>\n"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
