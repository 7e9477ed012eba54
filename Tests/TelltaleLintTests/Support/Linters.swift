import TelltaleLint
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import TelltaleWords

/// The linter as the program makes it, on the profiles of this repository.
enum Linters {
  static func linter(
    _ profiles: [String] = ["ios"], settings: LintSettings = LintSettings()
  ) throws -> SceneLinter {
    let lexicons = try Platforms.lexicons()
    let setups = try profiles.map { name in
      let profile = try Platforms.profile(name)
      let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
      return LintSetup(profile: profile, lexicons: lexicons, verbs: .all, typesetter: fonts)
    }
    return SceneLinter(setups: setups, lexicons: lexicons, settings: settings)
  }

  static func lint(
    _ text: String, _ profiles: [String] = ["ios"], settings: LintSettings = LintSettings()
  ) throws -> LintedFile {
    try linter(profiles, settings: settings).lint(Array(text.utf8), name: "scene.yaml")
  }

  /// A finding that nobody judged.
  static func finding(
    _ message: String = "wrong", severity: Severity = .warning, rule: String? = "ALERT-TITLE-SHORT"
  ) -> LintFinding {
    LintFinding(
      location: SourceLocation(file: "a.yaml", line: 2, column: 3), severity: severity,
      message: message, rule: rule)
  }
}
