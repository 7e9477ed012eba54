import TelltaleModel
import Testing

@testable import TelltaleSyntax

/// One scene of a file of `Tests/Fixtures`, for one profile.
package struct SceneExample: Sendable, CustomTestStringConvertible {
  package var file: String
  package var rule: String
  package var isFault: Bool
  package var profile: String
  /// Ids that refuse it.
  package var refused: Set<String>
  package var text: String
  package var line: Int

  package var testDescription: String { "\(file):\(line) \(rule) \(profile)" }

  package static let alerts = read("alerts.yaml")
  /// What is refused of all other elements, and near misses.
  package static let scenes = read("scenes.yaml")
  /// Scenes of the checks of all other elements.
  package static let checks = read("lint-scenes.yaml")

  package static func read(_ file: String) -> [SceneExample] {
    var complaints = LoadErrorCollector(kind: .scene)
    let path = Fixtures.path(file)
    guard let bytes = try? SourceFile.read(path, kind: .scene),
      let root = YAMLReader.read(bytes, file: path, complaints: &complaints),
      case .sequence(let items) = root.value
    else { return [] }
    return items.flatMap { item in
      strings(item["profiles"]).map { profile in
        SceneExample(
          file: file, rule: item["rule"]?.text ?? "", isFault: item["verdict"]?.text == "fires",
          profile: profile, refused: Set(strings(item["refused"])),
          text: item["scene"]?.text ?? "", line: item.location.line)
      }
    }
  }

  private static func strings(_ node: YAMLNode?) -> [String] {
    guard case .sequence(let items)? = node?.value else { return [] }
    return items.compactMap(\.text)
  }
}

package enum Fixtures {
  package static func path(_ name: String) -> String {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Fixtures/" + name
  }
}
