import TelltaleModel

// What hands do to a text, where the typing mark stands.
extension FieldValue {
  /// Types a text at the caret, in place of the marked characters. At the limit, only a text that
  /// makes the whole shorter is accepted.
  ///
  /// - Parameters:
  ///   - new: Characters to insert.
  ///   - limit: The lengths that the text may have; one line where nothing else is said.
  /// - Returns: False where the text was refused, and nothing has changed.
  @discardableResult
  package mutating func insert(_ new: String, within limit: TextLimit = .line) -> Bool {
    var edited = self
    edited.replace(marked ?? caret..<caret, with: new)
    guard limit.holds(edited.text) || edited.text.unicodeScalars.count < text.unicodeScalars.count
    else { return false }
    self = edited
    return true
  }

  /// Deletes the marked characters, else the character before the caret.
  package mutating func deleteBackward() { delete(max(0, caret - 1)..<caret) }

  /// Deletes the marked characters, else the character after the caret.
  package mutating func deleteForward() { delete(caret..<min(text.count, caret + 1)) }

  /// Deletes the marked characters, else the characters given.
  ///
  /// - Parameter characters: Places of characters, counted from 0; used where nothing is marked.
  package mutating func delete(_ characters: Range<Int>) {
    let range = marked ?? characters
    if !range.isEmpty { replace(range, with: "") }
  }

  /// The characters that are marked, as a text; `nil` where none are.
  package var markedText: String? {
    marked.map { String(text.dropFirst($0.lowerBound).prefix($0.count)) }
  }

  /// Moves the caret, and marks the characters on its way or ends the marking.
  ///
  /// - Parameters:
  ///   - place: Characters before the new place; kept within the text.
  ///   - marking: True to go on marking, false to mark nothing.
  ///   - leansBack: True for the end of a line that was broken there, false for the beginning of
  ///     the next.
  ///   - goal: Pixels from the left that moving up and down keeps to; `nil` after any other
  ///     movement.
  package mutating func move(
    to place: Int, marking: Bool, leansBack: Bool = false, goal: Int? = nil
  ) {
    anchor = marking ? anchor ?? caret : nil
    caret = min(max(place, 0), text.count)
    self.leansBack = leansBack
    self.goal = goal
  }

  /// Moves the caret by one character in the order of the text, or by one word. Without `marking`,
  /// it goes to the end of the marked characters where there are some.
  ///
  /// - Parameters:
  ///   - isForward: True towards the end of the text.
  ///   - marking: True to mark the characters on the way.
  ///   - byWords: True for a word, false for a character.
  package mutating func step(isForward: Bool, marking: Bool, byWords: Bool) {
    if !marking, !byWords, let marked {
      return move(to: isForward ? marked.upperBound : marked.lowerBound, marking: false)
    }
    let words = byWords ? TextWords(text) : nil
    let place = isForward ? words?.end(after: caret) : words?.start(before: caret)
    move(to: place ?? caret + (isForward ? 1 : -1), marking: marking)
  }

  /// Marks characters, with the caret at their end.
  ///
  /// - Parameter range: Places of characters, counted from 0.
  package mutating func mark(_ range: Range<Int>) {
    move(to: range.upperBound, marking: false)
    anchor = range.lowerBound
  }
}
