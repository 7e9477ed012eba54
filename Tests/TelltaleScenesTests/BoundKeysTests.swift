import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// What an application may set of a control: the text of a field, whether a button can be chosen.
@Suite struct BoundKeysTests {
  private func content(_ element: String) throws -> Element? {
    let scene = "start: main\nscreens:\n  main:\n    content:\n      - \(element)\n"
    guard case .screen(let screen)? = try Scenes.load(scene).accepted?.root else { return nil }
    return screen.content.first
  }

  private func complaints(_ element: String) throws -> [String] {
    try Scenes.complaints("start: main\nscreens:\n  main:\n    content:\n      - \(element)\n")
  }

  @Test func `a field is bound with or without a text of its own`() throws {
    let bound = TextField(id: "a", text: "Rome", binding: "city")
    #expect(try content("field: {id: a, text: {bind: city, text: Rome}}") == .field(bound))
    #expect(
      try content("field: {id: a, text: {bind: city}}")
        == .field(TextField(id: "a", binding: "city")))
    #expect(try content("field: {id: a, text: Rome}") == .field(TextField(id: "a", text: "Rome")))
  }

  @Test func `a bound text of several lines is none for a field`() throws {
    let complaints = try complaints(#"field: {id: a, text: {bind: city, text: "a\nb"}}"#)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("has a line break, expected one line") == true)
    #expect(try self.complaints("field: {id: a, text: {text: A, bind: }}").count == 1)
  }

  @Test(arguments: FieldKeyboard.allCases)
  func `a field has one of the keyboards`(keyboard: FieldKeyboard) throws {
    #expect(
      try content("field: {id: a, keyboard: \(keyboard.rawValue)}")
        == .field(TextField(id: "a", keyboard: keyboard)))
  }

  @Test func `another keyboard is refused with those that there are`() throws {
    let complaint = try #require(try complaints("field: {id: a, keyboard: digits}").first)
    #expect(complaint.contains("text, number, decimal, phone or plate"))
  }

  @Test func `a button is enabled by a flag or by the application`() throws {
    func availability(_ value: String) throws -> Availability? {
      let element = try content("button: {title: A, action: {emit: a}, enabled: \(value)}")
      guard case .button(let button)? = element else { return nil }
      return button.availability
    }
    #expect(try availability("true") == Availability())
    #expect(try availability("false") == Availability(isEnabled: false))
    #expect(try availability("{bind: x}") == Availability(binding: "x"))
    #expect(
      try availability("{bind: x, enabled: false}")
        == Availability(isEnabled: false, binding: "x"))
    #expect(try availability("maybe") == nil)
    #expect(try availability("{enabled: false}") == nil)
  }

  @Test func `a text has the direction that it is given, in every form`() throws {
    func text(_ element: String) throws -> TextContent? {
      switch try content(element) {
      case .label(let label): label.text.runs.first?.text
      case .table(let table): table.rows.first?.title.longest
      default: nil
      }
    }
    let number = TextContent("12 - 14", direction: .leftToRight)
    #expect(try text("label: {message: true, text: {text: 12 - 14, direction: ltr}}") == number)
    #expect(
      try text("label: {message: true, text: {bind: a, text: 12 - 14, direction: ltr}}") == number)
    #expect(try text("table: {rows: [{title: {text: 12 - 14, direction: ltr}}]}") == number)
    #expect(
      try text("label: {message: true, text: {text: 12 - 14, direction: rtl}}")?.direction
        == .rightToLeft)
    #expect(
      try complaints("label: {message: true, text: {text: A, direction: left}}").first?
        .contains("expected ltr or rtl") == true)
  }

  @Test func `what an application sets keeps the direction of its place`() {
    var data = AppData()
    data.texts["a"] = TextVariants("5 - 6")
    let text = RichText(
      [TextRun(text: TextContent("1 - 2", direction: .leftToRight))], binding: "a")
    #expect(data.current(text).runs.first?.text.direction == .leftToRight)
    #expect(data.current(text).string == "5 - 6")
  }
}
