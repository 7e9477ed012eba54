import TelltaleModel

/// How the parts of a line are ordered by their embedding levels (UAX #9).
extension RichTextFlow {
  /// White space at the end of a line goes on in the paragraph's direction (rule L1).
  func hung(_ parts: [Part]) -> [Part] {
    var parts = parts
    let last = parts.lastIndex { !$0.text.isEmpty }
    for index in parts.indices.dropFirst(last.map { $0 + 1 } ?? 0) {
      parts[index].level = paragraphLevel
    }
    guard let last, parts[last].spaces > 0, parts[last].level != paragraphLevel else {
      return parts
    }
    let part = parts[last]
    parts[last].spaces = 0
    parts.insert(
      Part(
        stretch: part.stretch, start: part.start + part.text.utf8.count, text: "",
        spaces: part.spaces, space: part.space, level: paragraphLevel), at: last + 1)
    return parts
  }

  /// How wide a line is without what hangs over its end, and how far from its beginning the text of
  /// each part stands; parts are ordered by their levels.
  func places(of parts: [Part], _ sets: [StyledText]) -> (width: Int, starts: [Int]) {
    let widths = zip(parts, sets).map { $0.text.isEmpty ? 0 : $1.text.width }
    let last = parts.lastIndex { !$0.text.isEmpty }
    let seen = last.map { $0 + 1 } ?? 0
    var lefts = parts.map { _ in 0 }
    var width = 0
    for index in VisualOrder.indices(of: parts[..<seen].map(\.level)) {
      let spaces = index == last ? 0 : parts[index].hanging
      lefts[index] = width + (parts[index].level % 2 == 1 ? spaces : 0)
      width += widths[index] + spaces
    }
    var starts = parts.indices.map {
      isRightToLeft ? width - lefts[$0] - widths[$0] : lefts[$0]
    }
    var end = width + (last.map { parts[$0].hanging } ?? 0)
    for index in seen..<parts.count {
      starts[index] = end
      end += parts[index].hanging
    }
    return (width, starts)
  }

  func joined(_ parts: [Part]) -> [Part] {
    var all: [Part] = []
    for part in parts {
      guard let last = all.last, last.stretch == part.stretch, last.level == part.level
      else {
        all.append(part)
        continue
      }
      guard !part.text.isEmpty else {
        all[all.count - 1].spaces += part.spaces
        all[all.count - 1].space = part.space
        continue
      }
      all[all.count - 1].text += String(repeating: " ", count: last.spaces) + part.text
      (all[all.count - 1].spaces, all[all.count - 1].space) = (part.spaces, part.space)
    }
    return all
  }

  /// Neighbours of one look are set as one although they differ in level, where that gives the same
  /// order: their text alone has the levels that it has in the paragraph, and what they stand
  /// between does not come among them.
  func mixed(_ parts: [Part]) -> [Part] {
    var all: [Part] = []
    // Each attempt costs the whole line's length.
    var attempts = 8
    var start = 0
    while start < parts.count {
      let end = attempts > 0 ? mixedEnd(from: start, in: parts) : start + 1
      if end > start + 1, let whole = whole(parts[start..<end]) {
        all.append(whole)
        start = end
      } else {
        if end > start + 1 { attempts -= 1 }
        all.append(parts[start])
        start += 1
      }
    }
    return all
  }

  private func mixedEnd(from start: Int, in parts: [Part]) -> Int {
    func isEdge(at index: Int) -> Bool {
      guard index > 0, index < parts.count else { return true }
      return parts[index - 1].level == paragraphLevel || parts[index].level == paragraphLevel
    }
    guard isEdge(at: start) else { return start + 1 }
    var end = start
    while end < parts.count, parts[end].stretch == parts[start].stretch { end += 1 }
    while end > start + 1, !isEdge(at: end) { end -= 1 }
    return end
  }

  /// Parts of one look as one; `nil` where they are ordered otherwise by themselves.
  private func whole(_ parts: ArraySlice<Part>) -> Part? {
    guard var whole = parts.first, let last = parts.last, parts.count > 1,
      last.spaces == 0 || last.level == paragraphLevel
    else { return nil }
    var text = ""
    var levels: [UInt8] = []
    for part in parts {
      text += part.text + String(repeating: " ", count: part.spaces)
      levels += [UInt8](repeating: part.level, count: part.text.utf8.count + part.spaces)
    }
    guard context.typesetter.levels(in: text, isRightToLeft: isRightToLeft) == levels else {
      return nil
    }
    whole.text = String(text.dropLast(last.spaces))
    (whole.spaces, whole.space) = (last.spaces, last.space)
    whole.level = paragraphLevel
    return whole
  }
}
