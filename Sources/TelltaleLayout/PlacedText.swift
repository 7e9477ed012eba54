import TelltaleGraphics
import TelltaleModel

/// A text with its lines in place.
package struct PlacedText: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable {
    case title, message, label, placeholder, content
    /// What the unit is called.
    case unit
  }

  package var role: Role
  /// Exactly what the scene gives (ALERT-CONTENT-CONFIGURABLE).
  package var string: String
  package var weight: FontWeight
  package var lines: [PlacedLine]
  /// The lines' boxes together.
  package var frame: PixelRect
  /// Moves with the scroll area, where there is one.
  package var scrolls: Bool
  /// The text that it is a piece of, where that is set in several; told only where a tree of meaning is made.
  package var whole: Whole?
  /// Which bytes of the UTF-8 of the whole it is, spaces behind it left out; `nil` where nobody knows.
  package var place: Range<Int>?

  /// A text of several looks or on several lines.
  package struct Whole: Hashable, Sendable {
    package var string: String
    /// Tells it from those beside it.
    package var number: Int
    /// Its last line ends in an ellipsis.
    package var isCut = false
  }

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

  package static func empty(_ role: Role) -> PlacedText {
    PlacedText(role: role, string: "", weight: .regular, lines: [], frame: .empty)
  }
}

extension PlacedText {
  /// It ends in an ellipsis.
  package var isCut: Bool {
    if let whole { return whole.isCut }
    guard let end = lines.last?.line.range.upperBound else { return false }
    let rest = string.utf8.dropFirst(end)
    return rest.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  /// What is seen of it.
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
