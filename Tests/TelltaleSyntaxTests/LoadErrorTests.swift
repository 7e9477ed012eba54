import TelltaleModel
import TelltaleSyntax
import Testing

@Suite struct LoadErrorTests {
  private func errors(_ count: Int, _ message: String) throws -> LoadErrors {
    try #require(
      LoadErrors(
        (1...count).map { line in
          LoadError(
            kind: .scene, file: "s.yaml",
            location: SourceLocation(file: "s.yaml", line: line, column: 1),
            message: message)
        }))
  }

  @Test func `a list of complaints stays below 4 KiB and says how many are left out`() throws {
    let all = try errors(50, String(repeating: "a", count: 200))
    let lines = all.description.split(separator: "\n")
    #expect(all.description.utf8.count <= 4096)
    #expect(lines.count > 10)
    #expect(lines.last == "\(50 - lines.count + 1) more problems are not listed; fix these first")
  }

  @Test func `a list that has room is told whole`() throws {
    let few = try errors(50, String(repeating: "a", count: 50))
    #expect(few.description.split(separator: "\n").count == 50)
    #expect(few.description.hasSuffix("s.yaml:50:1: error: " + String(repeating: "a", count: 50)))
  }

  @Test func `one long complaint is told`() throws {
    #expect(try errors(1, String(repeating: "a", count: 5000)).description.utf8.count > 5000)
  }
}
