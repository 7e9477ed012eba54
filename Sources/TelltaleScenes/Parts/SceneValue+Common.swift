import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneValue where Context == SceneContext, Value == Bool {
  /// True or false.
  static var flag: Self { .value(.flag) }

  /// `true`, for what has nothing to be said of it.
  static var only: Self {
    SceneValue(schema: ["const": true]) { entry, _, context in
      if entry.value.boolean == true { return true }
      context.complaints.add(
        entry.value.location, "found \(entry.value.summary), expected true",
        remedy: "write {\(entry.key): true}")
      return nil
    }
  }
}

extension SceneValue where Context == SceneContext, Value == String {
  /// An id or the name of something; `what` stands in messages after "expected".
  static func name(_ what: String) -> Self {
    SceneValue(schema: SchemaPiece.name) { entry, _, context in context.name(entry.value, what) }
  }

  /// The name of an icon of the profile, or a picture of the bundle.
  static var icon: Self {
    SceneValue(schema: SchemaPiece.file) { entry, _, context in
      guard let text = entry.value.text, text.contains(where: { "./\\:".contains($0) }) else {
        return context.name(entry.value, "the name of an icon")
      }
      return BundlePathReader().path(entry.value, in: &context)
    }
  }

  /// A file that belongs to the scene, by its path from the scene's folder.
  static var bundlePath: Self {
    SceneValue(schema: SchemaPiece.file) { entry, _, context in
      BundlePathReader().path(entry.value, in: &context)
    }
  }
}

extension SceneValue where Context == SceneContext, Value == Double {
  /// A number within bounds.
  static func number(_ range: ClosedRange<Double>) -> Self { .value(.number(range)) }
  /// Up to a day.
  static var seconds: Self { .number(0...86_400) }
}

extension SceneValue where Context == SceneContext, Value == Points {
  /// A length in points within bounds.
  static func points(_ range: ClosedRange<Double>) -> Self { .value(.points(range)) }
}

extension SceneValue where Context == SceneContext, Value == ColorValue {
  /// A colour of the theme, or one of its own.
  static var color: Self { .value(.sceneColor) }
}

extension SceneValue
where
  Context == SceneContext, Value: RawRepresentable & CaseIterable & Sendable,
  Value.RawValue == String
{
  /// One of an enumeration's words.
  static func choice(_ type: Value.Type) -> Self { .value(.choice) }
}

/// The reader of the path of a file that belongs to the scene, from the scene's folder.
package struct BundlePathReader {
  package init() {}

  /// Reads a path.
  ///
  /// - Parameters:
  ///   - node: The value in the file.
  ///   - context: The context, which takes errors.
  /// - Returns: The path, which stays inside the folder; `nil` where it is absent, or after a
  ///   complaint.
  package func path(_ node: YAMLNode, in context: inout SceneContext) -> String? {
    if node.isNull { return nil }
    let reader = ValueReader<String>(
      "the path of a file in the scene's folder, such as images/a.png",
      schema: SchemaPiece.file
    ) { node in node.text.flatMap { BundleFiles.isPath($0) ? $0 : nil } }
    guard let path = context.value(reader, node) else { return nil }
    return context.isSafe(path, node) ? path : nil
  }
}
