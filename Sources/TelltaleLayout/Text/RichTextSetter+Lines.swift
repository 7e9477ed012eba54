import TelltaleGraphics
import TelltaleModel

extension RichTextSetter {
  /// Sets a text in so many lines at most: past them it is cut between two characters, and closed with an
  /// ellipsis in the look that it is cut in.
  func set(_ runs: [TextRun], _ look: TextLook, width: Int?, lines most: Int?) -> SetRichText {
    let whole = set(runs, look, width: width)
    guard let most, most > 0, whole.lines.count > most else { return whole }
    let text = runs.map(\.text.string).joined()
    // It is cut in the last line that there is room for.
    let ends = Self.ends(
      of: text, from: whole.lines[most - 1].range.lowerBound,
      to: whole.lines[most].range.lowerBound)
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      let lines = set(Self.cut(runs, at: ends[middle]), look, width: width).lines.count
      if lines <= most { low = middle } else { high = middle - 1 }
    }
    let end = ends.isEmpty ? whole.lines[most - 1].range.lowerBound : ends[low]
    var cut = set(Self.cut(runs, at: end), look, width: width)
    cut.lines = Array(cut.lines.prefix(most))
    cut.close(before: String(decoding: text.utf8.dropFirst(end), as: UTF8.self))
    cut.string = whole.string
    return cut
  }

  /// Where a text may be cut: between two characters, not behind white space.
  private static func ends(of text: String, from first: Int, to last: Int) -> [Int] {
    var ends: [Int] = []
    var offset = 0
    for character in text {
      offset += character.utf8.count
      if offset > last { break }
      if offset > first, !character.isWhitespace { ends.append(offset) }
    }
    return ends
  }

  /// The runs up to a place in the UTF-8 of all of them, with an ellipsis.
  private static func cut(_ runs: [TextRun], at end: Int) -> [TextRun] {
    var cut: [TextRun] = []
    var left = end
    for var run in runs where left > 0 || cut.isEmpty {
      let count = run.text.string.utf8.count
      if count > left {
        run.text.string = String(decoding: run.text.string.utf8.prefix(max(0, left)), as: UTF8.self)
      }
      left -= count
      cut.append(run)
    }
    if let last = cut.indices.last { cut[last].text.string += String(SetRichText.ellipsis) }
    return cut
  }
}

extension SetRichText {
  fileprivate static let ellipsis: Character = "…"

  /// Lets the last line say what its ellipsis stands for, as a line does that the text engine has cut.
  fileprivate mutating func close(before rest: String) {
    isTruncated = true
    guard let line = lines.indices.last else { return }
    let pieces = lines[line].pieces
    guard let last = pieces.indices.max(by: { pieces[$0].start < pieces[$1].start }) else { return }
    var text = pieces[last].text
    guard text.content.string.last == Self.ellipsis else { return }
    text.content.string.removeLast()
    text.content.string += rest.prefix { !$0.isNewline }
    for index in text.text.lines.indices {
      let range = text.text.lines[index].range
      let end = range.upperBound - Self.ellipsis.utf8.count
      text.text.lines[index].range = range.lowerBound..<max(range.lowerBound, end)
    }
    lines[line].pieces[last].text = text
  }
}
