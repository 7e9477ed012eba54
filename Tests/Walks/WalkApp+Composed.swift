import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport

extension WalkApp {
  /// A scene on a platform as it is on a panel.
  ///
  /// - Parameters:
  ///   - scene: Its text.
  ///   - profile: The platform, as it is designed.
  ///   - panel: What it is looked at on.
  /// - Throws: What the loader says where it refuses the scene.
  package init(_ scene: String, on profile: Profile, panel: UsualPanel) throws {
    let lexicons = try Platforms.lexicons()
    let typesetter = GridTypesetter()
    let fitted = profile.fitted(on: panel.panel(distance: profile.display.viewingDistance)) {
      typesetter.capShare(of: $0, in: profile.language)
    }
    let loaded = SceneFile.load(
      bytes: Array(scene.utf8), name: "composed.json", profile: fitted, lexicons: lexicons)
    guard let edition = WalkEdition(loaded, on: fitted, lexicons) else {
      throw Refused(description: "\(loaded.errors) \(loaded.findings.map(\.message)) in \(scene)")
    }
    self.init(name: "a scene by chance on \(panel.name)", editions: [edition])
  }

  /// A file of the project as an app of its own, on a platform.
  ///
  /// - Parameters:
  ///   - file: From the project's folder.
  ///   - name: The platform's name.
  /// - Throws: What keeps the platform or the words from being read.
  package init(file: String, on name: String) throws {
    let path = String(Platforms.folder.dropLast("/Platforms".count)) + "/" + file
    let edition = WalkEdition(path, on: try Platforms.profile(name), try Platforms.lexicons())
    self.init(name: file, editions: edition.map { [$0] } ?? [])
  }

  /// A scene that a maker should not have made.
  struct Refused: Error, CustomStringConvertible {
    var description: String
  }
}
