import TelltaleModel
import TelltaleProfiles
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// Texts as programs send them.
@Suite struct UpdateTextTests {
  private static let app = """
    lang: en
    screen:
      navigation-bar: {title: {bind: title, text: News}}
      content:
        - table: {id: stories, row-styles: {story: {slots: [title, source]}}, rows: []}
        - label: {text: {bind: song, text: None}, message: true}
        - field: {id: name, text: {bind: name}}
        - text-view: {id: draft, text: {bind: draft}, editable: true}
        - button: {title: {bind: go, text: Go}, action: {emit: go}}
        - icon-button: {title: {bind: play, text: Play}, icon: play, action: {emit: play}}
        - button: {title: {bind: map, text: Map}, icon: map, action: {emit: map}}
    """

  private func read(_ text: String) throws -> UpdateLine {
    let scene = try #require(try Scenes.load(Self.app).scene)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: try Scenes.lexicons.get(),
      language: "en")
    return reader.read(Array(text.utf8), file: "in", line: 1)
  }

  @Test func `the line end behind a text that a program sends is no line of it`() throws {
    #expect(
      try read(#"{"set":{"song":"Waltz\n","name":"Ada\n"}}"#).updates == [
        .text("song", "Waltz"), .text("name", "Ada"),
      ])
    guard
      case .rows(_, .append(let rows))? = try read(
        #"{"rows":{"stories":{"append":[{"id":"a","title":["A Long Title\n","A\r\n"],"style":"story","source":"dpa\n"}]}}}"#
      ).updates.first
    else {
      Issue.record("no rows")
      return
    }
    #expect(rows[0].title == TextVariants("A Long Title", shorter: ["A"]))
    #expect(rows[0].values["source"] == "dpa")
    let change = try read(#"{"rows":{"stories":{"change":{"id":"a","title":"B\n"}}}}"#)
    #expect(
      change.updates == [
        .rows(
          "stories", .change(RowPatch(id: "a", row: TableRow(id: "a", title: "B"), parts: [.title]))
        )
      ])
    guard
      case .ask(let question)? = try read(
        #"{"ask":{"alert":{"title":"Open?\n","buttons":[{"title":"Open\n"},{"role":"cancel"}]}}}"#
      ).updates.first
    else {
      Issue.record("no question")
      return
    }
    #expect(question.alert.title == "Open?" && question.alert.buttons[0].answer == "Open")
  }

  @Test func `a line end in a text that somebody writes is theirs`() throws {
    #expect(
      try read(#"{"set":{"draft":"Dear Sir,\n"}}"#).updates == [.text("draft", "Dear Sir,\n")])
  }

  /// What shows nothing of a title, as a program may send it.
  static let blanks = [
    "null", #""""#, "[]", #""   ""#, #""\n""#, #"["",""]"#, #"["\t"," \n"]"#, #"{"text":""}"#,
    #"{"text":" ","lang":"en"}"#, #""\u00a0""#, #""\u200b""#, #""\u2800""#, #""\u3164""#,
    #"[null]"#,
    #"{"text":null}"#,
  ]

  @Test(
    arguments: blanks,
    [
      #"{"change":{"id":"a","title":§}}"#, #"{"change":{"id":"a","style":"story","title":§}}"#,
      #"{"update":{"id":"a","title":§}}"#, #"{"append":[{"id":"a","title":§}]}"#,
      #"{"prepend":[{"id":"a","title":§}]}"#, #"{"insert":[{"id":"a","title":§}],"at":0}"#,
      #"{"replace":[{"id":"a","title":§}]}"#, #"{"stale":[{"id":"a","title":§}]}"#,
      #"[{"id":"a","title":§}]"#,
    ])
  func `a row's title of which nothing is seen is refused in every change`(
    title: String, change: String
  ) throws {
    let line = try read(#"{"rows":{"stories":\#(change.replacing("§", with: title))}}"#)
    #expect(line.faults.map(\.message) == ["a row without a title"])
  }

  @Test(arguments: blanks.dropFirst(), ["go", "play"])
  func `a button's title is not emptied either`(title: String, name: String) throws {
    #expect(
      try read(#"{"set":{"\#(name)":\#(title)}}"#).faults.map(\.message) == [
        "a button without a title"
      ])
  }

  @Test func `a title is emptied where something else is seen`() throws {
    #expect(try read(#"{"set":{"map":"","title":"","song":""}}"#).faults == [])
    #expect(try read(#"{"set":{"go":null,"play":null}}"#).faults == [])
  }
}
