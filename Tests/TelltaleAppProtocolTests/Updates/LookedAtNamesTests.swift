import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What an application may set of things that are only looked at.
@Suite struct LookedAtNamesTests {
  @Test func `a gauge's value, texts and colour, and an icon's name and colour, have names`() throws
  {
    let text = """
      screen:
        content:
          - gauge:
              value: {bind: level}
              figure: {bind: figure, text: "–"}
              caption: {bind: note, text: "–"}
              color: {bind: ink, color: accent}
          - icon: {name: {bind: sky, name: sun}, color: {bind: sky-ink, color: text}}
      """
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: try Platforms.profile("kiosk"),
      lexicons: .empty)
    #expect(loaded.errors == [])
    let names = SceneNames(try #require(loaded.accepted))
    #expect(names.progress == ["level"])
    #expect(names.texts == ["figure", "note"])
    #expect(names.icons == ["sky"])
    #expect(names.colors == ["ink", "sky-ink"])
  }

  @Test func `what a code cannot hold is refused, and what it can is its text`() throws {
    let text = """
      screen:
        content:
          - qr: {content: {bind: link}, about: Receipt, correction: high}
          - qr: {content: {bind: link}, about: Receipt, correction: low}
      """
    let lexicons = try Platforms.lexicons()
    let profile = try Platforms.profile("kiosk")
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: lexicons)
    let reader = UpdateReader(
      try #require(loaded.accepted), profile: profile, lexicons: lexicons, language: "en")
    func read(_ bytes: Int) -> UpdateLine {
      let line = "{\"set\":{\"link\":\"\(String(repeating: "a", count: bytes))\"}}"
      return reader.read(Array(line.utf8), file: "in", line: 1, request: 1)
    }
    let held = String(repeating: "a", count: 1_273)
    #expect(read(1_273).updates == [.text("link", TextVariants(TextContent(held)))])
    #expect(
      read(1_274).faults.map(\.message) == [
        "the content of the QR code has 1274 bytes, and a code with correction: high holds 1273"
      ])
  }
}
