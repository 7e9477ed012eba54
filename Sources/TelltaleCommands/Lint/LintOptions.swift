import ArgumentParser
import Glibc
import TelltaleLint
import TelltaleSyntax

/// What a run of the linter is asked for.
struct LintOptions: ParsableArguments {
  @Argument(help: "Scene files or folders; - for standard input.", completion: .file())
  var paths: [String]

  @Option(
    help: """
      Profiles by name or file, with commas between, or all; else those that a scene or the project \
      file names.
      """)
  var profile: [String] = []

  @Option(
    help: """
      full (lines at fault; on a terminal), concise (one line a finding; elsewhere), json, sarif, \
      github, gitlab, checkstyle or junit.
      """)
  var format: LintFormat?

  @Option(help: "Check only these guidelines: ids, or beginnings such as ALERT-TITLE; with commas.")
  var select: [String] = []

  @Option(help: "Do not check these guidelines: ids, or beginnings; with commas.")
  var ignore: [String] = []

  @Option(
    help: "The project file; else telltale.yaml is looked for upward from each scene.",
    completion: .file(extensions: ["yaml"]))
  var config: String?

  @Flag(help: "Look for no project file.")
  var noConfig = false

  @Option(
    help: "Report no findings that are listed in this file; see --write-baseline.",
    completion: .file())
  var baseline: String?

  @Flag(help: "Write all findings into the baseline instead of reporting them.")
  var writeBaseline = false

  @Flag(help: "Mend what can be mended without changing what a scene says or does.")
  var fix = false

  @Flag(help: "With --fix or --diff: also what changes words or answers; look at the result.")
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change, and change nothing.")
  var diff = false

  @Option(help: "The name that standard input has in reports, and whose project file counts.")
  var stdinFilename: String?

  @Flag(help: "All files are one app: screens are known to all of them, and judged as a whole.")
  var bundle = false

  @Flag(help: "Check again whenever a file changes, until interrupted.")
  var watch = false

  func validate() throws {
    if bundle, fix || diff {
      throw ValidationError("--bundle judges files together; --fix and --diff mend each by itself")
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("--unsafe-fixes says which fixes; ask for --fix or --diff as well")
    }
    if !profile.isEmpty, LintOptions.parted(profile).isEmpty {
      throw ValidationError("--profile names no profile; telltale profile list shows them")
    }
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config exclude each other")
    }
    if writeBaseline, fix || diff {
      throw ValidationError("--write-baseline and --fix or --diff exclude each other")
    }
    if watch, fix || diff || writeBaseline || paths.contains("-") {
      throw ValidationError(
        "--watch only reports on files; leave --fix, --diff, --write-baseline and - out")
    }
    if stdinFilename != nil, !paths.contains("-") {
      throw ValidationError("--stdin-filename is for standard input; name - as a path")
    }
    try LintOptions.checkNames(select + ignore)
    if let named = LintOptions.namedFormat, LintFormat(rawValue: named) == nil {
      let known = LintFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError(
        "TELLTALE_LINT_FORMAT is \(Quoted.text(named)), expected one of \(known)")
    }
  }

  /// What the options, the surroundings or the terminal ask for.
  var effectiveFormat: LintFormat {
    if let format { return format }
    if let format = LintOptions.namedFormat.flatMap(LintFormat.init) { return format }
    if let actions = getenv("GITHUB_ACTIONS"), String(cString: actions) == "true" { return .github }
    return isatty(STDOUT_FILENO) == 1 ? .full : .concise
  }

  private static var namedFormat: String? {
    getenv("TELLTALE_LINT_FORMAT").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension LintFormat: ExpressibleByArgument {}
