import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads QR codes.
struct QRCodeReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var code = QRCode()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &code, in: &context) else { return nil }
    guard context.complaints == before else { return .qr(code) }
    if code.content.isEmpty, code.binding == nil {
      context.complaints.add(
        entry.value.location, "a QR code without content",
        remedy: "add content: https://…, or content: {bind: name} for one that the application sets"
      )
    }
    if let fault = CodeError(code.content, code.correction) {
      context.complaints.add(
        context.sourceMap.location(of: path.key("content")), fault.message, remedy: fault.remedy)
    }
    return .qr(code)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("qr", record.schema)] }

  private static let record = SceneRecord<QRCode>(
    "a QR code",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .bound("content", "text", content, "The content that a camera reads.", isRequired: true) {
        ($0.content, $0.binding) = ($1.part ?? "", $1.binding)
      },
      .boundTitle("about", "Its destination, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
      .key(
        "size", .value(size),
        "Its width with the quiet zone: points, or millimetres as in 40mm; absent, what there is room for. Each "
          + "module is a whole number of pixels, the one that comes nearest."
      ) { $0.size = $1 },
      .key(
        "correction", .choice(CodeCorrection.self),
        "The part of it that may be hidden: about 7, 15, 25 or 30 percent.", usual: "medium"
      ) { $0.correction = $1 },
    ])

  /// The very characters that a camera is to read, in one language or none.
  private static var content: SceneValue<String> {
    SceneValue(schema: SchemaPiece.text) { entry, _, context in
      TextReader().text(entry.value, in: &context)?.string
    }
  }

  private static var size: ValueReader<QRCode.Size> {
    ValueReader(
      "points from 40 to 2000, or millimetres from 5 to 500 such as 40mm",
      schema: [
        "anyOf": [
          ["type": "number", "minimum": 40, "maximum": 2000],
          ["type": "string", "pattern": "^[0-9]+([.][0-9]+)?mm$"],
        ]
      ]
    ) { node in
      guard let text = node.text else { return nil }
      if text.hasSuffix("mm") {
        return Double(text.dropLast(2)).flatMap { (5...500).contains($0) ? .millimetres($0) : nil }
      }
      return Double(text).flatMap { (40...2_000).contains($0) ? .points(Points($0)) : nil }
    }
  }
}
