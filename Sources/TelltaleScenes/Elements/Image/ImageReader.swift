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
    if picture.image.isEmpty, picture.binding == nil, context.complaints == before {
      context.complaints.add(
        entry.value.location, "an image without a file", remedy: "add file: a.png")
    }
    return .picture(picture)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("image", SchemaPiece.either(SchemaPiece.file, record.schema))]
  }

  private static let record = SceneRecord<Picture>("an image", source + place)

  private static let source: [SceneKey<Picture>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
    .bound("file", "file", .bundlePath, "A picture of the bundle.") {
      ($0.image, $0.binding) = ($1.part ?? "", $1.binding)
    },
    .boundTitle("about", "Its content.") { ($0.about, $0.aboutBinding) = ($1, $2) },
    .key(
      "placeholder", .icon, "An icon that stands in its place as long as there is no picture."
    ) { $0.placeholder = $1 },
  ]

  private static let place: [SceneKey<Picture>] = [
    .key("height", .points(1...4_000), "Points.") { $0.height = $1 },
    .key("aspect", .number(0.1...10), "Width by height of its place: 1 for a square.") {
      $0.aspect = $1
    },
    .key(
      "fit", .value(fit), "All of it is seen, or it covers its place and is cut there.",
      usual: "fit"
    ) { $0.fills = $1 },
    .key("corner-radius", .points(0...400), "Points; absent, the profile's for covers.") {
      $0.cornerRadius = $1
    },
  ]

  /// Whether a picture covers its place.
  private static var fit: ValueReader<Bool> {
    ValueReader("fit or fill", schema: ["type": "string", "enum": ["fit", "fill"]]) { node in
      ["fit": false, "fill": true][node.text ?? ""]
    }
  }
}
