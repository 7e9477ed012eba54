import Testing

/// What `doctor` says of services and settings, and how.
@Suite struct ServiceCheckTests {
  @Test func `doctor tells where no service listens`() throws {
    let folder = try Program.folder([:])
    let result = try Program.run(["doctor"], environment: ["TELLTALE_SOCKET": "\(folder)/none"])
    #expect(
      result.output.contains("service  good   none listens at \(folder)/none"), "\(result.output)")
  }

  @Test func `each thing is an object where a program reads it`() throws {
    let result = try Program.run(["doctor", "--json"])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"topic":"#) && $0.hasSuffix("}") })
  }

  @Test func `the version is told`() throws {
    let result = try Program.run(["--version"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("telltale "))
  }
}
