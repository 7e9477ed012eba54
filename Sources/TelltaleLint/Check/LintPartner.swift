import TelltaleModel

/// What there is to say of a scene for one profile.
package struct StageFindings: Sendable {
  package var profile: String
  package var findings: [LintFinding]
  /// Languages that nobody here knows the words of.
  package var unreadLanguages: Set<Language>
}

/// Somebody who judges scenes for the last of a linter's profiles, while the linter judges them for the others.
package protocol LintPartner {
  /// How many of the linter's profiles are left to the linter.
  var left: Int { get }

  /// Begins with a scene.
  ///
  /// - Parameters:
  ///   - bytes: the text of its file.
  ///   - name: what messages call that.
  func begin(_ bytes: [UInt8], name: String)

  /// Waits for what there is to say of the scene that was begun.
  ///
  /// - Returns: What is said, profile by profile; `nil` where the linter has to judge for them itself.
  func finish() -> [StageFindings]?
}
