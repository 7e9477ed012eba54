import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// A text: a scalar, or `{text, lang}`; `nil` where it is absent, blank, or complained about.
  package mutating func text(_ node: YAMLNode) -> TextContent? {
    switch node.value {
    case .scalar(let string, _):
      if node.isNull { return nil }
      return checked(string, node, language: nil)
    case .mapping:
      guard let record = RecordReader(node, keys: SceneForm.text.keys, &complaints) else {
        return nil
      }
      let named = record.value("lang", .language, &complaints)
      guard let inner = node["text"] else {
        complaints.add(
          node.location, "a text without \"text\"", remedy: "write {text: …, lang: …}")
        return nil
      }
      guard case .scalar(let string, _) = inner.value else {
        complaints.add(inner.location, "found \(inner.summary), expected a text")
        return nil
      }
      if inner.isNull { return nil }
      return checked(string, inner, language: named)
    case .sequence:
      complaints.add(node.location, "found a list, expected a text")
      return nil
    }
  }

  /// A text, or a list of variants, longest first. Blank ones are left out.
  package mutating func variants(_ node: YAMLNode) -> TextVariants? {
    guard case .sequence(let items) = node.value else {
      return text(node).map { TextVariants($0) }
    }
    if items.count > Limits.textVariants {
      complaints.add(
        node.location,
        "\(items.count) variants of one text, at most \(Limits.textVariants) are read")
    }
    let texts = items.prefix(Limits.textVariants).compactMap { text($0) }
    return texts.first.map { TextVariants($0, shorter: Array(texts.dropFirst())) }
  }

  private mutating func checked(
    _ string: String, _ node: YAMLNode, language named: Language?, mayBeBlank: Bool = false
  ) -> TextContent? {
    let count = string.unicodeScalars.count
    guard count <= Limits.textScalars else {
      complaints.add(
        node.location,
        "the text has \(count) characters, at most \(Limits.textScalars) are read")
      return nil
    }
    guard isSafe(string, node), mayBeBlank || !TextSafety.isBlank(string) else { return nil }
    return TextContent(string, language: named ?? ownLanguage(string))
  }

  /// A piece of a longer text, which may be white space.
  package mutating func spacedText(_ node: YAMLNode, language: Language?) -> TextContent? {
    guard case .scalar(let string, _) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a text")
      return nil
    }
    if node.isNull || string.isEmpty { return nil }
    return checked(string, node, language: language, mayBeBlank: true)
  }

  /// The language of the element, where that is not the scene's. Where the scene's is a guess, a
  /// text in another script has its own.
  private func ownLanguage(_ string: String) -> Language? {
    if language != sceneLanguage { return language }
    guard !isLanguageNamed, let told = ScriptLanguage.of(string), told != language else {
      return nil
    }
    // Words in Han stand in Japanese and Korean as well.
    return told == "zh" && ["ja", "ko"].contains(language.primary) ? nil : told
  }

  /// Complains about characters that would reorder, hide or blank what is read.
  package mutating func isSafe(_ string: String, _ node: YAMLNode) -> Bool {
    guard let first = TextSafety.unsafeScalars(in: string).first else { return true }
    let before = String(decoding: Array(string.utf8.prefix(first.offset)), as: UTF8.self)
    let digits = String(first.scalar.value, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    complaints.add(
      node.location,
      "character \(before.unicodeScalars.count + 1) of the text is U+\(code), which could hide or"
        + " reorder what people read",
      remedy: "remove it")
    return false
  }

  /// An id or the name of an event: one line without unsafe characters.
  package mutating func name(_ node: YAMLNode, _ what: String) -> String? {
    guard !node.isNull else { return nil }
    guard let text = node.text, !text.isEmpty,
      text.unicodeScalars.count <= Limits.nameScalars,
      !text.contains(where: \.isNewline)
    else {
      complaints.add(
        node.location,
        "found \(node.summary), expected \(what): one line of 1 to \(Limits.nameScalars) characters"
      )
      return nil
    }
    return isSafe(text, node) ? text : nil
  }
}
