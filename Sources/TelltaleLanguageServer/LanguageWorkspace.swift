import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// What a language server asks of the machine that it runs on.
package protocol LanguageWorkspace: AnyObject {
  /// What checks a scene of this path, or one without a place of its own; `profiles` are those for
  /// scenes that name none in a project that names none.
  func checker(
    for path: String?, name: String, bytes: [UInt8], profiles: [String]
  ) -> Result<SceneChecker, CheckRefusal>
  var profileNames: [String] { get }
  var iconNames: [String] { get }
  /// Where people can read about a guideline; `nil` where there is no such page.
  func page(of rule: String) -> String?
  /// Files may have changed: everything is to be read again.
  func forget()
}

/// A linter, and what a team has put off.
package struct SceneChecker {
  package var linter: SceneLinter
  /// Fingerprints of findings that are not told.
  package var putOff: Set<String>

  package init(linter: SceneLinter, putOff: Set<String> = []) {
    self.linter = linter
    self.putOff = putOff
  }
}

/// Why a scene could not be checked.
package struct CheckRefusal: Error {
  package var message: String
  /// Where in the scene it has its cause.
  package var location: SourceLocation?
  /// The files that have to be mended first.
  package var errors: LoadErrors?

  package init(_ message: String, at location: SourceLocation? = nil, errors: LoadErrors? = nil) {
    self.message = message
    self.location = location
    self.errors = errors
  }
}
