import TelltaleModel

/// The findings in a scene for one profile.
package struct ProfileFindings: Sendable {
  package var profile: String
  package var findings: [LintFinding]
  /// Languages that nobody here knows the words of.
  package var unreadLanguages: Set<Language>
}

/// A partner that judges scenes for the last of a linter's profiles, while the linter judges them for the others.
package protocol LintPartner {
  /// The number of the linter's profiles that are left to the linter.
  var left: Int { get }

  /// Begins with a scene.
  ///
  /// - Parameters:
  ///   - bytes: The text of its file.
  ///   - name: The name of the file in messages.
  func begin(_ bytes: [UInt8], name: String)

  /// Waits for the findings in the scene that was begun.
  ///
  /// - Returns: The findings, profile by profile; `nil` where the linter has to judge for these profiles itself.
  func finish() -> [ProfileFindings]?
}
