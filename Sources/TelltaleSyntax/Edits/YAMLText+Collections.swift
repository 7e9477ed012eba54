extension YAMLText {
  /// The list with a map of one key as its last item, written as its neighbours are.
  func appended(to list: YAMLSpan, _ key: String, _ value: String) -> [UInt8]? {
    guard case .sequence(let items, let isFlow) = list.content, let last = items.last else {
      return nil
    }
    let entry = written(key, value, like: last)
    if isFlow {
      return inserted(Array("{\(entry)}".utf8), intoFlow: list, after: last)
    }
    guard let dash = dash(of: last) else { return nil }
    let indent = bytes[lineStart(dash)..<dash]
    guard indent.allSatisfy({ $0 == 0x20 }) else { return nil }
    let item = last.isFlow ? "{\(entry)}" : entry
    return insertedLine(
      Array(indent) + Array(bytes[dash..<last.range.lowerBound]) + Array(item.utf8), below: last)
  }

  /// The map with one more key at its end.
  func added(to map: YAMLSpan, _ key: String, _ value: String) -> [UInt8]? {
    guard case .mapping(let entries, let isFlow) = map.content, let first = entries.first,
      let last = entries.last
    else { return nil }
    let entry = Array(written(key, value, like: map).utf8)
    if isFlow { return inserted(entry, intoFlow: map, after: last.value) }
    let before = bytes[lineStart(first.key.range.lowerBound)..<first.key.range.lowerBound]
    guard before.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }) else { return nil }
    let indent = [UInt8](repeating: 0x20, count: before.count)
    let anchor = last.value.range.isEmpty ? last.key : last.value
    return insertedLine(indent + entry, below: anchor)
  }

  /// The map without a key: its whole lines in a block, its stretch up to the next in a flow.
  func removed(_ key: String, from map: YAMLSpan) -> [UInt8]? {
    guard case .mapping(let entries, let isFlow) = map.content, entries.count > 1,
      let index = entries.firstIndex(where: { $0.key.text == key })
    else { return nil }
    let entry = entries[index]
    let begin = entry.key.range.lowerBound
    if index == 0 || isFlow, index < entries.count - 1 {
      return replacing(begin..<entries[index + 1].key.range.lowerBound, with: [])
    }
    let end = max(contentEnd(entry.value), entry.key.range.upperBound)
    guard !isFlow else { return replacing(contentEnd(entries[index - 1].value)..<end, with: []) }
    let line = lineStart(begin)
    guard bytes[line..<begin].allSatisfy({ $0 == 0x20 }) else { return nil }
    return replacing(line..<min(bytes.count, lineEnd(end) + 1), with: [])
  }

  // MARK: Pieces

  private func inserted(
    _ new: [UInt8], intoFlow collection: YAMLSpan, after last: YAMLSpan
  ) -> [UInt8]? {
    let end = last.range.upperBound
    let line = lineStart(last.range.lowerBound)
    let indent = bytes[line..<last.range.lowerBound]
    // One item a line goes on with one item a line.
    let isOnItsOwnLine =
      collection.range.lowerBound < line && indent.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let gap = isOnItsOwnLine ? newline + Array(indent) : [0x20]
    return replacing(end..<end, with: [UInt8(ascii: ",")] + gap + new)
  }

  /// A new line below the last line of a value and what stands beside it.
  private func insertedLine(_ line: [UInt8], below span: YAMLSpan) -> [UInt8] {
    let end = lineEnd(contentEnd(span))
    guard end < bytes.count else { return bytes + newline + line }
    return replacing(end + 1..<end + 1, with: line + newline)
  }

  /// The dash before an item of a block list.
  private func dash(of item: YAMLSpan) -> Int? {
    let before = bytes[start..<item.range.lowerBound].lastIndex { $0 != 0x20 && $0 != 0x09 }
    return before.flatMap { bytes[$0] == UInt8(ascii: "-") ? $0 : nil }
  }

  /// `key: value`, with quotes where the neighbour's keys have them.
  private func written(_ key: String, _ value: String, like neighbour: YAMLSpan) -> String {
    if case .scalar(_, .doubleQuoted)? = neighbour.entries.first?.key.content {
      return "\(JSONValue.quoted(key)): \(JSONValue.quoted(value))"
    }
    return "\(key): \(value)"
  }
}

extension YAMLSpan {
  fileprivate var isFlow: Bool {
    switch content {
    case .scalar: false
    case .sequence(_, let isFlow), .mapping(_, let isFlow): isFlow
    }
  }
}
