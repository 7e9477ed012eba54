import TelltaleSyntax

/// Guides to the keys and values of documents of each kind, made from their schemas.
///
/// The schemas of kinds that are read far from editors are handed in; without a schema nothing is
/// offered in a document.
package struct DocumentGuides: Sendable {
  private let test: SchemaGuide
  private let settings: SchemaGuide

  /// Guides to documents, beside scenes, profiles and project files.
  ///
  /// - Parameters:
  ///   - test: The schema of test files.
  ///   - settings: The schema of a unit's settings.
  package init(test: JSONValue = [:], settings: JSONValue = [:]) {
    self.test = SchemaGuide(test)
    self.settings = SchemaGuide(settings)
  }

  /// What may be written in a document of a kind; in one that is nothing yet, a scene.
  func guide(to kind: DocumentKind) -> SchemaGuide {
    switch kind {
    case .scene, .other: .scene
    case .project: .project
    case .profile: .profile
    case .test: test
    case .settings: settings
    }
  }
}
