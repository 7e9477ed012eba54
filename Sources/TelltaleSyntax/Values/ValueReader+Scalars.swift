import TelltaleGraphics
import TelltaleModel

extension ValueReader where Value == String {
  /// A reader for one line of text that is not empty, of at most 1,000 bytes.
  package static var line: ValueReader {
    ValueReader("text of one line", schema: ["type": "string", "minLength": 1]) { node in
      guard let text = node.text, !text.isEmpty, text.utf8.count <= 1_000 else { return nil }
      return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? text : nil
    }
  }
}

extension ValueReader where Value == Bool {
  /// A reader for true or false.
  package static var flag: ValueReader {
    ValueReader("true or false", schema: ["type": "boolean"]) { $0.boolean }
  }
}

extension ValueReader where Value == Int {
  /// Returns a reader for a whole number.
  ///
  /// - Parameter range: The values that are allowed.
  /// - Returns: A reader that complains about numbers outside of the range.
  package static func integer(_ range: ClosedRange<Int>) -> ValueReader {
    ValueReader(
      "a whole number from \(range.lowerBound) to \(range.upperBound)",
      schema: [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    ) { node in
      node.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Double {
  /// Returns a reader for a number.
  ///
  /// - Parameter range: The values that are allowed.
  /// - Returns: A reader that complains about numbers outside of the range.
  package static func number(_ range: ClosedRange<Double>) -> ValueReader {
    let bounds =
      "\(JSONValue.number(range.lowerBound).text) to"
      + " \(JSONValue.number(range.upperBound).text)"
    return ValueReader(
      "a number from \(bounds)",
      schema: [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    ) { node in
      node.number.flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == Points {
  /// Returns a reader for a length in points.
  ///
  /// - Parameter range: The lengths that are allowed, in points.
  /// - Returns: A reader that complains about lengths outside of the range.
  package static func points(_ range: ClosedRange<Double>) -> ValueReader {
    ValueReader<Double>.number(range).map { Points($0) }
  }
}

extension ValueReader
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// A reader for one of the words of an enumeration.
  package static var choice: ValueReader {
    // Words are looked for by the enumeration itself, which every start has some dozens of.
    let words: @Sendable () -> [String] = { Value.allCases.map(\.rawValue) }
    let expected: @Sendable () -> String = { words().joined(separator: ", ").replacingLastComma }
    return ValueReader(expected(), schema: ["type": "string", "enum": .strings(words())]) {
      node, complaints in
      if let value = node.text.flatMap(Value.init(rawValue:)) { return value }
      complaints.add(
        node.location, "found \(node.summary), expected \(expected())",
        remedy: node.text.flatMap { Spelling.suggestion(for: $0, among: words()) })
      return nil
    }
  }
}

extension String {
  /// `a, b, c` as `a, b or c`.
  fileprivate var replacingLastComma: String {
    guard let comma = lastIndex(of: ",") else { return self }
    return self[..<comma] + " or" + self[index(after: comma)...]
  }
}

extension ValueReader where Value == Language {
  /// A reader for a language tag. For a locale in its place, the remedy names the tag that is
  /// meant.
  package static var language: ValueReader {
    ValueReader(
      Language.expected, schema: ["type": "string", "pattern": .string(Language.pattern)]
    ) { node, complaints in
      if let language = node.text.flatMap(Language.init(checking:)) { return language }
      complaints.add(
        node.location, "found \(node.summary), expected \(Language.expected)",
        remedy: node.text.flatMap(Language.tag(meantBy:)).map { "write \($0)" })
      return nil
    }
  }
}

extension ValueReader where Value == Color {
  /// A reader for an opaque colour such as `"#1C1C1E"`.
  package static var color: ValueReader {
    ValueReader(
      "a colour such as \"#1C1C1E\"", schema: ["type": "string", "pattern": "^#[0-9A-Fa-f]{6}$"]
    ) { node in
      guard let text = node.text, text.utf8.count == 7, text.hasPrefix("#"),
        text.utf8.dropFirst().allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
      else { return nil }
      return UInt32(text.dropFirst(), radix: 16).map(Color.init(rgb:))
    }
  }
}
