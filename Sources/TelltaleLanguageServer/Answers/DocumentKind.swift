import TelltaleLint
import TelltaleModel

/// What a document is meant to be.
enum DocumentKind: Sendable {
  case scene, project, profile, test, settings, other

  init(_ document: OpenDocument, _ outline: SceneOutline) {
    let keys = Set(outline.topKeys)
    if document.isSettings || document.fileName == "telltale.yaml" && keys.contains("service") {
      self = .settings
    } else if Project.fileNames.contains(document.fileName) {
      self = .project
    } else if document.fileName.hasSuffix(".test.yaml") {
      self = .test
    } else if keys.contains("extends") || keys.contains("abstract") || keys.contains("type") {
      self = .profile
    } else if keys.contains("screens") || SceneOutline.elementKeys.contains(where: keys.contains) {
      self = .scene
    } else {
      self = .other
    }
  }
}

extension OpenDocument {
  /// True where a unit looks for its settings: the file itself, and what stands in the folder beside it.
  fileprivate var isSettings: Bool {
    let folders = name.split(separator: "/").dropLast()
    return folders.last == "telltale.yaml.d"
      || fileName == "telltale.yaml" && folders.suffix(2) == ["etc", "telltale"]
  }
}

extension SceneOutline {
  /// Words that other files have as well are no sign of a scene.
  fileprivate static let elementKeys = SceneElement.allCases
    .filter { $0 != .image && $0 != .field }.map(\.rawValue)
}
