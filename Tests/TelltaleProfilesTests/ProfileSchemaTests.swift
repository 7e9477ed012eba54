import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct ProfileSchemaTests {
  @Test func `the checked-in schema is the one that is generated`() throws {
    #expect(try SchemaValidator.isCurrent("profile", ProfileSchema.document))
  }

  @Test(arguments: Platforms.names + ["base"])
  func `the profile schema accepts each platform's file`(_ name: String) throws {
    let bytes = try SourceFile.read("\(Platforms.folder)/\(name).yaml", kind: .profile)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(try SchemaValidator.problems(text, ProfileSchema.document) == [])
  }

  @Test(
    arguments: [
      "alrt: {}", "alert: {corner-radius: 3}", "alert: {corner-radius-pt: -1}",
      "night: {card: red}", "screens: [wide]", "extends: 3", "inputs: {touch: yes}",
      "keyboard: {layouts: {a b: us}}", "keyboard: {letters: {de: \"\"}}",
    ])
  func `the profile schema refuses what the loader refuses`(_ text: String) throws {
    #expect(try !SchemaValidator.problems(text, ProfileSchema.document).isEmpty)
  }
}
