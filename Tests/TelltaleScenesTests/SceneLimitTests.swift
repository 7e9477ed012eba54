import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// How much of everything a scene may hold: just as much is read, and one more is told.
@Suite struct SceneLimitTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var what: String
    var limit: Int
    /// A scene with so many.
    var scene: @Sendable (Int) -> String

    var testDescription: String { what }
  }

  private static func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: ", ")
  }

  private static let cases = [
    Case(what: "buttons of an alert", limit: 20) {
      "alert: {title: Pick One, buttons: [\(list($0) { "{title: Item \($0)}" })]}"
    },
    Case(what: "buttons of an action sheet", limit: 20) {
      "action-sheet: {trigger: share, buttons: [\(list($0) { "{title: Item \($0)}" })]}"
    },
    Case(what: "items of a menu", limit: 20) {
      "menu: {trigger: share, items: [\(list($0) { "Item \($0)" })]}"
    },
    Case(what: "fields of an alert", limit: 10) {
      "alert: {title: Sign In, fields: [\(list($0) { "{placeholder: Item \($0)}" })], "
        + "buttons: [{title: OK}]}"
    },
    Case(what: "variants of a text", limit: 8) {
      "button: {title: [\(list($0) { "Item \($0)" })], action: {emit: x}}"
    },
    Case(what: "pieces of a text", limit: 200) {
      "label: {text: [\(list($0) { "{text: a\($0)}" })]}"
    },
    Case(what: "actions of a control", limit: 10) {
      "button: {title: Go, action: [\(list($0) { "{emit: e\($0)}" })]}"
    },
    Case(what: "tabs", limit: 200) { "tab-bar: {tabs: [\(list($0) { "{title: T\($0)}" })]}" },
    Case(what: "keys of a keypad", limit: 40) { "keypad: {keys: [\(list($0) { _ in "'1'" })]}" },
    Case(what: "items of a bar", limit: 20) {
      "navigation-bar: {trailing: [\(list($0) { _ in "{fixed-space: 9}" })]}"
    },
    Case(what: "elements in one place", limit: 200) {
      "screen: {content: [\(list($0) { "{label: {text: L\($0)}}" })]}"
    },
    Case(what: "screens", limit: 500) {
      "{start: s0, screens: {\(list($0) { "s\($0): {content: []}" })}}"
    },
    Case(what: "row styles", limit: 50) {
      "table: {row-styles: {\(list($0) { "r\($0): {slots: [title]}" })}, rows: []}"
    },
    Case(what: "slots of a row style", limit: 10) {
      "table: {row-styles: {r: {slots: [\(list($0) { "s\($0)" })]}}, rows: []}"
    },
    Case(what: "groups of a collection", limit: 100) {
      "collection: {items: [], groups: [\(list($0) { _ in "{items: []}" })]}"
    },
    Case(what: "changes of a layout", limit: 50) {
      "collection: {items: [], layout-changes: [\(list($0) { _ in "{}" })]}"
    },
    Case(what: "gestures of a collection", limit: 20) {
      "collection: {items: [], gestures: {\(list($0) { "g\($0): {emit: e}" })}}"
    },
  ]

  @Test(arguments: cases)
  func `just as many are read, and one more is told`(item: Case) throws {
    let told = "at most \(item.limit) are read"
    let enough = try Scenes.complaints(item.scene(item.limit))
    #expect(!enough.contains { $0.contains("are read") }, "\(enough)")
    let many = try Scenes.complaints(item.scene(item.limit + 1))
    #expect(many.contains { $0.contains("\(item.limit + 1) ") && $0.contains(told) }, "\(many)")
  }

  @Test func `an id has at most 128 characters`() throws {
    func complaints(_ count: Int) throws -> [String] {
      let id = String(repeating: "ä", count: count)
      return try Scenes.complaints("alert: {title: Go, buttons: [{title: OK, id: \(id)}]}")
        .filter { $0.contains("1 to 128 characters") }
    }
    #expect(try complaints(128).isEmpty)
    #expect(try complaints(129).count == 1)
  }

  @Test(
    arguments: [
      ("86400", true), ("86400s", true), ("86400000ms", true), ("86400.001", false),
      ("86400001ms", false), ("1ms", true), ("0.001", true), ("0.0005", true), ("0.0004", false),
      ("0", false), ("0ms", false),
    ])
  func `an alert goes away within a day`(time: String, isRead: Bool) throws {
    let alert = try Scenes.alert("alert: {title: Go, buttons: [{title: OK}], timeout: \(time)}")
    #expect((alert?.timeoutMilliseconds != nil) == isRead)
  }
}
