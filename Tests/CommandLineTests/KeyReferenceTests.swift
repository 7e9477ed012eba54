import Foundation
import TelltaleLint
import TelltaleProfiles
import TelltaleService
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleTrials
import Testing

/// What is told of the keys of files: by a page, and by schemas.
@Suite struct KeyReferenceTests {
  private static let schemas: [(name: String, schema: JSONValue)] = [
    ("settings", UnitSettings.schema), ("test", TestSchema.document),
    ("project", ProjectSchema.document), ("profile", ProfileSchema.document),
  ]

  @Test(arguments: schemas.map(\.name))
  func `a schema says of each key what it means`(name: String) throws {
    let schema = try #require(Self.schemas.first { $0.name == name }?.schema)
    #expect(Self.undescribed(in: schema) == [])
  }

  @Test(arguments: schemas.map(\.name))
  func `the program prints the schema of each kind of file`(name: String) throws {
    let schema = try #require(Self.schemas.first { $0.name == name }?.schema)
    #expect(try Program.run(["schema", name]).output == schema.text + "\n")
  }

  /// Keys without a description, by their path.
  private static func undescribed(in schema: JSONValue, at path: String = "") -> [String] {
    let keys = schema["properties"]?.members ?? []
    let own = keys.filter { ($0.value["description"]?.string ?? "").isEmpty }
      .map { "\(path)\($0.key)" }
    let inner = keys.flatMap { undescribed(in: $0.value, at: "\(path)\($0.key).") }
    let others = (schema["anyOf"]?.items ?? []) + (schema["items"].map { [$0] } ?? [])
    return own + inner + others.flatMap { undescribed(in: $0, at: path) }
  }
}
