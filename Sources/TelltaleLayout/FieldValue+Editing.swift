import TelltaleModel

// What hands do to a text, where the typing mark stands.
extension FieldValue {
  /// Types a text where the mark stands, in place of what is marked; past the limit nothing is
  /// taken but what makes it shorter. False where it was not.
  @discardableResult
  package mutating func insert(_ new: String, within limit: TextLimit = .line) -> Bool {
    var edited = self
    edited.replace(marked ?? caret..<caret, with: new)
    guard limit.holds(edited.text) || edited.text.unicodeScalars.count < text.unicodeScalars.count
    else { return false }
    self = edited
    return true
  }

  package mutating func deleteBackward() { delete(max(0, caret - 1)..<caret) }

  package mutating func deleteForward() { delete(caret..<min(text.count, caret + 1)) }

  /// Takes away what is marked, else the characters given.
  package mutating func delete(_ characters: Range<Int>) {
    let range = marked ?? characters
    if !range.isEmpty { replace(range, with: "") }
  }

  package var markedText: String? {
    marked.map { String(text.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  /// Moves the typing mark; what it passes over is marked, or nothing is any more.
  package mutating func move(
    to place: Int, marking: Bool, leansBack: Bool = false, goal: Int? = nil
  ) {
    anchor = marking ? anchor ?? caret : nil
    caret = min(max(place, 0), text.count)
    self.leansBack = leansBack
    self.goal = goal
  }

  /// One character in the order of the text, or one word; away from what is marked, to its end.
  package mutating func step(isForward: Bool, marking: Bool, byWords: Bool) {
    if !marking, !byWords, let marked {
      return move(to: isForward ? marked.upperBound : marked.lowerBound, marking: false)
    }
    let words = byWords ? TextWords(text) : nil
    let place = isForward ? words?.end(after: caret) : words?.start(before: caret)
    move(to: place ?? caret + (isForward ? 1 : -1), marking: marking)
  }

  package mutating func mark(_ range: Range<Int>) {
    move(to: range.upperBound, marking: false)
    anchor = range.lowerBound
  }
}
