import Testing

/// A machine that has run out of something.
@Suite struct ShortageTests {
  @Test(arguments: [5, 6, 8])
  func `a program without descriptors says so and ends`(limit: Int) throws {
    let result = try Program.shell(
      ["run", "docs/examples/apps/media/app.yaml", "--profile", "carplay"], "",
      before: "ulimit -n \(limit); ")
    #expect(result.code == 69)
    #expect(result.errors.contains("EMFILE"))
    #expect(result.errors.contains("Raise the limit on threads, on memory or on open files."))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
