import Foundation
import TelltaleInput
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport

/// An app with all the platforms and languages that it can be shown on and in.
package struct WalkApp: Sendable, CustomStringConvertible {
  package var name: String
  /// Those of the platform that it is for come first.
  package var editions: [WalkEdition]
  /// What leads to where walks begin: a script, and lines that the application says meanwhile.
  package var script: [ScriptStep] = []
  var updates: [String] = []
  package var textSize = 1.0

  package var description: String { name }

  /// The apps of a folder of the project: each a folder with a file for each language, or a file of
  /// its own. One that names a brand beside it is shown on that alone.
  package static func load(
    _ folder: String, profiles: [String] = Platforms.names
  ) throws -> [WalkApp] {
    let lexicons = try Platforms.lexicons()
    let known = try profiles.map(Platforms.profile)
    func platforms(of file: String) throws -> [Profile] {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      guard let named = SceneFile.namedProfile(bytes, name: file), named.name.hasSuffix(".yaml")
      else { return known }
      return [try Platforms.profile(named)]
    }
    let top = root + "/" + folder
    // Beside the folders of apps is a page about them.
    return try names(in: top).filter { !$0.hasSuffix(".md") }.compactMap { entry in
      let path = "\(top)/\(entry)"
      let files =
        entry.hasSuffix(".yaml")
        ? [path] : try names(in: path).filter { $0.hasSuffix(".yaml") }.map { "\(path)/\($0)" }
      let editions = try files.flatMap { file in
        try platforms(of: file).compactMap { WalkEdition(file, on: $0, lexicons) }
      }
      guard !editions.isEmpty else { return nil }
      return WalkApp(
        name: "\(folder)/\(entry)",
        editions: editions.filter(\.isAtHome) + editions.filter { !$0.isAtHome })
    }
  }

  /// A state of the gallery, on the platforms that it is for.
  package init(_ state: GalleryState) throws {
    let lexicons = try Platforms.lexicons()
    name = "\(state)"
    editions = try state.profiles.compactMap { name in
      WalkEdition(state.path, on: try Platforms.profile(name), lexicons)
    }
    script = state.script
    updates = state.updates
    textSize = state.textSize
  }

  /// What hands there may be at the beginning. A keyboard takes the keys off the screen, so it is
  /// there only where the script has one.
  func hands(_ edition: Int) -> [InputKind] {
    let used = Set(ScriptPlayer.attachments(for: script, at: .zero).map(\.kind))
    return editions[edition].hands.filter { script.isEmpty || $0 != .keys || used.contains(.keys) }
  }

  init(name: String, editions: [WalkEdition]) {
    self.name = name
    self.editions = editions
  }

  private static let root = String(Platforms.folder.dropLast("/Platforms".count))

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
