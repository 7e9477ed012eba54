import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct SceneAnswerTests {
  private func errors(buttons: String) throws -> [String] {
    try Scenes.load("alert: {title: T, buttons: [\(buttons)]}").errors.map {
      "\($0.location?.column ?? 0) \($0.message)"
    }
  }

  @Test(
    arguments: [
      ("{title: Erase, id: cancel}, {role: cancel}", "cancel", 64),
      ("{title: Delete}, {title: Delete}", "Delete", 54),
      ("{title: A, action: {emit: go}}, {title: B, action: {emit: go}}", "go", 72),
      ("{title: A, id: B}, {title: B}", "B", 56), ("{title: B}, {title: A, id: B}", "B", 56),
    ])
  func `no two buttons give the same answer`(
    _ buttons: String, _ answer: String, _ column: Int
  ) throws {
    let found = try errors(buttons: buttons)
    #expect(found == ["\(column) the answer \"\(answer)\" is given a second time"])
  }

  @Test(
    arguments: [
      "{title: Delete}, {title: delete}", "{title: Go, id: a}, {title: Go On, id: b}",
      "{title: Go}, {title: go, id: b}", "{title: A, action: {emit: B}}, {title: C}",
    ])
  func `buttons with answers of their own are accepted`(_ buttons: String) throws {
    #expect(try errors(buttons: buttons) == [])
  }

  @Test func `ids given twice are told once`() throws {
    let found = try errors(buttons: "{title: A, id: x}, {title: B, id: x}")
    #expect(found == ["63 the id \"x\" is given a second time"])
  }

  @Test(arguments: ["\\n", "\\r\\n"])
  func `an answer is one line`(_ end: String) throws {
    let title = "title: \"Go\(end)Now\""
    #expect(
      try errors(buttons: "{\(title)}") == [
        "37 the title is the button's answer, and has a line break"
      ])
    #expect(try errors(buttons: "{\(title), id: go}") == [])
    #expect(try errors(buttons: "{\(title), action: {emit: go}}") == [])
  }

  @Test(arguments: ["\"a\\nb\"", "\"a\\r\\nb\"", "{text: \"a\\nb\\n\"}"])
  func `the text of a field is one line`(_ text: String) throws {
    let loaded = try Scenes.load(
      "alert: {title: T, fields: [{text: \(text)}], buttons: [{title: OK}]}")
    #expect(
      loaded.errors.map(\.message) == ["the text of a field has a line break, expected one line"])
  }
}
