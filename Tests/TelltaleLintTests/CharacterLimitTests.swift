import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Japanese and Chinese texts are counted by characters, each against the shipped profile's limit.
@Suite struct CharacterLimitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var limit: String
    var profile = "ios"
    /// A scene with `@` where the text stands, and how many characters stand beside it.
    var scene: String
    var beside = 0

    var testDescription: String { "\(rule) on \(profile)" }
  }

  private static func alert(_ title: String, _ rest: String) -> String {
    "alert:\n  reason: problem\n  title: \(title)\n  \(rest)\n"
  }

  private static let cases = [
    Case(
      rule: "ALERT-TITLE-SHORT", limit: "alert-title", scene: alert("@", "buttons: [{title: OK}]")),
    Case(
      rule: "ALERT-TEXT-AMOUNT", limit: "alert-text",
      scene: alert("道路", "message: @\n  buttons: [{title: OK}]"), beside: 2),
    Case(
      rule: "ALERT-BUTTON-TITLE-ONE-TWO-WORDS", limit: "alert-button",
      scene: alert("道路", "buttons: [{title: @}, {role: cancel}]")),
    Case(
      rule: "ALERT-CARPLAY-TITLE-SHORT", limit: "alert-title", profile: "carplay",
      scene: alert("@", "buttons: [{title: OK}]")),
    Case(
      rule: "ALERT-CARPLAY-TITLE-SHORT", limit: "alert-text", profile: "carplay",
      scene: alert("道路", "message: @\n  buttons: [{title: OK}]"), beside: 2),
    Case(
      rule: "BUTTON-TITLE-SHORT", limit: "button", profile: "carplay",
      scene: "screen:\n  content:\n    - button: {title: @, action: {emit: x}}\n"),
    Case(
      rule: "LABEL-SHORT", limit: "label", profile: "carplay",
      scene: "screen:\n  content:\n    - label: {text: @}\n"),
  ]

  private func messages(_ item: Case, _ language: String, _ count: Int) throws -> [String] {
    let text = String(repeating: language == "ja" ? "み" : "路", count: count - item.beside)
    let scene = "lang: \(language)\n" + item.scene.replacing("@", with: text)
    // A text that is too long breaks more than one limit, and all but one are left out.
    var settings = LintSettings()
    settings.select = [item.rule]
    return try Linters.lint(scene, [item.profile], settings: settings).all
      .filter { $0.rule == item.rule && $0.message.contains("characters") }.map(\.message)
  }

  // ALERT-TITLE-SHORT, ALERT-BUTTON-TITLE-ONE-TWO-WORDS, ALERT-CARPLAY-TITLE-SHORT
  @Test(arguments: cases, ["ja", "zh"])
  func `a text may have as many characters as the limit, and not one more`(
    item: Case, language: String
  ) throws {
    let limits = try Platforms.profile(item.profile).guidelines.limits
    let limit = try #require(limits["\(item.limit)-characters-\(language)"])
    #expect(try messages(item, language, limit) == [])
    let message = try #require(try messages(item, language, limit + 1).first)
    #expect(message.contains("\(limit + 1) characters, more than \(limit)"), "\(message)")
  }
}
