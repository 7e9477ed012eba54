import TelltaleSyntax

/// Lines that wait for a reader, who may be slow: what is owed is kept, and of all else no more
/// than there is room for.
struct Outbox {
  /// Bytes that wait at most before events are left out; replies and answers may take as much
  /// again.
  let room: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// Events that were left out since the last one that was not.
  private var dropped = 0

  init(room: Int = 1 << 20) { self.room = room }

  var isEmpty: Bool { start == bytes.count }

  /// Bytes that wait.
  var count: Int { bytes.count - start }

  /// True where the reader is so far behind that nothing new is to be begun.
  var isBacked: Bool { count > room / 2 }

  /// An owed line answers somebody: a request, or a question.
  mutating func add(_ line: JSONValue, isOwed: Bool) {
    let text = Array((line.line + "\n").utf8)
    guard count + text.count <= (isOwed ? 2 * room : room) else { return dropped += 1 }
    if !isOwed { tellDropped() }
    bytes += text
  }

  /// What to write next, at most so many bytes.
  func next(_ most: Int) -> ArraySlice<UInt8> { bytes[start...].prefix(most) }

  mutating func wrote(_ count: Int) {
    start += count
    if self.count <= room / 2 { tellDropped() }
    if start == bytes.count || start > room { compact() }
  }

  private mutating func compact() {
    bytes.removeFirst(start)
    start = 0
  }

  private mutating func tellDropped() {
    guard dropped > 0 else { return }
    let line: JSONValue = ["event": "dropped", "count": .integer(dropped)]
    dropped = 0
    bytes += Array((line.line + "\n").utf8)
  }
}
