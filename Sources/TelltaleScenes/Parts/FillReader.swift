import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads what is behind something: a colour, or a picture of the bundle.
struct FillReader {
  /// The fill; `nil` where it is absent, or after a complaint.
  func fill(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Fill? {
    if case .mapping = node.value {
      var image: String?
      Self.record.read(node, at: path, into: &image, in: &context)
      return image.map(Fill.image)
    }
    if let text = node.text, Self.pictureEndings.contains(where: text.hasSuffix) {
      return BundlePathReader().path(node, in: &context).map(Fill.image)
    }
    return context.value(.sceneColor, node).map(Fill.color)
  }

  private static let pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]

  /// What the JSON Schema says of a fill.
  static let definition = JSONValue.Member(
    "fill", SchemaPiece.either(SchemaPiece.file, record.schema))

  private static let record = SceneRecord<String?>(
    "a colour or {image: a.png}", [.key("image", .bundlePath, "A picture.") { $0 = $1 }])
}
