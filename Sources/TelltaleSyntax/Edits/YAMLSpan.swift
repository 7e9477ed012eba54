import TelltaleModel

/// A value of a YAML text with the bytes that it takes, comments around it left out.
struct YAMLSpan {
  enum Style {
    case plain, singleQuoted, doubleQuoted, literal, folded

    var isBlock: Bool { self == .literal || self == .folded }
  }

  indirect enum Content {
    case scalar(String, Style)
    case sequence([YAMLSpan], isFlow: Bool)
    case mapping([Entry], isFlow: Bool)
  }

  struct Entry {
    var key: YAMLSpan
    var value: YAMLSpan
  }

  var content: Content
  /// Offsets into the bytes of the file.
  var range: Range<Int>

  var text: String? {
    if case .scalar(let text, _) = content { return text }
    return nil
  }

  var items: [YAMLSpan] {
    if case .sequence(let items, _) = content { return items }
    return []
  }

  var entries: [Entry] {
    if case .mapping(let entries, _) = content { return entries }
    return []
  }

  subscript(key: String) -> YAMLSpan? { entries.first { $0.key.text == key }?.value }

  /// The value that the steps lead to.
  func value(at steps: some Sequence<NodePath.Step>) -> YAMLSpan? {
    var span = self
    for step in steps {
      switch step {
      case .key(let key):
        guard let next = span[key] else { return nil }
        span = next
      case .item(let index):
        let items = span.items
        guard items.indices.contains(index) else { return nil }
        span = items[index]
      case .file: return nil
      }
    }
    return span
  }

  /// The keys and values of all scalars, in the order of the file.
  var scalars: [YAMLSpan] {
    switch content {
    case .scalar: [self]
    case .sequence(let items, _): items.flatMap(\.scalars)
    case .mapping(let entries, _): entries.flatMap { $0.key.scalars + $0.value.scalars }
    }
  }
}
