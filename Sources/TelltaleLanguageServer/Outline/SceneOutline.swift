import TelltaleModel

/// The outline of a YAML or JSON text that may be half typed: its keys, by indentation and
/// brackets. It is no more than a guess where the text is broken, and it never complains.
package struct SceneOutline: Sendable {
  package typealias Steps = [NodePath.Step]

  /// A key of the text.
  package struct Entry: Hashable, Sendable {
    /// The path of the map that has the key.
    package var parent: Steps
    package var key: String
    /// The bytes of the key.
    package var range: Range<Int>
    /// The bytes of a value that is a word or a text on the line of its key.
    package var value: Range<Int>?

    /// The path of the key itself.
    package var path: Steps { parent + [.key(key)] }
  }

  /// The kind of text that a person writes who goes on at the end. The ranges are the bytes that
  /// are already there.
  package enum Place: Hashable, Sendable {
    /// A key of a map, or the beginning of an item of a list, which may be a word as well.
    case key(in: Steps, typed: Range<Int>, isItem: Bool)
    case value(of: Steps, typed: Range<Int>)
    case comment(Range<Int>)
    /// Text that nobody can guess.
    case other
  }

  /// The keys in the order of the text.
  package let entries: [Entry]
  /// The place at the end of the text that was read.
  package let place: Place

  /// The outline of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, valid or not.
  ///   - end: The byte at which reading ends; `nil` to read all of it.
  package init(_ bytes: [UInt8], upTo end: Int? = nil) {
    var scanner = OutlineScanner(bytes, end: min(end ?? bytes.count, bytes.count))
    scanner.scan()
    entries = scanner.entries
    place = scanner.place
  }

  /// The keys of the file itself.
  package var topKeys: [String] { entries.filter(\.parent.isEmpty).map(\.key) }

  /// Returns the key at a place in the text.
  ///
  /// - Parameter offset: Bytes before the place; the end of the key belongs to it.
  /// - Returns: The key; `nil` where there is none.
  package func entry(at offset: Int) -> Entry? {
    entries.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}
