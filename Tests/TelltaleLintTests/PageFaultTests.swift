import TelltaleGraphics
import TelltaleTestSupport
import TelltaleText
import TelltaleWords
import Testing

@testable import TelltaleLint
@testable import TelltalePages

@Suite struct PageFaultTests {
  private func lint(_ html: String, _ profile: String = "carplay") throws -> [LintFinding] {
    let base = try Linters.linter([profile])
    let setup = base.setups[0]
    let fonts = try FontBook(faces: setup.profile.typography.faces)
    let linter = SceneLinter(
      setups: [
        LintSetup(
          profile: setup.profile, lexicons: base.lexicons, verbs: .all, typesetter: fonts,
          pages: PageBook(fonts: fonts) { _ in PixelSize(width: 100, height: 100) })
      ], lexicons: base.lexicons)
    let lines = html.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "web-view:\n  html: |\n" + lines.map { "    \($0)\n" }.joined()
    return linter.lint(Array(text.utf8), name: "s.yaml").findings
      .filter { $0.rule?.hasPrefix("SCENE-PAGE") == true }
  }

  /// SCENE-PAGE-LEGIBLE
  @Test func `colours that an author chose together are told where they cannot be read`() throws {
    let found = try lint("<p>Well\n<p style='color:#999;background:#aaa'>Zone A</p>")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.message) == [
        "the contrast of \"Zone A\" is 1.2:1, and 4.5:1 is needed (line 2 of the page)"
      ])
    #expect(found.map(\.location.line) == [4])
  }

  @Test(arguments: [
    "<div style='background:#cfc'>A</div>", "<p style='color:#999'>A</p>",
    "<p style='color:#fff;background:#060'>A</p>",
    "<h1>A</h1><p><small>B</small> H<sub>2</sub>O</p>",
    "<p style='color:#767676;background:#fff;font-size:40px;font-weight:bold'>A</p>",
    "<p style='color:#eee;background:#fff url(dark.png)'>A</p>",
    "<ul style='background:#ffe'><li>A<li><a href='#'>B</a></ul><table><caption><small>C</small></table>",
    "<p style='color:#fff;background:#060'>A <span style='color:#000;background:#cfc'>B</span></p>",
  ])
  func `what can be read is not`(_ html: String) throws {
    #expect(try lint(html).map(\.message) == [])
    #expect(try lint(html, "kiosk").map(\.message) == [])
  }

  /// SCENE-PAGE-LEGIBLE
  @Test func `sizes below the profile's are told`() throws {
    #expect(
      try lint("<p>A</p><p style='font-size:6px'>B</p>").map(\.message) == [
        "\"B\" asks for less than 18 points, and is shown in that size (line 1 of the page)"
      ])
  }

  /// SCENE-PAGE-STYLE
  @Test func `styles without an effect are told once, with what to do`() throws {
    let found = try lint("<p>A\n<p style='display:flex;color:red'>B\n<p style='display:flex'>C")
    #expect(
      found.map(\.message) == [
        "<p> has display: flex in its style, without effect (line 2 of the page)"
      ])
    #expect(found.map(\.location.line) == [4])
    #expect(found.first?.remedy?.contains("what CSS 2 has") == true)
  }

  /// SCENE-PAGE-COST
  @Test func `tables that cost too much are told`() throws {
    let html =
      String(repeating: "<table><tr><td>a", count: 30)
      + String(repeating: "</table>", count: 30)
    let found = try lint(html)
    #expect(found.map(\.rule) == ["SCENE-PAGE-COST"] && found.map(\.severity) == [.warning])
    #expect(found.map(\.location.line) == [2])
    #expect(try lint("<table><tr><td><table><tr><td>a</table></table>").isEmpty)
    // Refused already, for another reason.
    #expect(try lint(String(repeating: "<div>", count: 300) + "a").isEmpty)
  }
}
