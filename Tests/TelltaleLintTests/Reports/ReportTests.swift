import Foundation
import FoundationXML
import TelltaleModel
import Testing

@testable import TelltaleLint

@Suite struct ReportTests {
  private func report(_ findings: [LintFinding], name: String = "a.yaml") -> LintReport {
    LintReport(
      files: [LintedFile(name: name, bytes: Array("x\n  y: z\n".utf8), findings: findings)],
      folder: "/project")
  }

  private let nasty = "<a & \"b\"> 'c'\u{0}\u{B}\u{1B}]]>\n\u{85}é\u{FFFE}"

  @Test func `github's commands escape what would end them`() {
    let finding = Linters.finding("50% of, a: b\nc")
    #expect(
      LintFormat.github.text(report([finding], name: "a,b:c%.yaml"))
        == "::warning file=a%2Cb%3Ac%25.yaml,line=2,col=3,title=ALERT-TITLE-SHORT"
        + "::50%25 of, a: b%0Ac\n")
    #expect(
      LintFormat.github.text(report([Linters.finding(severity: .note)])).hasPrefix("::notice "))
  }

  @Test(arguments: [LintFormat.checkstyle, .junit])
  func `xml is well formed whatever is in it`(format: LintFormat) throws {
    let text = format.text(
      report(
        [Linters.finding(nasty), Linters.finding(nasty, severity: .note)], name: "\(nasty).yaml"))
    let reader = XMLReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")\n\(text)")
    #expect(
      reader.attributes.contains { $0.contains("<a & \"b\"> 'c'\u{FFFD}\u{FFFD}\u{FFFD}]]>") })
  }

  @Test func `junit counts failures, and a clean file is a passed test`() {
    let failing = LintFormat.junit.text(
      report([Linters.finding(), Linters.finding(severity: .note)]))
    #expect(failing.contains("<testsuites name=\"telltale lint\" tests=\"2\" failures=\"1\">"))
    let clean = LintFormat.junit.text(report([]))
    #expect(clean.contains("tests=\"1\" failures=\"0\"") && clean.contains("<testcase name"))
  }

  @Test func `gitlab's fingerprints differ for the same fault twice`() throws {
    let text = LintFormat.gitlab.text(report([Linters.finding(), Linters.finding()]))
    let issues = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    for issue in issues {
      #expect(
        Set(issue.keys) == [
          "description", "check_name", "fingerprint", "severity", "location",
        ])
      let location = issue["location"] as? [String: Any]
      #expect(location?["path"] as? String == "a.yaml")
      #expect((location?["lines"] as? [String: Int])?["begin"] == 2)
      #expect(issue["severity"] as? String == "minor")
    }
  }

  @Test func `json holds any text`() throws {
    let text = LintFormat.json.text(report([Linters.finding(nasty)]))
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let files = try #require(root["files"] as? [[String: Any]])
    let findings = try #require(files.first?["findings"] as? [[String: Any]])
    #expect(findings.first?["message"] as? String == nasty)
    #expect(findings.first?["fix"] is NSNull)
  }

  @Test func `the full form says what can be mended, and how`() {
    var finding = Linters.finding()
    finding.fix = Fix("Do it", [], isSafe: true)
    #expect(LintFormat.full.text(report([finding])).contains("      = --fix: Do it\n\n"))
    finding.fix?.isSafe = false
    #expect(
      LintFormat.full.text(report([finding]))
        .contains("      = --fix --unsafe-fixes: Do it\n\n"))
  }

  @Test func `profiles stand at the end of the message`() {
    var finding = Linters.finding()
    finding.profiles = ["ios", "kiosk"]
    #expect(
      LintFormat.concise.text(report([finding]))
        == "a.yaml:2:3: warning: wrong (ios, kiosk) [ALERT-TITLE-SHORT]\n")
  }
}

private final class XMLReader: NSObject, XMLParserDelegate {
  var attributes: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes += attributes.values
  }
}
