import TelltaleSyntax

/// What may be written in documents of each kind, told by their schemas.
///
/// The kinds that are read far from editors are handed in; without a schema there is nothing to offer in one.
package struct DocumentGuides: Sendable {
  private let test: SchemaGuide
  private let settings: SchemaGuide

  /// Guides to documents, beside scenes, profiles and project files.
  ///
  /// - Parameters:
  ///   - test: the schema of test files.
  ///   - settings: the schema of a unit's settings.
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
