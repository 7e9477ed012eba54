/// A reader that cuts a stream of bytes into the messages of the base protocol: headers, an empty
/// line, a body.
package struct FrameReader {
  /// A part of the stream.
  package enum Frame: Hashable, Sendable {
    case body([UInt8])
    /// A part that cannot be read as a message, with the reason in words. Reading goes on behind
    /// it.
    case fault(String)
    /// The end of what can be understood, with the reason in words.
    case lost(String)
  }

  private var buffer: [UInt8] = []
  /// Where what has not been read yet begins.
  private var start = 0
  /// Where the search for the end of the headers goes on.
  private var searched = 0
  /// Bytes of a body that is not wanted, still to come.
  private var unwanted = 0
  private var isLost = false

  package init() {}

  /// True where a message has begun and not ended.
  package var isInside: Bool { start < buffer.count || unwanted > 0 }

  /// Takes bytes of the stream.
  ///
  /// - Parameter bytes: The bytes that have come since the last call.
  /// - Returns: The messages that are complete with them; none after `lost`.
  package mutating func read(_ bytes: some Collection<UInt8>) -> [Frame] {
    guard !isLost else { return [] }
    buffer += bytes
    var frames: [Frame] = []
    while let frame = next() {
      frames.append(frame)
      if isLost { break }
    }
    buffer.removeFirst(isLost ? buffer.count : start)
    searched = max(0, searched - start)
    start = 0
    return frames
  }

  private mutating func next() -> Frame? {
    if unwanted > 0 {
      let count = min(unwanted, buffer.count - start)
      start += count
      unwanted -= count
      searched = start
      if unwanted > 0 { return nil }
    }
    guard let end = headEnd() else {
      guard buffer.count - start > LanguageLimits.headerBytes else { return nil }
      return lose("more than \(LanguageLimits.headerBytes) bytes without an end of the headers")
    }
    switch FrameHead(buffer[start..<end]) {
    case .length(let length, let fault):
      // Whatever is wrong, the next message begins where the body ends.
      if let fault {
        skip(to: end + FrameReader.mark.count, dropping: length)
        return .fault(fault)
      }
      let body = end + FrameReader.mark.count
      guard buffer.count - body >= length else { return nil }
      skip(to: body + length, dropping: 0)
      return .body(Array(buffer[body..<body + length]))
    case .unknown(let fault):
      skip(to: end + FrameReader.mark.count, dropping: 0)
      return .fault(fault)
    case .endless(let fault): return lose(fault)
    }
  }

  private mutating func skip(to offset: Int, dropping count: Int) {
    start = offset
    searched = offset
    unwanted = count
  }

  private mutating func lose(_ reason: String) -> Frame {
    isLost = true
    return .lost(reason)
  }

  private static let mark: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  /// Where the empty line after the headers begins.
  private mutating func headEnd() -> Int? {
    var index = max(start, searched)
    let last = min(buffer.count, start + LanguageLimits.headerBytes + FrameReader.mark.count)
    while index + FrameReader.mark.count <= last {
      if buffer[index] == 0x0D, buffer[index...].starts(with: FrameReader.mark) { return index }
      index += 1
    }
    searched = index
    return nil
  }
}
