import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

@Suite struct SchemaTests {
  @Test(arguments: [("scene", SceneSchema.document), ("profile", ProfileSchema.document)])
  func `the checked-in schema is the one that is generated`(
    _ name: String, _ document: JSONValue
  ) throws {
    let file = "schemas/\(name).schema.json"
    let bytes = try SourceFile.read("\(Platforms.folder)/../\(file)", kind: .scene)
    #expect(
      String(decoding: bytes, as: UTF8.self) == document.text + "\n",
      "run: swift run telltale schema \(name) > \(file)")
  }

  @Test func `the scene schema knows the keys that the decoder knows`() {
    let definitions = SceneSchema.document["definitions"]
    #expect(keys(SceneSchema.document) == SceneKeys.top + ["alert"])
    #expect(keys(definitions?["alert"]) == SceneKeys.alert)
    #expect(keys(definitions?["button"]) == SceneKeys.button)
    #expect(keys(definitions?["field"]) == SceneKeys.field)
  }

  private func keys(_ schema: JSONValue?) -> [String] {
    guard case .object(let members)? = schema?["properties"] else { return [] }
    return members.map(\.key)
  }

  @Test(arguments: AlertExample.all)
  func `the scene schema accepts what the loader accepts`(_ example: AlertExample) throws {
    let problems = try problems(example.text, SceneSchema.document)
    // Some refusals depend on other values, which a schema cannot see.
    let unseen: Set = [
      "ALERT-DESTRUCTIVE-NEEDS-CANCEL", "ALERT-BUTTON-CANCEL-TITLE", "ALERT-CARPLAY-NO-TEXT-FIELDS",
    ]
    let isBlank = example.text.contains("'   '")
    #expect(problems.isEmpty == (example.refused.isSubset(of: unseen) || isBlank))
  }

  @Test(arguments: Platforms.names + ["base"])
  func `the profile schema accepts each platform's file`(_ name: String) throws {
    let bytes = try SourceFile.read("\(Platforms.folder)/\(name).yaml", kind: .profile)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try problems(text, ProfileSchema.document) == [])
  }

  @Test(
    arguments: [
      "alrt: {}", "alert: {corner-radius: 3}", "alert: {corner-radius-pt: -1}",
      "night: {card: red}", "screens: [wide]", "extends: 3", "inputs: {touch: yes}",
    ])
  func `the profile schema refuses what the loader refuses`(_ text: String) throws {
    #expect(try !problems(text, ProfileSchema.document).isEmpty)
  }

  private func problems(_ text: String, _ schema: JSONValue) throws -> [String] {
    var complaints = Complaints(kind: .scene)
    let node = try #require(
      YAMLReader.read(Array(text.utf8), file: "f", complaints: &complaints))
    return SchemaValidator(root: schema).problems(node, schema)
  }
}
