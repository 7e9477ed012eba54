import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// A text, a list of pieces in several looks, or `{bind: name, text: …}`; `nil` where it is absent
  /// or blank.
  package mutating func richText(_ entry: YAMLEntry, at path: NodePath) -> RichText? {
    let node = entry.value
    switch node.value {
    case .scalar: return text(node).map { RichText($0) }
    case .sequence:
      let runs = list(node, of: "pieces of text", atMost: Limits.textRuns, at: path) {
        $0.run($1, at: $2)
      }
      guard isShortEnough(runs, node) else { return nil }
      return runs.isEmpty ? nil : RichText(runs)
    case .mapping where node["bind"] != nil:
      let (text, binding) = boundText(node, at: path)
      return RichText([TextRun(text: text ?? "")], binding: binding)
    case .mapping: return text(node).map { RichText($0) }
    }
  }

  /// In pieces a text is no longer than in one.
  private mutating func isShortEnough(_ runs: [TextRun], _ node: YAMLNode) -> Bool {
    let count = runs.map(\.text.string.unicodeScalars.count).reduce(0, +)
    guard count > Limits.textScalars else { return true }
    complaints.add(
      node.location,
      "the pieces of the text have \(count) characters, at most \(Limits.textScalars) are read")
    return false
  }

  private mutating func run(_ node: YAMLNode, at path: NodePath) -> TextRun? {
    guard case .mapping = node.value else {
      return spacedText(node, language: nil).map { TextRun(text: $0) }
    }
    var run = TextRun(text: "")
    var text: TextContent?
    let language = node["lang"].flatMap { value(.language, $0) }
    let before = (complaints, findings.count)
    record(node, .run, at: path) { decoder, entry, _ in
      switch entry.key {
      case "text": text = decoder.spacedText(entry.value, language: language)
      default: decoder.read(&run.style, entry)
      }
    }
    guard let text else {
      if before == (complaints, findings.count) {
        complaints.add(node.location, "a piece of text without \"text\"", remedy: "write {text: …}")
      }
      return nil
    }
    run.text = text
    return run
  }

  /// One key of how a text looks.
  package mutating func read(_ look: inout TextLook, _ entry: YAMLEntry) {
    switch entry.key {
    case "weight": look.weight = value(.choice, entry.value)
    case "font": look.font = name(entry.value, "the name of a font")
    case "size": look.size = value(.points(1...400), entry.value)
    case "color": look.color = value(.sceneColor, entry.value)
    case "alignment": look.alignment = value(.choice, entry.value)
    default: return
    }
  }

  /// `{bind: name, text: …}`: what stands there at first, and the name under which it is updated.
  private mutating func boundText(
    _ node: YAMLNode, at path: NodePath
  ) -> (TextContent?, String?) {
    var content: TextContent?
    var binding: String?
    let language = node["lang"].flatMap { value(.language, $0) }
    let before = complaints
    record(node, .boundText, at: path) { decoder, entry, _ in
      switch entry.key {
      case "bind": binding = decoder.name(entry.value, "the name of a value")
      case "text":
        content = decoder.text(entry.value)
        if let language { content?.language = language }
      default: return
      }
    }
    if binding == nil, complaints == before {
      complaints.add(
        node.location, "a bound text that names no value", remedy: "write {bind: name, text: …}")
    }
    return (content, binding)
  }

  /// A text that the application may update.
  package mutating func boundVariants(
    _ entry: YAMLEntry, at path: NodePath
  ) -> (TextVariants?, String?) {
    guard entry.value["bind"] != nil else { return (variants(entry, at: path), nil) }
    let (text, binding) = boundText(entry.value, at: path)
    return (text.map { TextVariants($0) }, binding)
  }

  /// `{bind: name}`.
  package mutating func binding(_ node: YAMLNode, at path: NodePath) -> String? {
    if case .scalar = node.value {
      guard node.text.flatMap(Double.init) == nil else {
        complaints.add(
          node.location,
          "found \(node.summary), expected the name of a value that the application updates",
          remedy: "write {bind: name}, and send the number as an update of it")
        return nil
      }
      return name(node, "the name of a value")
    }
    var binding: String?
    record(node, SceneForm("{bind: name}", ["bind"]), at: path) { decoder, entry, _ in
      binding = decoder.name(entry.value, "the name of a value")
    }
    return binding
  }
}
