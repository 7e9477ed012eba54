import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads texts in several looks.
struct RichTextReader {
  /// A text, a list of pieces in several looks, or `{bind: name, text: …}`; `nil` where it is absent
  /// or blank.
  func text(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> RichText? {
    let node = entry.value
    switch node.value {
    case .scalar: return TextReader().text(node, in: &context).map { RichText($0) }
    case .sequence:
      let runs = context.list(node, of: "pieces of text", atMost: Limits.textRuns, at: path, run)
      guard isShortEnough(runs, node, in: &context) else { return nil }
      let ended = ended(runs)
      return ended.isEmpty ? nil : RichText(ended)
    case .mapping where node["bind"] != nil:
      let bound = BoundTextReader().bound(node, at: path, in: &context)
      let text = bound.text ?? TextContent("", direction: bound.direction)
      return RichText([TextRun(text: text)], binding: bound.binding)
    case .mapping: return TextReader().text(node, in: &context).map { RichText($0) }
    }
  }

  /// In pieces a text ends where it would in one; those of which nothing is left go.
  private func ended(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    while var last = runs.popLast() {
      last.text.string = TextEnd.trimmed(last.text.string)
      if !last.text.string.isEmpty { return runs + [last] }
    }
    return runs
  }

  /// In pieces a text is no longer than in one.
  private func isShortEnough(
    _ runs: [TextRun], _ node: YAMLNode, in context: inout SceneContext
  ) -> Bool {
    let count = runs.map(\.text.string.unicodeScalars.count).reduce(0, +)
    guard count > Limits.textScalars else { return true }
    context.complaints.add(
      node.location,
      "the pieces of the text have \(count) characters, at most \(Limits.textScalars) are read")
    return false
  }

  private func run(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> TextRun? {
    guard case .mapping = node.value else {
      return TextReader().spaced(node, language: nil, in: &context).map { TextRun(text: $0) }
    }
    var draft = Draft(language: node["lang"].flatMap { context.value(.language, $0) })
    let before = (context.complaints, context.refusals)
    Self.record.read(node, at: path, into: &draft, in: &context)
    guard let text = draft.text else {
      if before == (context.complaints, context.refusals) {
        context.complaints.add(
          node.location, "a piece of text without \"text\"", remedy: "write {text: …}")
      }
      return nil
    }
    return TextRun(text: text, style: draft.style)
  }

  // MARK: Format

  private struct Draft: Styled {
    let language: Language?
    var text: TextContent?
    var style = TextLook()
  }

  private static let record = SceneRecord<Draft>(
    "a piece of text",
    [
      .key("text", schema: TextReader.piece, "The text.", isRequired: true) {
        entry, _, context, draft in
        draft.text = TextReader().spaced(entry.value, language: draft.language, in: &context)
      },
      .apart("lang", schema: SchemaPiece.language, "The language it is in."),
    ] + SceneKey<Draft>.look,
    refusing: [
      KeyRefusal(
        ["link", "url", "href", "image", "icon", "action"], .labelPlainOrStyled,
        "is not a style; a piece of a label is text only")
    ])

  static var definitions: [JSONValue.Member] {
    [
      .init(
        "richText",
        SchemaPiece.either(
          SchemaPiece.text, BoundTextReader.piece,
          SchemaPiece.list(
            of: SchemaPiece.reference("run"), atLeast: 1, atMost: Limits.textRuns))),
      .init("run", SchemaPiece.either(TextReader.piece, record.schema)),
    ]
  }
}

/// What has a look of its own.
protocol Styled: Sendable {
  var style: TextLook { get set }
}

extension SceneKey where Context == SceneContext, Value: Styled {
  /// How a text looks.
  static var look: [Self] {
    [
      .key("style", .choice(TextLevel.self), "Its role among the texts of a screen.") {
        $0.style.level = $1
      },
      .key("weight", .choice(TextWeight.self), "The weight of the text.") { $0.style.weight = $1 },
      .key("font", .name("the name of a font"), "A font family.") { $0.style.font = $1 },
      .key(
        "size", .points(1...400),
        "Points, the same on every screen: a last resort, since `style` follows profile, panel and text size."
      ) { $0.style.size = $1 },
      .bound("color", "color", .color, "The colour of the text.") {
        ($0.style.color, $0.style.colorBinding) = ($1.part, $1.binding)
      },
      .key(
        "tabular", .flag,
        "True if all digits have one width, so that a number does not move as it changes. Without it those of "
          + "numbers have, and all of a `figure`."
      ) { $0.style.isTabular = $1 },
      .key("italic", .flag, "True if letters are italic, where the profile's fonts have such.") {
        $0.style.isItalic = $1
      },
      .key("alignment", .choice(TextAlignment.self), "The alignment of lines.") {
        $0.style.alignment = $1
      },
    ]
  }
}
