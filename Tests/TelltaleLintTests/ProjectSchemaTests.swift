import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct ProjectSchemaTests {
  @Test func `the checked-in schema is the one that is generated`() throws {
    #expect(try SchemaValidator.isCurrent("project", ProjectSchema.document))
  }
}
