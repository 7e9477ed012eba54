import TelltaleLayout

/// Keys that move the caret through a text of several lines, by Linux event code (linux/input-event-codes.h).
package enum TextMove: UInt16, Hashable, Sendable {
  case start = 102
  case up = 103
  case pageUp = 104
  case left = 105
  case right = 106
  case end = 107
  case down = 108
  case pageDown = 109

  /// Returns the number of lines that the key moves down, with so many on a page.
  private func lines(_ page: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .start, .left, .right, .end: nil
    }
  }

  /// Tells whether there is no line any more in the key's direction.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - map: The places of its caret.
  /// - Returns: True for up on the first line, and for down on the last.
  package func leaves(_ value: FieldValue, _ map: CaretMap) -> Bool {
    switch self {
    case .up: map.line(of: value) == 0
    case .down: map.line(of: value) == map.lines.count - 1
    case .start, .pageUp, .left, .right, .end, .pageDown: false
    }
  }

  /// Moves the caret as the key does.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - map: The places of its caret.
  ///   - marking: True where what lies between is marked.
  ///   - isFar: True for movements by words, and to the ends of the text.
  ///   - page: The number of lines that are seen at once.
  package func apply(
    to value: inout FieldValue, _ map: CaretMap, marking: Bool, isFar: Bool, page: Int
  ) {
    let index = map.line(of: value)
    guard map.lines.indices.contains(index) else { return }
    let line = map.lines[index]
    switch self {
    case .start: value.move(to: isFar ? 0 : line.range.lowerBound, marking: marking)
    case .end:
      value.move(
        to: isFar ? value.text.count : line.range.upperBound, marking: marking,
        leansBack: !isFar && line.isBroken)
    case .left, .right:
      value.step(
        isForward: (self == .right) != line.isRightToLeft, marking: marking, byWords: isFar)
    case .up, .down, .pageUp, .pageDown:
      let goal = value.goal ?? map.x(of: value.caret, in: index)
      let target = min(max(index + (lines(page) ?? 0), 0), map.lines.count - 1)
      let place = map.place(nearest: goal, in: target)
      value.move(to: place.caret, marking: marking, leansBack: place.leansBack, goal: goal)
    }
  }
}
