import ArgumentParser
import TelltaleCatalogue

/// Scenes against the guidelines.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check scenes against the guidelines of a platform, of several, or of all.",
    discussion: """
      Folders are searched for scenes (.yaml, .yml, .json). Without --profile each scene is checked \
      for the profile it names, else for those of the project file. `telltale explain ID` explains a finding.

        telltale lint scenes --profile all
        telltale lint scenes --fix
        telltale lint - --profile kiosk --format concise < scene.yaml

      telltale.yaml, beside the scenes or in a folder above, has the team's settings: profiles, select, ignore, \
      severity, baseline, lexicons, exclude. Options override them. The format can be named in TELLTALE_LINT_FORMAT as \
      well; under GitHub Actions it is github.

      A comment in a scene silences a guideline there, and says why:

        # telltale:disable-next-line \(RuleID.alertTitleShort.rawValue) -- required by law

      disable-line is for the comment's own line, disable-file for the whole file. Errors that refuse a scene cannot \
      be silenced, ignored or put off.

      Exit codes: 0 no warnings and no errors (notes may be there), 1 warnings or errors, or with --diff something to \
      fix, 2 something, or all, could not be checked or written, 64 wrong usage. At Control-C, --watch ends with the \
      code of its last check; at any other signal, with 128 and its number.
      """)

  @OptionGroup var options: LintOptions

  func run() throws {
    let code: Int32
    if options.watch {
      code = try LintWatch(options).run()
    } else {
      var job = try LintJob(options)
      code = try job.finish()
    }
    if code != 0 { throw ExitCode(code) }
  }
}
