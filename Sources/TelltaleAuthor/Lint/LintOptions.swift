import ArgumentParser
import Glibc
import TelltaleLint
import TelltaleModel
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
    help: ArgumentHelp(
      "Panel to check for: one that is sold, such as 7in, or pixels and millimetres such as '800x480 on 154x86', as "
        + "telltale doctor prints them. Default is a usual panel of the profile.",
      valueName: "panel"),
    completion: .list(UsualPanel.all.map(\.name)), transform: LintPanel.read)
  var panel: LintPanel?

  @Option(
    help: ArgumentHelp(
      "Size in pixels; scenes are checked for the usual panel of that size. --panel has a size of its own.",
      valueName: "WxH"),
    transform: LintPanel.readSize)
  var size: LintPanel?

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
    help: "Project file; default is the telltale.yaml that is found upward from each scene.",
    completion: .file(extensions: ["yaml"]))
  var config: String?

  @Flag(help: "Use no project file.")
  var noConfig = false

  @Option(
    help: "Report no findings that are listed in this file; see --write-baseline.",
    completion: .file())
  var baseline: String?

  @Flag(help: "Write all findings into the baseline instead of reporting them.")
  var writeBaseline = false

  @Flag(help: "Apply the fixes that do not change what a scene says or does.")
  var fix = false

  @Flag(
    help: "With --fix or --diff: also apply fixes that change words or answers; check the result.")
  var unsafeFixes = false

  @Flag(help: "Print what --fix would change, and change nothing.")
  var diff = false

  @Flag(
    help: """
      Write comments that silence the reported findings into the YAML files, with the reason of --reason; with --diff, \
      only show them.
      """)
  var addSuppressions = false

  @Option(
    help: "With --add-suppressions: the reason why the guidelines do not apply there, in one line.")
  var reason: String?

  @Flag(help: "Print counts by guideline and profile instead of findings; in json, beside them.")
  var statistics = false

  @Flag(
    help:
      "Print the checked guidelines and their severity for each path, with the place of each setting."
  )
  var showSettings = false

  @Option(help: "Name of standard input in reports; it also decides which project file applies.")
  var stdinFilename: String?

  @Option(
    help: """
      Address or folder of the guidelines' pages, for links in sarif reports; default is the project file's reference, \
      or the installed pages.
      """)
  var reference: String?

  @Flag(help: "Check all files as one app: they share their screens.")
  var bundle = false

  @Flag(
    name: .customLong("import"),
    help: """
      Check an app without scenes: its alerts, by its tables of texts (.strings, .stringsdict, \
      .xcstrings, res/values*/*.xml, .po; with --map .json and .arb as well) and its sources (Swift, Kotlin, Java).
      """)
  var importsApp = false

  @Option(
    help:
      "With --import: a file that says which texts make up which alert, such as those of .po, .json and .arb files.",
    completion: .file(extensions: ["yaml"]))
  var map: String?

  @Flag(help: "Check again whenever a file changes, until interrupted.")
  var watch = false

  /// What the options, the surroundings or the terminal ask for.
  var effectiveFormat: LintFormat {
    if let format { return format }
    if statistics, LintOptions.namedFormat != "json" { return .concise }
    if let format = LintOptions.namedFormat.flatMap(LintFormat.init) { return format }
    if let actions = getenv("GITHUB_ACTIONS"), String(cString: actions) == "true" { return .github }
    return isatty(STDOUT_FILENO) == 1 ? .full : .concise
  }

  static var namedFormat: String? {
    getenv("TELLTALE_LINT_FORMAT").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension LintFormat: ExpressibleByArgument {}
