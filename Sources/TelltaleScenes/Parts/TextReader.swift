import TelltaleModel
import TelltaleSyntax

/// The reader of plain texts, with their languages and in their variants.
package struct TextReader {
  package init() {}

  /// A text: a scalar, or `{text, lang}`; `nil` where it is absent, blank, or complained about.
  func text(_ node: YAMLNode, in context: inout SceneContext) -> TextContent? {
    switch node.value {
    case .scalar(let string, _):
      if node.isNull { return nil }
      return checked(string, node, language: nil, in: &context)
    case .mapping: return worded(node, in: &context)
    case .sequence:
      context.complaints.add(node.location, "found a list, expected a text")
      return nil
    }
  }

  private func worded(_ node: YAMLNode, in context: inout SceneContext) -> TextContent? {
    var wording = Wording()
    Self.wording.read(node, into: &wording, in: &context.complaints)
    guard let inner = node["text"] else {
      context.complaints.add(
        node.location, "a text without \"text\"", remedy: "write {text: …, lang: …}")
      return nil
    }
    guard case .scalar(let string, _) = inner.value else {
      context.complaints.add(inner.location, "found \(inner.summary), expected a text")
      return nil
    }
    if inner.isNull { return nil }
    var content = checked(string, inner, language: wording.language, in: &context)
    content?.direction = wording.direction
    return content
  }

  /// Reads a text in one length or several, longest first, each at its own place.
  ///
  /// - Parameters:
  ///   - entry: The key and its value: a text, or a list of variants.
  ///   - path: The place of the value in the scene.
  ///   - context: The context, which takes errors.
  /// - Returns: The variants without blank ones; `nil` where none is left.
  package func variants(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> TextVariants? {
    if case .sequence(let items) = entry.value.value {
      for (index, item) in items.prefix(Limits.textVariants).enumerated() {
        context.note(item.location, at: path.item(index))
      }
    }
    return variants(entry.value, in: &context)
  }

  /// The same where nobody asks for the places.
  func variants(_ node: YAMLNode, in context: inout SceneContext) -> TextVariants? {
    guard case .sequence(let items) = node.value else {
      return text(node, in: &context).map { TextVariants($0) }
    }
    if items.count > Limits.textVariants {
      context.complaints.add(
        node.location,
        "\(items.count) variants of one text, at most \(Limits.textVariants) are read")
    }
    let texts = items.prefix(Limits.textVariants).compactMap { text($0, in: &context) }
    return texts.first.map { TextVariants($0, shorter: Array(texts.dropFirst())) }
  }

  /// A piece of a longer text, which may be white space.
  func spaced(
    _ node: YAMLNode, language: Language?, in context: inout SceneContext
  ) -> TextContent? {
    guard case .scalar(let string, _) = node.value else {
      context.complaints.add(node.location, "found \(node.summary), expected a text")
      return nil
    }
    if node.isNull || string.isEmpty { return nil }
    return checked(string, node, language: language, mayBeBlank: true, in: &context)
  }

  private func checked(
    _ string: String, _ node: YAMLNode, language named: Language?, mayBeBlank: Bool = false,
    in context: inout SceneContext
  ) -> TextContent? {
    // A piece may end in the midst of its text; where that ends, `RichTextReader` knows.
    let string = mayBeBlank || context.keepsLineEnds ? string : TextEnd.trimmed(string)
    let count = string.unicodeScalars.count
    guard count <= Limits.textScalars else {
      context.complaints.add(
        node.location,
        "the text has \(count) characters, at most \(Limits.textScalars) are read")
      return nil
    }
    guard let safe = context.safeText(string, node), mayBeBlank || !TextSafety.isBlank(safe) else {
      return nil
    }
    return TextContent(safe, language: named ?? ownLanguage(safe, context))
  }

  /// The language of the element, where that is not the scene's. Where the scene's is a guess, a
  /// text in another script has its own.
  private func ownLanguage(_ string: String, _ context: SceneContext) -> Language? {
    let language = context.language
    if language != context.sceneLanguage { return language }
    guard !context.isLanguageNamed, let told = ScriptLanguage.of(string), told != language else {
      return nil
    }
    // Words in Han stand in Japanese and Korean as well.
    return told == "zh" && ["ja", "ko"].contains(language.primary) ? nil : told
  }
}

// MARK: Format

extension TextReader {
  private static let plainText: JSONValue = [
    "type": "string", "maxLength": .integer(Limits.textScalars),
  ]
  /// With something to be seen.
  private static let shownText = plainText.adding([.init("pattern", "\\S")])
  private static let lineText = plainText.adding([.init("pattern", "^[^\\n\\r]*[\\n\\r]*$")])

  /// A piece of a longer text, which stands for itself.
  static let piece = plainText

  static var definitions: [JSONValue.Member] {
    [
      .init("text", worded(plainText)), .init("variants", anyLength(of: "text")),
      .init("shownText", worded(shownText)), .init("shownVariants", anyLength(of: "shownText")),
      .init("line", worded(lineText)),
    ]
  }

  /// HTML's words for the base direction of a text.
  static var direction: ValueReader<TextDirection> {
    ValueReader("ltr or rtl", schema: ["type": "string", "enum": ["ltr", "rtl"]]) { node in
      ["ltr": .leftToRight, "rtl": .rightToLeft][node.text ?? ""]
    }
  }

  fileprivate static let directionDoc =
    "Its direction: ltr for numbers and codes that are read from left to right everywhere."

  /// What is said of a text beside its words.
  private struct Wording {
    var language: Language?
    var direction: TextDirection?
  }

  private static let wording = record(SchemaPiece.text)

  /// A text with its language.
  private static func record(_ text: JSONValue) -> KeyedMap<Wording, LoadErrorCollector> {
    KeyedMap(
      "a text",
      [
        .apart("text", schema: text, "The text.", isRequired: true),
        .key("lang", .value(.language), "The language it is in.") { $0.language = $1 },
        .key("direction", .value(direction), directionDoc) { $0.direction = $1 },
      ])
  }

  /// A text, or one with its language.
  private static func worded(_ text: JSONValue) -> JSONValue {
    SchemaPiece.either(text, record(text).schema)
  }

  /// One text, or a list of variants of it.
  private static func anyLength(of definition: String) -> JSONValue {
    SchemaPiece.either(
      SchemaPiece.reference(definition),
      SchemaPiece.list(
        of: SchemaPiece.reference(definition), atLeast: 1, atMost: Limits.textVariants))
  }
}

extension SceneKey where Context == SceneContext {
  /// Which way a text goes, where its characters do not tell.
  static var direction: Self {
    .apart("direction", schema: TextReader.direction.schema, TextReader.directionDoc)
  }
}
