import Testing

@Suite struct HelpOutputTests {
  @Test(arguments: [["--help"], ["show", "--help"], ["--generate-completion-script", "bash"]])
  func `help that cannot be written is no success`(arguments: [String]) throws {
    let full = try Program.shell(arguments, ">/dev/full")
    #expect(full.code == 74)
    #expect(full.errors.contains("cannot write to standard output: No space left on device"))
    #expect(try Program.shell(arguments, ">/dev/null").code == 0)
  }
}
