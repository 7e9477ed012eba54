import TelltaleTestSupport
import Testing

/// Whoever reads the buttons of a question can tell one from another.
@Suite struct ButtonTitleTests {
  private func alert(_ buttons: String) throws -> [String] {
    try Scenes.load("alert: {title: Go on?, buttons: [\(buttons), {role: cancel}]}").errors.map(
      \.message)
  }

  @Test(arguments: [
    "{title: OK, id: a}, {title: OK, id: b}", "{title: OK, id: a}, {title: ОK, id: b}",
    "{title: OK, id: a}, {title: ОК, id: b}", #"{title: OK, id: a}, {title: "O\u2060K", id: b}"#,
    "{title: [Delete Route, Delete], id: a}, {title: [Delete Map, Delete], id: b}",
  ])
  func `titles of one look are refused`(buttons: String) throws {
    let messages = try alert(buttons)
    #expect(messages.contains { $0.contains("looks like that of another button") }, "\(messages)")
  }

  @Test func `so they are in action sheets`() throws {
    let sheet =
      "action-sheet: {trigger: Share, buttons: [{title: Send, id: a}, {title: Send, id: b}]}"
    #expect(
      try Scenes.load(sheet).errors.map(\.message).contains {
        $0.contains("looks like that of another button")
      })
  }

  @Test func `a word of letters of two scripts is refused alone`() throws {
    let messages = try alert("{title: ОK}")
    #expect(messages.count == 1 && messages[0].hasSuffix("that look like those of one"))
    #expect(try alert("{title: Подключить USB-кабель}").isEmpty)
  }

  @Test func `a zero width space in a Latin title is refused`() throws {
    #expect(try alert(#"{title: "O\u200BK"}"#).first?.contains("U+200B") == true)
  }
}
