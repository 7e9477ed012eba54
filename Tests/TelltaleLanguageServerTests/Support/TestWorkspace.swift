import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import TelltaleText
import TelltaleWords

@testable import TelltaleLanguageServer

/// The profiles of this repository, and nothing on the disk beside them.
final class TestWorkspace: LanguageWorkspace {
  var profileNames = Platforms.names
  var iconNames = ["bell", "map"]
  var putOff: Set<String> = []
  var refusal: CheckRefusal?
  private(set) var forgotten = 0
  /// The profiles that were asked for last.
  private(set) var asked: [String] = []

  func checker(
    for path: String?, name: String, bytes: [UInt8], profiles: [String]
  ) -> Result<SceneChecker, CheckRefusal> {
    if let refusal { return .failure(refusal) }
    asked = profiles
    let own = SceneFile.namedProfile(bytes, name: name)?.name
    let names = own.map { [$0] } ?? (profiles.isEmpty ? ["ios"] : profiles)
    do {
      let lexicons = try Self.lexicons.get()
      let setups = try names.map { name in
        LintSetup(
          profile: try Platforms.profile(name), lexicons: lexicons, verbs: .all,
          typesetter: GridTypesetter())
      }
      return .success(
        SceneChecker(linter: SceneLinter(setups: setups, lexicons: lexicons), putOff: putOff))
    } catch {
      return .failure(CheckRefusal("\(error)"))
    }
  }

  private static let lexicons = Result { try Platforms.lexicons() }

  func page(of rule: String) -> String? { "file:///docs/\(rule).md" }
  func forget() { forgotten += 1 }
}
