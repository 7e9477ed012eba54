/// Where in a file a value stands, by keys and positions: `alert.buttons[1].title`.
package struct NodePath: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
  package init(stringLiteral value: String) { self.init(value) }

  package static let root = NodePath("")

  package func key(_ key: String) -> NodePath {
    description.isEmpty ? NodePath(key) : extended(by: ".", key)
  }

  package func item(_ index: Int) -> NodePath { extended(by: "[", String(index), "]") }

  /// Written into one piece of memory: every frame of a screen asks for the paths of what stands on it.
  private func extended(by sign: String, _ step: String, _ end: String = "") -> NodePath {
    let count =
      description.utf8.count + sign.utf8.count + step.utf8.count + end.utf8.count
    return NodePath(
      String(unsafeUninitializedCapacity: count) { bytes in
        var used = bytes.copy(description, at: 0)
        used = bytes.copy(sign, at: used)
        used = bytes.copy(step, at: used)
        return bytes.copy(end, at: used)
      })
  }

  /// The path of what holds this value; the root's parent is the root.
  package var parent: NodePath {
    guard let cut = description.lastIndex(where: { $0 == "." || $0 == "[" }) else { return .root }
    return NodePath(String(description[..<cut]))
  }

  /// Whether it is another one, or stands inside of that.
  package func isWithin(_ other: NodePath) -> Bool {
    guard description.utf8.count > other.description.utf8.count else { return self == other }
    guard description.hasPrefix(other.description) else { return false }
    let next = description.utf8[
      description.utf8.index(description.startIndex, offsetBy: other.description.utf8.count)]
    return other == .root || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
  }

  package enum Step: Hashable, Sendable {
    case key(String), item(Int)
  }

  /// The keys and positions that lead from the root to the value.
  package var steps: [Step] {
    description.split(separator: ".").flatMap { part -> [Step] in
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      let key = pieces.first.map { $0.isEmpty ? [] : [Step.key(String($0))] } ?? []
      return key + pieces.dropFirst().compactMap { Int($0.dropLast()).map(Step.item) }
    }
  }

  /// The path without positions, which change when an item is put before: `alert.buttons.title`.
  package var withoutPositions: String {
    steps.compactMap { if case .key(let key) = $0 { key } else { nil } }.joined(separator: ".")
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a text from a place on that has room for it.
  ///
  /// - Returns: The place behind it.
  fileprivate func copy(_ text: String, at start: Int) -> Int {
    var text = text
    return text.withUTF8 { source in
      guard let from = source.baseAddress, let to = baseAddress else { return start }
      (to + start).initialize(from: from, count: source.count)
      return start + source.count
    }
  }
}
