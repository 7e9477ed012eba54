import ArgumentParser
import TelltaleLint
import TelltaleSyntax

extension LintOptions {
  func validate() throws {
    if bundle, fix || diff || addSuppressions {
      throw ValidationError(
        "--bundle judges files together; --fix, --diff and --add-suppressions change each by itself"
      )
    }
    if unsafeFixes, !fix, !diff {
      throw ValidationError("--unsafe-fixes needs --fix or --diff; ask for one as well")
    }
    if !profile.isEmpty, LintOptions.parted(profile).isEmpty {
      throw ValidationError("--profile names no profile; telltale profile list shows them")
    }
    if noConfig, config != nil {
      throw ValidationError("--config and --no-config exclude each other")
    }
    if panel != nil, size != nil {
      throw ValidationError("--panel has its own size in pixels; leave out --size")
    }
    try validateSuppressions()
    try validateImport()
    if writeBaseline, fix || diff {
      throw ValidationError("--write-baseline and --fix or --diff exclude each other")
    }
    if watch, fix || diff || writeBaseline || addSuppressions || paths.contains("-") {
      throw ValidationError(
        "--watch only reports on files; leave --fix, --diff, --add-suppressions, --write-baseline and - out"
      )
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

  private func validateImport() throws {
    if importsApp {
      if fix || diff || addSuppressions || bundle || watch || showSettings || paths.contains("-") {
        throw ValidationError(
          "--import only reports on an app's files; leave --fix, --diff, --add-suppressions, --bundle, --watch, "
            + "--show-settings and - out")
      }
    } else if map != nil {
      throw ValidationError("--map is for --import; ask for that as well")
    }
  }

  private func validateSuppressions() throws {
    if addSuppressions {
      guard let reason, reason.contains(where: { !$0.isWhitespace }) else {
        throw ValidationError(
          "--add-suppressions needs a reason for its comments; add --reason 'TEXT'")
      }
      guard reason.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
        !reason.contains(where: \.isNewline), reason.utf8.count <= 500
      else {
        throw ValidationError(
          "--reason is one line of at most 500 bytes, without control characters")
      }
      if fix || writeBaseline {
        throw ValidationError("--add-suppressions and --fix or --write-baseline exclude each other")
      }
    } else if reason != nil {
      throw ValidationError("--reason is for --add-suppressions; ask for that as well")
    }
    let formats: [LintFormat?] = [nil, .full, .concise, .json]
    if statistics, !formats.contains(format) {
      throw ValidationError("--statistics goes with the formats full, concise and json")
    }
    if showSettings,
      fix || diff || writeBaseline || addSuppressions || watch || statistics || bundle
    {
      throw ValidationError(
        "--show-settings only prints settings; leave out the options for other actions")
    }
  }
}
