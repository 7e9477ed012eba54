import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct SceneSchemaTests {
  @Test func `the checked-in schema is the one that is generated`() throws {
    #expect(try SchemaValidator.isCurrent("scene", SceneSchema.document))
  }

  @Test func `the scene schema begins with what a file begins with`() {
    #expect(
      keys(SceneSchema.document) == SceneForm.top.keys + SceneElement.allCases.map(\.rawValue))
  }

  @Test(
    arguments: [
      ("alert", .alert), ("alertButton", .alertButton), ("textField", .field),
      ("action-sheet", .actionSheet), ("sheetButton", .sheetButton), ("trigger", .trigger),
      ("menu", .menu), ("modal", .modal), ("dismiss", .dismiss), ("screen", .screen),
      ("tab-bar", .tabBar), ("tab", .tab), ("navigation-bar", .navigationBar),
      ("button", .button), ("keypad", .keypad), ("scroll-view", .scrollView), ("table", .table),
      ("row", .row), ("rowStyle", .rowStyle), ("rowSlot", .rowSlot), ("checkmark", .checkmark),
      ("collection", .collection), ("item", .item), ("group", .group),
      ("layoutChange", .layoutChange), ("label", .label), ("text-view", .textView),
      ("run", .run), ("web-view", .webView), ("image", .image),
      ("activity-indicator", .activityIndicator), ("text", .text), ("boundText", .boundText),
      ("source", .source), ("step", .action),
    ] as [(String, SceneForm)])
  func `the scene schema knows the keys that the decoder knows`(_ name: String, _ form: SceneForm) {
    let definition = SceneSchema.document["definitions"]?[name]
    #expect(recordKeys(definition) == form.keys)
  }

  /// The keys of a map, or of the map that is one of several ways to write something.
  private func recordKeys(_ schema: JSONValue?) -> [String] {
    guard case .array(let ways)? = schema?["anyOf"] else { return keys(schema) }
    return ways.lazy.map(keys).first { !$0.isEmpty } ?? []
  }

  private func keys(_ schema: JSONValue?) -> [String] {
    guard case .object(let members)? = schema?["properties"] else { return [] }
    return members.map(\.key)
  }

  @Test(arguments: SceneExample.alerts + SceneExample.scenes)
  func `the scene schema accepts what the loader accepts`(_ example: SceneExample) throws {
    let problems = try SchemaValidator.problems(example.text, SceneSchema.document)
    if example.refused.isSubset(of: Self.halfSeen), !example.refused.isEmpty { return }
    let isVisible = !example.refused.isSubset(of: Self.unseen)
    #expect(problems.isEmpty == !isVisible, "\(problems)")
  }

  /// What is refused on some profiles alone may be optional to the schema, and still be given wrongly.
  private static let halfSeen: Set = [
    "ACTION-SHEET-TRIGGER", "ACTION-SHEET-TWO-OR-MORE-CHOICES", "ACTION-SHEET-WATCH-PARTS",
    "ACTION-SHEET-WATCH-CANCEL-REQUIRED",
  ]

  /// Refusals that depend on other values, the profile, or what is inside of a text: a schema cannot
  /// see them.
  private static let unseen: Set = [
    "ALERT-DESTRUCTIVE-NEEDS-CANCEL", "ALERT-BUTTON-CANCEL-TITLE", "ALERT-CARPLAY-NO-TEXT-FIELDS",
    "ACTION-SHEET-CARPLAY-FORBIDDEN", "ACTION-SHEET-CANCEL-FOR-DATA-LOSS",
    "ACTION-SHEET-CANCEL-BY-DEFAULT",
    "ACTION-SHEET-WATCH-STYLE-CANCEL", "BUTTON-STARTS-ACTION", "BUTTON-TITLE-OR-ICON",
    "BUTTON-CARPLAY-SYSTEM-STYLE", "COLLECTION-DECORATED-GROUPS", "COLLECTION-GESTURES-CUSTOM",
    "SCROLL-VIEW-NO-NESTING", "TABLE-ROW-STANDARD-STYLES", "TABLE-ROW-DEFAULT-USE",
    "TABLE-ROW-CUSTOM-STYLE", "TEXT-VIEW-CARPLAY-NO-EDITING", "WEB-VIEW-STATIC-ONLY",
    "WEB-VIEW-NO-BROWSING", "MODALITY-COMPONENT-BY-PLATFORM", "MODALITY-SEPARATE-WINDOW",
    "MODALITY-CONTEXT-OPTIONS", "MODALITY-SINGLE-PATH", "MODALITY-NO-STACKING",
  ]

  @Test(
    arguments: [
      "title: ''", "title: ' '", "title: {text: ' '}", "title: T, timeout: 0",
      "title: T, timeout: 0s", "title: T, timeout: 030s",
      "title: T, timeout: 1000000s",
      "title: T, timeout: 86401",
      "title: T, timeout: 1234567890ms", "title: T, fields: [{text: \"a\\nb\"}]",
    ])
  func `the scene schema refuses what the loader refuses`(_ part: String) throws {
    let text = "alert: {\(part), buttons: [{title: OK}]}"
    #expect(try Scenes.alert(text) == nil)
    #expect(try !SchemaValidator.problems(text, SceneSchema.document).isEmpty)
  }

  @Test(arguments: ["0.001", "5s", "0.5s", "86400", "86400s", "86400000ms", "1.5"])
  func `the scene schema accepts each way to give a time`(_ time: String) throws {
    let text = "alert: {title: T, timeout: \(time), buttons: [{title: OK}]}"
    #expect(try Scenes.alert(text) != nil)
    #expect(try SchemaValidator.problems(text, SceneSchema.document) == [])
  }

}
