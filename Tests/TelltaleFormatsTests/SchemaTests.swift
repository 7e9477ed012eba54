import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

@Suite struct SchemaTests {
  @Test(arguments: [
    ("scene", SceneSchema.document), ("profile", ProfileSchema.document),
    ("project", ProjectSchema.document),
  ])
  func `the checked-in schema is the one that is generated`(
    _ name: String, _ document: JSONValue
  ) throws {
    let file = "schemas/\(name).schema.json"
    let bytes = try SourceFile.read("\(Platforms.folder)/../\(file)", kind: .scene)
    #expect(
      String(decoding: bytes, as: UTF8.self) == document.text + "\n",
      "\(file) is stale, run tools/schemas")
  }

  @Test func `the scene schema knows the keys that the decoder knows`() {
    let definitions = SceneSchema.document["definitions"]
    #expect(keys(SceneSchema.document) == SceneForm.top.keys + ["alert"])
    #expect(keys(definitions?["alert"]) == SceneForm.alert.keys)
    #expect(keys(definitions?["button"]) == SceneForm.alertButton.keys)
    #expect(keys(definitions?["field"]) == SceneForm.field.keys)
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
    #expect(problems.isEmpty == example.refused.isSubset(of: unseen))
  }

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
    #expect(try !problems(text, SceneSchema.document).isEmpty)
  }

  @Test(arguments: ["0.001", "5s", "0.5s", "86400", "86400s", "86400000ms", "1.5"])
  func `the scene schema accepts each way to give a time`(_ time: String) throws {
    let text = "alert: {title: T, timeout: \(time), buttons: [{title: OK}]}"
    #expect(try Scenes.alert(text) != nil)
    #expect(try problems(text, SceneSchema.document) == [])
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
