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
      keys(SceneSchema.document) == SceneFileReader.record.form.keys
        + SceneElement.allCases.map(\.rawValue))
  }

  @Test(arguments: SceneElement.allCases)
  func `the scene schema defines every element`(_ element: SceneElement) {
    #expect(SceneSchema.document["definitions"]?[element.rawValue] != nil)
  }

  @Test func `every reference in the scene schema leads to a definition, and each is used`() {
    let references = Set(references(in: SceneSchema.document))
    #expect(references == Set(keys(SceneSchema.document, "definitions")))
  }

  @Test func `the scene schema says what each key means, and gives none twice`() {
    for (name, record) in records(in: SceneSchema.document) {
      #expect(Set(record.map(\.key)).count == record.count, "\(name)")
      // What may stand in an arrangement refers to elements, which have a meaning of their own.
      for member in record where name != "stackItem" || member.value["$ref"] == nil {
        #expect(member.value["description"] != nil, "\(name): \(member.key)")
      }
    }
  }

  /// The keys of all maps with fixed keys that tell what a key means, by definition.
  private func records(in document: JSONValue) -> [(String, [JSONValue.Member])] {
    guard case .object(let definitions)? = document["definitions"] else { return [] }
    return definitions.flatMap { definition -> [(String, [JSONValue.Member])] in
      var ways = [definition.value]
      if case .array(let several)? = definition.value["anyOf"] { ways = several }
      return ways.compactMap { way in
        guard definition.key != "element", way["patternProperties"] != nil,
          case .object(let members)? = way["properties"]
        else { return nil }
        return (definition.key, members)
      }
    }
  }

  private func references(in value: JSONValue) -> [String] {
    switch value {
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.key == "$ref", case .string(let path) = member.value else {
          return references(in: member.value)
        }
        return [String(path.split(separator: "/").last ?? "")]
      }
    case .array(let values): values.flatMap(references)
    default: []
    }
  }

  private func keys(_ schema: JSONValue?, _ part: String = "properties") -> [String] {
    guard case .object(let members)? = schema?[part] else { return [] }
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
