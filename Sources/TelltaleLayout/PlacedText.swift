import TelltaleGraphics
import TelltaleModel

/// A text with its lines in place.
package struct PlacedText: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    case title, message, label, placeholder, content
    /// The name of the unit, which stands above a question.
    case unit
  }

  package var role: Role
  /// The text exactly as the scene gives it (ALERT-CONTENT-CONFIGURABLE).
  package var string: String
  package var weight: FontWeight
  package var lines: [PlacedLine]
  /// The bounds of all lines' boxes.
  package var frame: PixelRect
  /// True where it moves with the scroll area, if there is one.
  package var scrolls: Bool
  /// The text of which this is a piece, where that is set in several; recorded only where a tree of
  /// meaning is made.
  package var whole: Whole?
  /// The bytes of the whole's UTF-8 that this is, without spaces behind it; `nil` where the place
  /// is unknown.
  package var place: Range<Int>?

  /// A text of several looks or on several lines.
  package struct Whole: Hashable, Sendable {
    package var string: String
    /// A number that distinguishes it from the texts beside it.
    package var number: Int
    /// True where its last line ends in an ellipsis.
    package var isCut = false
  }

  /// A text in place.
  ///
  /// - Parameters:
  ///   - role: The kind of text, to which meaning and states refer.
  ///   - string: The whole text, also where lines show less of it.
  ///   - weight: The weight in which it was set.
  ///   - lines: Lines with their origins, in pixels of the display.
  ///   - frame: The bounds of the lines' boxes, in pixels of the display.
  ///   - scrolls: True where it moves with the scroll area, if there is one.
  package init(
    role: Role, string: String, weight: FontWeight, lines: [PlacedLine], frame: PixelRect,
    scrolls: Bool = true
  ) {
    self.role = role
    self.string = string
    self.weight = weight
    self.lines = lines
    self.frame = frame
    self.scrolls = scrolls
  }

  func offsetBy(x: Int = 0, y: Int = 0) -> PlacedText {
    var moved = self
    moved.frame = frame.offsetBy(x: x, y: y)
    for index in moved.lines.indices {
      moved.lines[index].origin.x += x
      moved.lines[index].origin.y += y
    }
    return moved
  }

  /// Returns a text without lines, for a control that has no label of its own.
  ///
  /// - Parameter role: The kind of text.
  /// - Returns: An empty string with an empty frame.
  package static func empty(_ role: Role) -> PlacedText {
    PlacedText(role: role, string: "", weight: .regular, lines: [], frame: .empty)
  }
}

extension PlacedText {
  /// True where the text ends in an ellipsis.
  package var isCut: Bool {
    if let whole { return whole.isCut }
    guard let end = lines.last?.line.range.upperBound else { return false }
    let rest = string.utf8.dropFirst(end)
    return rest.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  /// The part of the text that is seen.
  package var seen: String {
    String(decoding: string.utf8.prefix(lines.last?.line.range.upperBound ?? 0), as: UTF8.self)
  }
}

/// A line whose left end stands at `origin` on its baseline.
package struct PlacedLine: Hashable, Sendable {
  package var origin: PixelPoint
  package var line: TypesetLine

  package init(origin: PixelPoint, line: TypesetLine) {
    self.origin = origin
    self.line = line
  }
}
