import TelltaleLint
import TelltaleModel

/// What a document is meant to be.
enum DocumentKind: Sendable {
  case scene, project, profile, other

  init(_ document: OpenDocument, _ outline: SceneOutline) {
    let keys = Set(outline.topKeys)
    if Project.fileNames.contains(document.fileName) {
      self = .project
    } else if keys.contains("extends") || keys.contains("abstract") || keys.contains("type") {
      self = .profile
    } else if keys.contains("screens") || SceneOutline.elementKeys.contains(where: keys.contains) {
      self = .scene
    } else {
      self = .other
    }
  }

  /// What may be written in it; in a document that is nothing yet, a scene.
  var guide: SchemaGuide {
    switch self {
    case .scene, .other: .scene
    case .project: .project
    case .profile: .profile
    }
  }
}

extension SceneOutline {
  /// Words that other files have as well are no sign of a scene.
  fileprivate static let elementKeys = SceneElement.allCases
    .filter { $0 != .image && $0 != .field }.map(\.rawValue)
}
