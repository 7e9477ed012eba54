import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// How alerts of every length fare on all profiles; `tools/goldens` writes it anew.
@Suite struct OverviewGoldenTests {
  private static let words = "The Map Server That Holds This Region Has Stopped Answering"
  private static let long = (0..<12).map { _ in words }.joined(separator: " ")

  private static let scenes = [
    "title: Map Server Unreachable", "title: [Map Server Unreachable, Server Lost]",
    "title: [\(words) Requests, Map Server Unreachable]", "title: [\(words), Error]",
    "title: [\(long), \(words), Map Server Lost]", "title: Map Server Lost, message: \(long).",
    "title: [Map Server Lost, Server Lost], message: \(long) \(long).", "title: [Error, Warning]",
    "title: Map Server Lost, fields: [{placeholder: Name}]", "title: [\(long), \(long) Now]",
  ]
  private static let buttons = [
    "[{title: Retry}, {role: cancel}]",
    "[{title: [Try to Reach the Map Server Once More, Retry]}, {role: cancel}]",
    "[{title: Try to Reach the Map Server Once More}, {title: [Look for Another Server on the Way, Look]}]",
    "[{title: [Retry, Again]}, {title: Later}, {title: [Never Ask Me About This Again, Never]}, {role: cancel}]",
    "[]", "[{title: [OK, Yes]}]", "[{title: Delete, role: destructive}]",
  ]

  @Test func `how alerts fare is as approved`() throws {
    let linter = try Linters.linter(Platforms.names)
    var lines: [String] = []
    let pairs =
      Self.scenes.map { ($0, Self.buttons[0]) }
      + Self.buttons.dropFirst().map { (Self.scenes[1], $0) }
    for (scene, buttons) in pairs {
      let short = scene.replacing(Self.long, with: "LONG")
      let text = "alert: {\(scene), reason: problem, buttons: \(buttons)}"
      let file = linter.lint(Array(text.utf8), name: "a.yaml")
      lines.append(linter.overview(of: file).text(for: "\(short) \(buttons)"))
    }
    for text in [
      "screen: {content: [{label: {text: Go}}]}", "alert: {", "x: y", "action-sheet: {title: A}",
    ] {
      let file = linter.lint(Array(text.utf8), name: "a.yaml")
      lines.append(linter.overview(of: file).text(for: text))
    }
    let golden = lines.joined().replacing(Self.long, with: "LONG")
    #expect(try Golden.changes(in: "reports/overviews.txt", golden) == [])
  }
}
