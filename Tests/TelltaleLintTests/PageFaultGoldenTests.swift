import TelltaleGraphics
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleText
import TelltaleWords
import Testing

@testable import TelltaleLint
@testable import TelltalePages

/// Pages of every colour and size, in the scene and in files; `tools/goldens` writes anew what is said.
@Suite struct PageFaultGoldenTests {
  private static let pages = [
    "", "<p>A", "<p> \n", "<p style='color:#999;background:#fff;font-size:2px'>&nbsp;&#8195;",
    "<p style='color:#777;background:#fff'>A",
    "<p style='color:#767676;background:#fff'>A",
    "<p style='color:#777;background:#fff;font-weight:bold'>A",
    "<p style='color:#777;background:#fff;font-size:24px'>A",
    "<p style='color:#777;background:#fff;font-size:23px;font-weight:bold'>A",
    "<p style='color:#777;background:#fff;font-size:24px;font-weight:bold'>A",
    "<p style='color:#959595;background:#fff;font-size:24px;font-weight:bold'>A",
    "<p style='color:#949494;background:#fff;font-size:40px;font-weight:bold'>A",
    "<p style='color:#999;background:#fff'>A</p>\n<p style='color:#999;background:#fff'>B</p>",
    "<p style='color:#999;background:#fff'>A</p>\n<p style='color:#999;background:#eee'>B</p>",
    "<p style='color:#999;background:#fff'>A</p>\n<p style='color:#aaa;background:#fff'>A</p>",
    "<p style='color:#999;background:#fff'>A <b>B</b> <big>C</big></p>",
    "<div style='color:#999;background:#fff'>A<p style='background:#333'>B</div>",
    "<p style='color:#fff;background:#fff'>A", "<p style='color:rgba(0,0,0,0.4);background:#fff'>A",
    "<p style='color:#000;background:rgba(255,255,255,0.2)'>A", "<p style='font-size:1px'>A",
    "<p style='font-size:12px'>A</p>\n<p style='font-size:11px'>B</p>\n<p style='font-size:10px'>C",
    "<p style='font-size:17px'>A", "<p style='font-size:18px'>A",
    "<p><small><small><small>A b c</small></small></small>",
    "<p style='color:#aaa;background:#bbb;font-size:5px'>A\n</p>\n\n<p>B",
    "<table><tr><td><table><tr><td><table><tr><td>a</table></table></table>",
  ]

  private func told(_ text: String, _ profile: String, name: String = "s.yaml") throws -> [String] {
    let base = try Linters.linter([profile])
    let setup = base.setups[0]
    let fonts = try FontBook(faces: setup.profile.typography.faces)
    let linter = SceneLinter(
      setups: [
        LintSetup(
          profile: setup.profile, lexicons: base.lexicons, verbs: .all, typesetter: fonts,
          pages: PageBook(fonts: fonts) { _ in PixelSize(width: 100, height: 100) })
      ], lexicons: base.lexicons)
    return linter.lint(Array(text.utf8), name: name).findings
      .filter { $0.ruleName.hasPrefix("SCENE-PAGE") }
      .map { finding in
        "  \(profile) \(finding.location.line):\(finding.location.column) \(finding.severity) "
          + "\(finding.ruleName) \(finding.path): \(finding.message); \(finding.remedy ?? "")"
      }
  }

  @Test func `what is said of pages is as approved`() throws {
    var lines: [String] = []
    for page in Self.pages {
      lines.append("# \(page.replacing("\n", with: "⏎"))")
      let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
      let inside = "web-view:\n  html: |\n" + rows.map { "    \($0)\n" }.joined()
      for profile in ["carplay", "kiosk"] { lines += try told(inside, profile) }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "reports/pages.txt", golden) == [])
  }

  @Test func `a page is told with its place, in a file, on one line, or in a screen`() throws {
    let folder = try TemporaryFolder()
    let page = "<p>Well</p>\n<p style='color:#999;background:#aaa'>Zone</p>\n"
    try folder.write("page.html", page)
    let scene = "screen:\n  content:\n    - web-view: {file: page.html}\n"
    let name = folder.path + "/s.yaml"
    let message = "the contrast of \"Zone\" is 1.2:1, and 4.5:1 is needed"
    let found = try told(scene, "kiosk", name: name).map { $0.split(separator: ";")[0] }
    #expect(
      found == [
        "  kiosk 3:24 warning SCENE-PAGE-LEGIBLE screen.content[0].web-view.file: page.html:2: \(message)"
      ])
    let line = "web-view: {html: \"\(page.replacing("\n", with: ""))\"}\n"
    let single = try told(line, "kiosk").map { $0.split(separator: ";")[0] }
    #expect(
      single == [
        "  kiosk 1:18 warning SCENE-PAGE-LEGIBLE web-view.html.line-1: \(message)"
          + " (line 1 of the page)"
      ])
  }

  @Test func `no page is told of more often than the limit says`() throws {
    for more in [-1, 0, 3] {
      let count = Limits.complaints + more
      let rows = (0..<count).map { number in
        "    <p style='color:#9999\(String(number + 16, radix: 16));background:#fff'>t\(number)\n"
      }
      let found = try told("web-view:\n  html: |\n" + rows.joined(), "kiosk")
      #expect(found.count == min(count, Limits.complaints), "\(count)")
    }
  }
}
