import TelltaleLint
import TelltaleTestSupport
import TelltaleText

/// The reference of guidelines: a page for each, with what the linter says to its examples.
enum GuidelinePages {
  static let folder = "docs/guidelines"

  static func files() throws -> [Reference.File] {
    let lexicons = try Platforms.lexicons()
    let setups = try Platforms.names.map { name in
      let profile = try Platforms.profile(name)
      let fonts = try FontBook(faces: profile.typography.faces, directories: ["/usr/share/fonts"])
      return LintSetup(profile: profile, lexicons: lexicons, verbs: .all, typesetter: fonts)
    }
    return Reference(SceneLinter(setups: setups, lexicons: lexicons, settings: LintSettings()))
      .files
  }
}
