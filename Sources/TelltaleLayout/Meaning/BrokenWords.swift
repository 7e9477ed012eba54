import TelltaleModel

/// A finder of words that are wider than their lines and broken inside without a hyphen: patterns
/// do not exist for every language.
package struct BrokenWords {
  let typesetter: any Typesetter

  /// A finder over a text engine.
  ///
  /// - Parameter typesetter: The engine by which the placement was set.
  package init(by typesetter: any Typesetter) { self.typesetter = typesetter }

  /// Returns the words of a screen that are broken without a hyphen.
  ///
  /// - Parameter placement: The screen, placed so that parts tell about which element they are
  ///   (`telling`).
  /// - Returns: Words by the places of their elements in the file; elements without such words are
  ///   left out.
  package func onScreen(_ placement: Placement) -> [NodePath: [String]] {
    var texts: [NodePath: [PlacedText]] = [:]
    for part in placement.parts {
      guard case .text(let text, _) = part.shape, let element = part.subject?.element else {
        continue
      }
      texts[element, default: []].append(text)
    }
    return texts.mapValues(words(of:)).filter { !$0.value.isEmpty }
  }

  /// Returns the words of a question that are broken without a hyphen.
  ///
  /// - Parameters:
  ///   - placement: The question, placed.
  ///   - root: The place of the question in the file.
  /// - Returns: Words by the places of the parts below `root`; parts without such words are left
  ///   out.
  package func inQuestion(_ placement: Placement, below root: NodePath) -> [NodePath: [String]] {
    var words: [NodePath: [String]] = [:]
    for text in placement.texts where text.role == .title || text.role == .message {
      words[root.key(text.role.rawValue)] = self.words(of: [text])
    }
    for control in placement.controls {
      guard case .button(let index) = control.id else { continue }
      words[root.key("buttons").item(index)] = self.words(of: [control.label])
    }
    return words.filter { !$0.value.isEmpty }
  }

  /// The words of texts that belong together, in the order in which they were placed.
  func words(of texts: [PlacedText]) -> [String] {
    var rest = texts[...]
    var words: [String] = []
    while let first = rest.first {
      // A text of several looks, or of several lines, is placed piece by piece.
      let own = first.whole == nil ? rest.prefix(1) : rest.prefix { $0.whole == first.whole }
      rest = rest.dropFirst(own.count)
      words += self.words(of: lines(of: own), in: first.whole?.string ?? first.string)
    }
    return words
  }

  /// What stands on a line, or a piece of it.
  private struct Line {
    var top: Int
    /// In the UTF-8 of the whole text.
    var range: Range<Int>
    var isDivided: Bool

    /// The same line with another piece of it.
    func joined(with piece: Line) -> Line {
      let last = piece.range.upperBound > range.upperBound ? piece : self
      let first = min(range.lowerBound, piece.range.lowerBound)
      return Line(top: top, range: first..<last.range.upperBound, isDivided: last.isDivided)
    }
  }

  private func lines(of texts: ArraySlice<PlacedText>) -> [Line] {
    guard let whole = texts.first?.whole?.string else {
      return texts.flatMap { text in
        text.lines.map {
          Line(top: $0.origin.y, range: $0.line.range, isDivided: $0.line.isDivided)
        }
      }
    }
    return pieced(texts, of: whole) ?? found(texts, in: whole)
  }

  /// Lines of pieces that know their places; `nil` where one does not. What is written from right to left is placed in
  /// another order than it is read in.
  private func pieced(_ texts: ArraySlice<PlacedText>, of whole: String) -> [Line]? {
    var lines: [Int: Line] = [:]
    for text in texts {
      guard let place = text.place, let own = text.lines.first else { return nil }
      // A hyphen that is not of the text.
      let end = whole.utf8.prefix(place.upperBound).last
      let isHyphenated = text.string(of: own.line).last == "-" && end != UInt8(ascii: "-")
      let top = own.origin.y
      let piece = Line(
        top: top, range: place, isDivided: own.line.isDivided || isHyphenated)
      lines[top] = lines[top].map { $0.joined(with: piece) } ?? piece
    }
    return lines.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Lines of pieces that were told without their places: each is looked for behind the one before it.
  private func found(_ texts: ArraySlice<PlacedText>, in whole: String) -> [Line] {
    var lines: [Line] = []
    var end = whole.startIndex
    for text in texts {
      for placed in text.lines {
        var string = text.string(of: placed.line).droppingSpaces
        var found = whole[end...].firstRange(ofText: string)
        var isDivided = placed.line.isDivided
        if found == nil, string.last == "-" {
          // A hyphen that is not of the text.
          (string, isDivided) = (String(string.dropLast()), true)
          found = whole[end...].firstRange(ofText: string)
        }
        // What is written in two directions is placed in another order than it is read in.
        guard let found else { return lines }
        let start = whole.utf8.distance(from: whole.startIndex, to: found.lowerBound)
        lines.append(
          Line(
            top: placed.origin.y, range: start..<(start + string.utf8.count), isDivided: isDivided))
        end = found.upperBound
      }
    }
    return lines
  }

  private func words(of lines: [Line], in string: String) -> [String] {
    // Where a line ends is not asked: what is put behind its last letter, so that it looks as in the middle of a word,
    // counts as well.
    let seams = zip(lines, lines.dropFirst()).filter { $0.top != $1.top && !$0.isDivided }
    guard !seams.isEmpty else { return [] }
    let breaks = Set(typesetter.breaks(in: string))
    return seams.map(\.1.range.lowerBound).filter { !breaks.contains($0) }
      .compactMap { word(around: $0, in: string) }
  }

  /// The word that begins before a place in a text and ends behind it.
  private func word(around place: Int, in string: String) -> String? {
    let head = String(decoding: string.utf8.prefix(place), as: UTF8.self)
    let tail = String(decoding: string.utf8.dropFirst(place), as: UTF8.self)
    guard head.last?.isLetter == true, tail.first?.isLetter == true else { return nil }
    // Names of networks, files and addresses are broken anywhere.
    let before = head.reversed().prefix { !$0.isWhitespace }
    let behind = tail.prefix { !$0.isWhitespace }
    guard !(before + behind).contains(where: Self.isOfNames) else { return nil }
    return String(before.prefix(while: Self.isOfWords).reversed())
      + behind.prefix(while: Self.isOfWords)
  }

  private static func isOfNames(_ character: Character) -> Bool {
    character.isNumber || "_@/\\=&#".contains(character)
  }

  /// Letters, what divides them where need be, and the apostrophes of a word; what is joined by a hyphen is several.
  private static func isOfWords(_ character: Character) -> Bool {
    character.isLetter || "\u{AD}'\u{2019}".contains(character)
  }
}

extension PlacedText {
  fileprivate func string(of line: TypesetLine) -> String {
    let bytes = string.utf8.prefix(line.range.upperBound).dropFirst(line.range.lowerBound)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  fileprivate var droppingSpaces: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}

extension LayoutContext {
  /// The same context, in which parts tell about which element they are.
  package var telling: LayoutContext {
    var context = self
    context.tells = true
    return context
  }
}
