import TelltaleModel

extension FieldValue {
  /// Puts a text in place of some characters, with the caret behind it. It takes the look of the
  /// text before it in its line; at the beginning of a line, that of the text behind it.
  ///
  /// Characters that no text may hold (`TextSafety`) are removed, since what is typed may be
  /// delivered again.
  ///
  /// - Parameters:
  ///   - range: Places of characters, counted from 0, within the text.
  ///   - new: The text that takes their place; empty to delete them.
  package mutating func replace(_ range: Range<Int>, with new: String) {
    let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.index(lower, offsetBy: range.count)
    let start = text.utf8.distance(from: text.startIndex, to: lower)
    let count = text.utf8.distance(from: lower, to: upper)
    let isAfterFeed = lower > text.startIndex && text[text.index(before: lower)].isNewline
    text.replaceSubrange(lower..<upper, with: new)
    insert(bytes: new.utf8.count, at: start, goesWithNext: isAfterFeed)
    remove(bytes: count, at: start + new.utf8.count)
    caret = character(at: dropUnsafe(keeping: start + new.utf8.count))
    anchor = nil
    goal = nil
    leansBack = false
  }

  /// Gives where a place in the UTF-8 has come to. What goes may leave something else without what it
  /// needs, so it is looked again.
  private mutating func dropUnsafe(keeping place: Int) -> Int {
    var place = place
    var found = TextSafety.unsafeScalars(in: text)
    while !found.isEmpty {
      for one in found.reversed() {
        let width = UTF8.width(one.scalar)
        remove(bytes: width, at: one.offset)
        if one.offset < place { place -= width }
      }
      drop(Set(found.map(\.offset)))
      found = TextSafety.unsafeScalars(in: text)
    }
    return place
  }

  private mutating func drop(_ offsets: Set<Int>) {
    var kept = String.UnicodeScalarView()
    var offset = 0
    for scalar in text.unicodeScalars {
      if !offsets.contains(offset) { kept.append(scalar) }
      offset += UTF8.width(scalar)
    }
    text = String(kept)
  }

  /// What is typed may join what stands behind it to one character; the typing mark is then behind
  /// that.
  private func character(at byte: Int) -> Int {
    var offset = 0
    var count = 0
    for character in text {
      if offset >= byte { return count }
      offset += character.utf8.count
      count += 1
    }
    return count
  }

  private mutating func insert(bytes: Int, at start: Int, goesWithNext: Bool) {
    guard !looks.isEmpty else { return }
    var end = 0
    let index = looks.firstIndex { stretch in
      end += stretch.bytes
      return goesWithNext ? end > start : end >= start
    }
    looks[index ?? looks.count - 1].bytes += bytes
  }

  private mutating func remove(bytes: Int, at start: Int) {
    var position = 0
    for index in looks.indices {
      let range = position..<(position + looks[index].bytes)
      position = range.upperBound
      looks[index].bytes -= range.clamped(to: start..<(start + bytes)).count
    }
    // One stays, so that an emptied text goes on in the look that it had.
    let kept = looks.filter { $0.bytes > 0 }
    if !looks.isEmpty { looks = kept.isEmpty ? [looks[0]] : kept }
  }
}
