import ArgumentParser

/// Scripts against what they expect, side by side.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play the scripts of apps and scenes, and report those that fail.",
    discussion: """
      Folders are searched for files that end in .test.yaml, and for scripts beside their scenes:

        # parking.test.yaml
        app: app.yaml
        program: python3 parking.py
        script: tests
        languages: [en, de]

      Each script is played on the headless display in a process of its own, several at a time, for all profiles, \
      sizes, languages, themes and text-sizes that the file names. docs/tests.md describes test files, docs/scripts.md \
      the expectations of scripts.

        telltale test
        telltale test parking --filter refused --report report.html

      For a test that fails, the output has the expectation, its place, what was found instead, and the command that \
      repeats this test alone. Its pictures, transcript and steps stay below out/test, or in the folder of --report.

      Exit codes: 0 all passed, 1 some failed, 2 some, or all, could not be run, 64 wrong usage, \
      73 a report cannot be made, 74 nobody reads standard output.
      """)

  @OptionGroup var options: TestOptions

  func run() throws {
    let code = try TestRun(options: options).run()
    if code != .chosen { throw code.code }
  }
}
