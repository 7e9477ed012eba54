import TelltaleModel

/// Words that are wider than their lines and broken inside, with no hyphen that says so: patterns are not there for
/// every language.
struct BrokenWords {
  let typesetter: any Typesetter

  /// The words of texts that belong together, in the order in which they were placed.
  func words(of texts: [PlacedText]) -> [String] {
    let lines = texts.flatMap { text in
      text.lines.map {
        Line(text: text, range: $0.line.range, top: $0.origin.y, isDivided: $0.line.isDivided)
      }
    }
    return zip(lines, lines.dropFirst()).compactMap(word)
  }

  private struct Line {
    var text: PlacedText
    /// Of the text's UTF-8.
    var range: Range<Int>
    var top: Int
    var isDivided: Bool

    var string: String {
      String(
        decoding: text.string.utf8.prefix(range.upperBound).dropFirst(range.lowerBound),
        as: UTF8.self)
    }
  }

  /// The word that begins on one line and ends on the next.
  private func word(_ line: Line, _ next: Line) -> String? {
    guard line.top != next.top, !line.isDivided, line.text.whole == next.text.whole,
      let (string, place) = seam(line, next), !typesetter.breaks(in: string).contains(place)
    else { return nil }
    let head = String(decoding: string.utf8.prefix(place), as: UTF8.self)
    let tail = String(decoding: string.utf8.dropFirst(place), as: UTF8.self)
    // Names of networks, files and addresses are broken anywhere.
    var word = String(head.reversed().prefix { !$0.isWhitespace }.reversed())
    word += tail.prefix { !$0.isWhitespace }
    while let first = word.first, !first.isLetter { word.removeFirst() }
    while let last = word.last, !last.isLetter { word.removeLast() }
    let isWord = head.last?.isLetter == true && tail.first?.isLetter == true
    return isWord && word.allSatisfy { $0.isLetter || $0 == "\u{AD}" } ? word : nil
  }

  /// A text and the place in its UTF-8 where one line ends and the next begins, with nothing between them.
  private func seam(_ line: Line, _ next: Line) -> (string: String, place: Int)? {
    if line.text.string == next.text.string, line.range.upperBound == next.range.lowerBound {
      return (line.text.string, line.range.upperBound)
    }
    // A text of several looks is set piece by piece.
    guard let whole = line.text.whole?.string,
      let found = whole.firstRange(of: line.string + next.string)
    else { return nil }
    let start = whole.utf8.distance(from: whole.startIndex, to: found.lowerBound)
    return (whole, start + line.string.utf8.count)
  }
}

extension Placement {
  /// The words of a screen that are broken with no hyphen, by the places of their elements in the file. The screen has
  /// to be placed so that parts tell what they are of.
  package func brokenWords(by typesetter: any Typesetter) -> [NodePath: [String]] {
    var texts: [NodePath: [PlacedText]] = [:]
    for part in parts {
      guard case .text(let text, _) = part.shape, let element = part.subject?.element else {
        continue
      }
      texts[element, default: []].append(text)
    }
    return texts.mapValues(BrokenWords(typesetter: typesetter).words).filter { !$0.value.isEmpty }
  }

  /// Those of a question, by the places of its parts below `root`, its own place in the file.
  package func brokenWords(below root: NodePath, by typesetter: any Typesetter) -> [NodePath:
    [String]]
  {
    let broken = BrokenWords(typesetter: typesetter)
    var words: [NodePath: [String]] = [:]
    for text in texts where text.role == .title || text.role == .message {
      words[root.key(text.role.rawValue)] = broken.words(of: [text])
    }
    for control in controls {
      guard case .button(let index) = control.id else { continue }
      words[root.key("buttons").item(index)] = broken.words(of: [control.label])
    }
    return words.filter { !$0.value.isEmpty }
  }
}

extension LayoutContext {
  /// The same, where parts tell what they are of.
  package var telling: LayoutContext {
    var context = self
    context.tells = true
    return context
  }
}
