import ArgumentParser

/// What a run of tests is asked for.
struct TestOptions: ParsableArguments {
  @Argument(
    help: "Folders, test files (.test.yaml) and scripts; default is the current folder.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "Only tests of this name, or with this in their names; may be given several times.")
  var filter: [String] = []

  @Flag(help: "Rewrite the pictures and trees that the scripts expect and that differ.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Write a report in JUnit's XML, for CI; - for standard output.", valueName: "file"),
    completion: .file())
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write a report that shows each step with its picture: one page for any browser, which needs no "
        + "server. In a folder it is index.html, with the files of the tests beside it.",
      valueName: "dir|file.html"),
    completion: .file())
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Tests at one time; default is one for each processor.", valueName: "count"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); expected 1 to 256")
    }
    if filter.contains("") {
      throw ValidationError("--filter is empty; leave it out for all tests")
    }
    for (name, value) in [("--report", report), ("--junit", junit)] where value == "" {
      throw ValidationError("\(name) names no file; name one")
    }
  }
}
