import TelltaleLint
import TelltaleModel
import TelltaleScenes

/// The profiles that a scene is checked for, where nobody chose them by hand.
struct ProfileNames {
  var names: [String]
  /// Where a scene names it.
  var location: SourceLocation?

  init(names: [String]) { self.names = names }

  /// What the scene names, else its project; `nil` where neither does.
  init?(_ bytes: [UInt8], name: String, in project: LintProject) {
    if let own = SceneFile.namedProfile(bytes, name: name) {
      (names, location) = ([own.name], own.location)
    } else if !project.project.profiles.isEmpty {
      names = project.project.profiles
    } else {
      return nil
    }
  }
}
