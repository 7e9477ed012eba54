import TelltaleModel
import TelltaleSyntax

/// Maps and lists in brackets, as in JSON.
extension OutlineScanner {
  fileprivate struct FlowFrame {
    var isList: Bool
    var path: Steps
    var key: String?
    var count = 0
    /// True behind a value, where only a comma can follow.
    var isFilled = false

    var inside: Steps { path + (isList ? [.item(count)] : key.map { [.key($0)] } ?? []) }
  }

  /// Reads from an opening bracket to its closing one; gives up at a line with no more spaces than
  /// what it stands in, for there something new begins.
  mutating func flow(_ start: Int, _ path: Steps, indent: Int) {
    var stack: [FlowFrame] = []
    var at = start
    // A text may be one line, which is not to be gone through for each word of it.
    var last = lineEnd(start)
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard stack.count < Limits.depth else { return stop(at: end, .other) }
        let isList = bytes[at] == UInt8(ascii: "[")
        stack.append(FlowFrame(isList: isList, path: stack.last?.inside ?? path))
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        stack.removeLast()
        if stack.isEmpty { return stop(at: at + 1, .other) }
        stack[stack.count - 1].isFilled = true
        at += 1
      case UInt8(ascii: ","):
        stack[stack.count - 1].next()
        at += 1
      case 0x0A:
        guard goesOn(at + 1, indent) else {
          index = at + 1
          place = .other
          return
        }
        at += 1
        last = lineEnd(at)
      case UInt8(ascii: "#") where isSpace(bytes[at - 1]) || bytes[at - 1] == 0x0A:
        if last == end { return stop(at: end, .comment(at..<end)) }
        at = last
      case let byte where isSpace(byte): at += 1
      default:
        let stop = wordEnd(at, last)
        take(at..<stop, &stack[stack.count - 1])
        if stop == end { return self.stop(at: end, written(at, stack)) }
        at = skipColon(stop, &stack[stack.count - 1])
      }
    }
    stop(at: end, written(end, stack))
  }

  private mutating func stop(at offset: Int, _ place: SceneOutline.Place) {
    self.place = place
    let last = lineEnd(min(offset, end))
    index = min(last + 1, end)
    // Behind the closing bracket a comment may follow.
    if offset < last, let note = comment(offset, last) { self.place = note }
  }

  /// What is being written from `start` on.
  private func written(_ start: Int, _ stack: [FlowFrame]) -> SceneOutline.Place {
    guard let top = stack.last, !top.isFilled || start < end else { return .other }
    let isOpenQuote = start < end && isQuote(bytes[start])
    let typed = (isOpenQuote ? start + 1 : start)..<end
    if top.isList || top.key != nil {
      let isBehindColon = end > 0 && bytes[end - 1] == UInt8(ascii: ":") && start == end
      return isBehindColon ? .other : .value(of: top.inside, typed: typed)
    }
    return .key(in: top.path, typed: typed, isItem: false)
  }

  /// A word is a key where the map has none yet, else a value.
  private mutating func take(_ word: Range<Int>, _ frame: inout FlowFrame) {
    if frame.isList {
      frame.isFilled = true
    } else if frame.key != nil {
      entries[entries.count - 1].value = word
      frame.isFilled = true
    } else if word.upperBound < end {
      frame.key = text(word)
      entries.append(.init(parent: frame.path, key: text(word), range: word))
    }
  }

  /// Behind the colon of a key.
  private func skipColon(_ start: Int, _ frame: inout FlowFrame) -> Int {
    let at = bytes[start..<end].firstIndex { !isSpace($0) } ?? end
    guard at < end, bytes[at] == UInt8(ascii: ":"), !frame.isFilled, !frame.isList else {
      return max(start, at)
    }
    return at + 1
  }

  private func goesOn(_ start: Int, _ indent: Int) -> Bool {
    guard start < end else { return true }
    let last = lineEnd(start)
    let at = skipSpace(start, last)
    guard at < last else { return true }
    return at - start > indent || bytes[at] == UInt8(ascii: "}") || bytes[at] == UInt8(ascii: "]")
  }

  private func wordEnd(_ start: Int, _ last: Int) -> Int {
    if isQuote(bytes[start]) { return quoteEnd(start, last) ?? last }
    let marks: [UInt8] = [0x2C, 0x5B, 0x5D, 0x7B, 0x7D]
    var at = start
    while at < last, !marks.contains(bytes[at]) {
      let isColon = bytes[at] == UInt8(ascii: ":")
      if isColon, at > start, at + 1 == last || isSpace(bytes[at + 1]) { break }
      if bytes[at] == UInt8(ascii: "#"), isSpace(bytes[at - 1]) { break }
      at += 1
    }
    // A lone colon is a word that leads nowhere.
    if at == start { return start + 1 }
    return max(start + 1, at == end ? end : trimmed(start, at))
  }
}

extension OutlineScanner.FlowFrame {
  fileprivate mutating func next() {
    key = nil
    isFilled = false
    if isList { count += 1 }
  }
}
