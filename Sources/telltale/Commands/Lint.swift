import ArgumentParser
import Glibc
import TelltaleFormats

/// Scenes against the guidelines.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check scenes against the guidelines of a platform, or of all.",
    discussion: """
      Folders are searched for scenes (.yaml, .yml, .json). Without --profile each scene is checked \
      for the profile it names. What every finding means: telltale explain ID.

        telltale lint scenes --profile all
        telltale lint - --profile kiosk --format concise < scene.yaml

      Exit codes: 0 no warnings and no errors (notes may be there), 1 warnings or errors, 2 something, \
      or all, could not be checked, 64 wrong usage.
      """)

  @Argument(help: "Scene files or folders; - for standard input.", completion: .file())
  var paths: [String]

  @Option(help: "Profile by name or file; all for every profile that is found.")
  var profile: String?

  @Option(
    help: """
      full shows the line at fault, concise is one line a finding; default is full on a terminal.
      """)
  var format: LintFormat?

  func run() throws {
    let stages = try LintStages(profile)
    var run = LintRun()
    let files = LintPaths.scenes(in: paths, &run)
    let progress = LintProgress(count: files.count)
    for file in files {
      progress.show(file.name)
      run.check(file, stages)
    }
    progress.clear()
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let report = LintReport(
      format: format ?? (isTerminal ? .full : .concise),
      hasColor: StandardStreams.wantsColor(STDOUT_FILENO))
    try StandardStreams.put(report.text(run.files))
    for complaint in run.complaints + run.skippedLanguages { StandardStreams.complain(complaint) }
    StandardStreams.complain(run.summary)
    if run.exitCode != 0 { throw ExitCode(run.exitCode) }
  }
}

/// How findings are written.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case concise, full
}
