import ArgumentParser

/// Scripts against what they expect, side by side.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Play the scripts of apps and scenes, and report which find what they expect.",
    discussion: """
      Folders are searched for files that end in .test.yaml, and for scripts beside their scenes:

        # parking.test.yaml
        app: app.yaml
        program: python3 parking.py
        script: tests
        languages: [en, de]

      Each script is played on the headless display by a telltale of its own, several side by side, \
      over all profiles, sizes, languages, themes and text-sizes that the file names. docs/tests.md \
      says everything, docs/scripts.md what a script may expect.

        telltale test
        telltale test parking --filter refused --report report.html

      Of a test that fails, it says what was expected, where, what is there instead, and the command \
      that repeats just this one; its pictures, transcript and steps stay below out/test, or in the \
      folder of --report.

      Exit codes: 0 all passed, 1 some failed, 2 some, or all, could not be run, 64 wrong usage, \
      73 a report cannot be made, 74 nobody reads standard output.
      """)

  @OptionGroup var options: TestOptions

  func run() throws {
    let code = try TestRun(options: options).run()
    if code != .chosen { throw code.code }
  }
}
