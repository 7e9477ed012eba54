import TelltaleModel

/// What can be told of a YAML or JSON text that may be half typed: its keys, by indentation and
/// brackets. Never more than a guess where the text is broken, and never a complaint.
package struct SceneOutline: Sendable {
  package typealias Steps = [NodePath.Step]

  package struct Entry: Hashable, Sendable {
    /// Of the map that has the key.
    package var parent: Steps
    package var key: String
    /// The bytes of the key.
    package var range: Range<Int>
    /// The bytes of a value that is a word or a text on the line of its key.
    package var value: Range<Int>?

    package var path: Steps { parent + [.key(key)] }
  }

  /// What somebody writes who goes on at the end of a text. The ranges are what is written of it.
  package enum Place: Hashable, Sendable {
    /// A key of a map, or of an item of a list, which may be a word as well.
    case key(in: Steps, typed: Range<Int>, isItem: Bool)
    case value(of: Steps, typed: Range<Int>)
    case comment(Range<Int>)
    /// Text that nobody can guess.
    case other
  }

  /// In the order of the text.
  package let entries: [Entry]
  /// At the end of what was read.
  package let place: Place

  /// Reads up to an offset, or all of it.
  package init(_ bytes: [UInt8], upTo end: Int? = nil) {
    var scanner = OutlineScanner(bytes, end: min(end ?? bytes.count, bytes.count))
    scanner.scan()
    entries = scanner.entries
    place = scanner.place
  }

  /// The keys of the file itself.
  package var topKeys: [String] { entries.filter(\.parent.isEmpty).map(\.key) }

  package func entry(at offset: Int) -> Entry? {
    entries.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }
}
