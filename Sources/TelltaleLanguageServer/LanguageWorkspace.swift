import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// The machine's part of a language server.
package protocol LanguageWorkspace: AnyObject {
  /// Returns the checker of a scene.
  ///
  /// - Parameters:
  ///   - path: The path of its file; `nil` for a document that was never saved.
  ///   - name: The name that its findings carry.
  ///   - bytes: The document as it is in the editor.
  ///   - profiles: Profiles for scenes that name none in a project that names none.
  /// - Returns: A checker, or the reason why the scene cannot be checked.
  func checker(
    for path: String?, name: String, bytes: [UInt8], profiles: [String]
  ) -> Result<SceneChecker, CheckRefusal>
  var profileNames: [String] { get }
  var iconNames: [String] { get }
  /// Returns the address of the page about a guideline.
  ///
  /// - Parameter rule: The id of the guideline.
  /// - Returns: The address; `nil` where there is no such page.
  func page(of rule: String) -> String?
  /// Forgets everything that was read, since files may have changed.
  func forget()
}

/// A linter, and the findings that a team has put off.
package struct SceneChecker {
  package var linter: SceneLinter
  /// The fingerprints of findings that are not reported.
  package var putOff: Set<String>

  /// A checker.
  ///
  /// - Parameters:
  ///   - linter: The linter for the profiles of the scene.
  ///   - putOff: Fingerprints of findings that are not reported.
  package init(linter: SceneLinter, putOff: Set<String> = []) {
    self.linter = linter
    self.putOff = putOff
  }
}

/// The reason why a scene could not be checked.
package struct CheckRefusal: Error {
  package var message: String
  /// The place of the cause in the scene; `nil` where it lies elsewhere.
  package var location: SourceLocation?
  /// The errors of files that have to be mended first.
  package var errors: LoadErrors?

  /// A refusal.
  ///
  /// - Parameters:
  ///   - message: The reason in words.
  ///   - location: The place of the cause in the scene; `nil` where it lies elsewhere.
  ///   - errors: The errors of other files that have to be mended first.
  package init(_ message: String, at location: SourceLocation? = nil, errors: LoadErrors? = nil) {
    self.message = message
    self.location = location
    self.errors = errors
  }
}
