import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// Boxes that are full to the byte, and lines that come in pieces of every size.
@Suite struct BoxEdgeTests {
  private let line: JSONValue = ["k": "12"]  // {"k":"12"} and its end: 11 bytes.

  @Test func `an event has room to the last byte, and what is owed twice as much`() {
    for (room, events, owed) in [(22, 2, 4), (21, 1, 3), (23, 2, 4), (10, 0, 1), (33, 3, 6)] {
      var outbox = Outbox(room: room)
      for _ in 0..<9 { outbox.add(line, isOwed: false) }
      #expect(outbox.next(1_000).count == 11 * events, "\(room)")
      for _ in 0..<9 { outbox.add(line, isOwed: true) }
      #expect(outbox.next(1_000).count == 11 * owed, "\(room)")
    }
  }

  @Test func `a box is backed past half of its room`() {
    for (room, isBacked) in [(21, true), (22, false), (23, false), (20, true)] {
      var outbox = Outbox(room: room)
      #expect(!outbox.isBacked && outbox.isEmpty)
      outbox.add(line, isOwed: true)
      #expect(outbox.isBacked == isBacked && !outbox.isEmpty, "\(room)")
    }
  }

  @Test func `what was left out is told once there is room again, before what comes next`() {
    var outbox = Outbox(room: 22)
    for _ in 0..<5 { outbox.add(line, isOwed: false) }
    outbox.wrote(10)
    #expect(outbox.next(1_000).count == 12)
    outbox.wrote(1)
    let told = String(decoding: outbox.next(1_000), as: UTF8.self)
    #expect(told == "{\"k\":\"12\"}\n{\"event\":\"dropped\",\"count\":3}\n")
    outbox.wrote(told.utf8.count)
    #expect(outbox.isEmpty && outbox.next(9).isEmpty)
    outbox.add(line, isOwed: false)
    #expect(outbox.next(1_000).count == 11)
    // Two at once: what is owed does not tell of what was left out, an event that has room does.
    var other = Outbox(room: 22)
    for _ in 0..<3 { other.add(line, isOwed: false) }
    other.wrote(22)
    #expect(String(decoding: other.next(1_000), as: UTF8.self).hasPrefix("{\"event\":\"dropped\""))
  }

  @Test func `what is written is taken away however much it is`() {
    var chance = Chance(seed: 4)
    var outbox = Outbox(room: 60)
    var (given, taken): ([UInt8], [UInt8]) = ([], [])
    for number in 0..<400 {
      let line: JSONValue = ["n": .integer(number)]
      if !outbox.isBacked {
        outbox.add(line, isOwed: true)
        given += Array((line.line + "\n").utf8)
      }
      let next = Array(outbox.next(1 + chance.below(9)))
      #expect(next.count <= 9)
      taken += next
      outbox.wrote(next.count)
    }
    while !outbox.isEmpty {
      taken += Array(outbox.next(5))
      outbox.wrote(min(5, outbox.next(5).count))
    }
    #expect(taken == given)
  }

  @Test func `lines are the same in pieces of every size, with those that are too long`() {
    var chance = Chance(seed: 12)
    for _ in 0..<200 {
      let text = (0..<chance.below(60)).map { _ in ["a", "b", "\n", "\r\n", "\r"][chance.below(5)] }
        .joined()
      let bytes = Array(text.utf8)
      let expected = Self.lines(bytes, most: 4)
      var buffer = LineBuffer(most: 4)
      var (found, at): ([LineBuffer.Line], Int) = ([], 0)
      while at < bytes.count {
        let end = min(bytes.count, at + 1 + chance.below(7))
        buffer.add(bytes[at..<end])
        at = end
        if chance.below(3) == 0 { continue }
        while let line = buffer.next() { found.append(line) }
        #expect(!buffer.hasLine)
      }
      while let line = buffer.next() ?? buffer.finish() { found.append(line) }
      #expect(found == expected, "\(text.debugDescription)")
    }
  }

  /// Cut at once.
  private static func lines(_ bytes: [UInt8], most: Int) -> [LineBuffer.Line] {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts.enumerated().map { index, part in
      guard part.count <= most else {
        return LineBuffer.Line(number: index + 1, bytes: [], isTooLong: true)
      }
      return LineBuffer.Line(number: index + 1, bytes: part.last == 0x0D ? part.dropLast() : part)
    }
  }
}
