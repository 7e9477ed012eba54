import TelltaleModel
import TelltaleSyntax

/// Goes through a text line by line, with the maps and lists that are open.
struct OutlineScanner {
  typealias Steps = SceneOutline.Steps

  /// A map or a list in lines of their own.
  struct Frame {
    /// Spaces before its keys or dashes.
    var indent: Int
    var isList: Bool
    var path: Steps
    var key = ""
    var count = 0

    /// Of what stands under its last key or dash.
    var inside: Steps { path + [isList ? .item(count) : .key(key)] }
  }

  let bytes: [UInt8]
  let end: Int
  /// Where the next line begins.
  var index = 0
  var frames: [Frame] = []
  var entries: [SceneOutline.Entry] = []
  var place: SceneOutline.Place

  init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    place = .key(in: [], typed: end..<end, isItem: false)
  }

  mutating func scan() {
    while index < end { line() }
    // The text ends in a line end: a new line begins.
    if end > 0, end <= bytes.count, bytes[end - 1] == 0x0A, index == end, !isInBlock {
      place = .key(in: container(0), typed: end..<end, isItem: false)
    }
  }

  /// True where the end lies in a text of several lines.
  var isInBlock = false

  private mutating func line() {
    isInBlock = false
    let last = lineEnd(index)
    var at = skipSpace(index, last)
    var column = at - index
    index = min(last + 1, end)
    if at == last {
      place = .key(in: container(column), typed: at..<at, isItem: false)
      return
    }
    guard !isMarker(at, last, column) else {
      // Nothing that was open before is in the document that begins.
      frames = []
      place = .other
      return
    }
    while bytes[at] == UInt8(ascii: "-"), at + 1 == last || isSpace(bytes[at + 1]) {
      guard at + 1 < last, enterItem(column) else {
        place = .other
        return
      }
      let next = skipSpace(at + 1, last)
      column += next - at
      at = next
      if at == last {
        place = .key(in: frames.last?.inside ?? [], typed: at..<at, isItem: true)
        return
      }
    }
    content(at, last, column)
  }

  private mutating func content(_ at: Int, _ last: Int, _ column: Int) {
    switch bytes[at] {
    case UInt8(ascii: "#"): place = .comment(at..<last)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      flow(at, container(column), indent: frames.last?.indent ?? -1)
    default:
      guard let (key, after) = key(at, last) else {
        let isItem = frames.last.map { $0.isList && $0.indent < column } ?? false
        place =
          comment(at, last) ?? .key(in: container(column), typed: at..<last, isItem: isItem)
        return
      }
      guard enterMap(column, text(key)), let frame = frames.last else {
        place = .other
        return
      }
      entries.append(.init(parent: frame.path, key: frame.key, range: key))
      value(after, last, frame.inside, column)
    }
  }

  /// What stands behind the colon of a key.
  private mutating func value(_ start: Int, _ last: Int, _ path: Steps, _ column: Int) {
    let at = skipSpace(start, last)
    guard at < last else {
      // Without a space nothing that follows would be a value.
      place = at == start ? .other : .value(of: path, typed: at..<at)
      return
    }
    switch bytes[at] {
    case UInt8(ascii: "#"): place = .comment(at..<last)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): block(indent: column)
    case UInt8(ascii: "{"), UInt8(ascii: "["): flow(at, path, indent: column)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let close = quoteEnd(at, last)
      entries[entries.count - 1].value = at..<(close ?? last)
      place = close == nil ? .value(of: path, typed: at + 1..<last) : .other
    default:
      let note = comment(at, last)
      entries[entries.count - 1].value = at..<trimmed(at, last)
      place = note ?? .value(of: path, typed: at..<last)
    }
  }

  /// A text in lines of its own, each with more spaces than its key.
  private mutating func block(indent: Int) {
    place = .other
    isInBlock = true
    while index < end {
      let last = lineEnd(index)
      let at = skipSpace(index, last)
      if at < last, at - index <= indent { return isInBlock = false }
      index = min(last + 1, end)
    }
  }
}

extension OutlineScanner {
  /// False where too much is inside of each other.
  private mutating func enterItem(_ column: Int) -> Bool {
    while let top = frames.last, top.indent > column { frames.removeLast() }
    if let top = frames.last, top.isList, top.indent == column {
      frames[frames.count - 1].count += 1
      return true
    }
    return push(Frame(indent: column, isList: true, path: frames.last?.inside ?? []))
  }

  private mutating func enterMap(_ column: Int, _ key: String) -> Bool {
    leave(to: column)
    if let top = frames.last, top.indent == column {
      frames[frames.count - 1].key = key
      return true
    }
    return push(
      Frame(indent: column, isList: false, path: frames.last?.inside ?? [], key: key))
  }

  private mutating func push(_ frame: Frame) -> Bool {
    guard frames.count < Limits.depth else { return false }
    frames.append(frame)
    return true
  }

  /// Leaves what a key at a column does not stand in.
  private mutating func leave(to column: Int) {
    while let top = frames.last, top.indent > column || (top.isList && top.indent == column) {
      frames.removeLast()
    }
  }

  /// The path of the map that a key at a column would stand in.
  func container(_ column: Int) -> Steps {
    var copy = self
    copy.leave(to: column)
    guard let top = copy.frames.last else { return [] }
    return top.indent == column ? top.path : top.inside
  }
}
