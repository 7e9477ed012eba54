import TelltaleModel
import TelltaleSyntax

/// Reads pictures: `image: a.png`, or a map with what it shows.
struct ImageReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    if case .scalar = entry.value.value {
      guard let file = BundlePathReader().path(entry.value, in: &context) else {
        if entry.value.isNull {
          context.complaints.add(
            entry.location, "an image without a file", remedy: "write image: a.png")
        }
        return nil
      }
      return .picture(Picture(image: file))
    }
    var picture = Picture(image: "")
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &picture, in: &context) else {
      return nil
    }
    if picture.image.isEmpty, context.complaints == before {
      context.complaints.add(
        entry.value.location, "an image without a file", remedy: "add file: a.png")
    }
    return .picture(picture)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("image", SchemaPiece.either(SchemaPiece.file, record.schema))]
  }

  private static let record = SceneRecord<Picture>(
    "an image",
    [
      .key("id", .name("an id"), "A name for the application.") { $0.id = $1 },
      .key("file", .bundlePath, "A picture of the bundle.", isRequired: true) { $0.image = $1 },
      .key("about", .variants, "What it shows.") { $0.about = $1 },
      .key("height", .points(1...4_000), "Points.") { $0.height = $1 },
    ])
}
