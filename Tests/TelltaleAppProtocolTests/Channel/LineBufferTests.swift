import Testing

@testable import TelltaleAppProtocol

@Suite struct LineBufferTests {
  private func text(_ line: LineBuffer.Line?) -> String? {
    line.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `lines are cut however their bytes come`() {
    var lines = LineBuffer(most: 20)
    for byte in "{\"a\":1}\r\n\n{\"b\"".utf8 { lines.add([byte]) }
    #expect(lines.hasLine)
    #expect(text(lines.next()) == "{\"a\":1}")
    let second = lines.next()
    #expect(text(second) == "" && second?.number == 2)
    #expect(lines.next() == nil && !lines.hasLine)
    lines.add(Array(":2}\nrest".utf8))
    #expect(text(lines.next()) == "{\"b\":2}")
    #expect(lines.next() == nil)
    let last = lines.finish()
    #expect(text(last) == "rest" && last?.number == 4)
    #expect(lines.finish() == nil)
  }

  @Test func `a byte order mark is no part of the first line, however its bytes come`() {
    var lines = LineBuffer(most: 20)
    for byte in [0xEF, 0xBB, 0xBF] + Array("{}\n\u{FEFF}{}\n".utf8) { lines.add([byte]) }
    let first = lines.next()
    #expect(text(first) == "{}" && first?.hadMark == true)
    let second = lines.next()
    #expect(text(second) == "\u{FEFF}{}" && second?.hadMark == false)
  }

  @Test func `a line that is too long is told once, before its end has come, and not kept`() {
    var lines = LineBuffer(most: 4)
    lines.add(Array("1234".utf8))
    #expect(lines.next() == nil && !lines.hasLine && lines.unfinishedBytes == 4)
    lines.add(Array("5".utf8))
    #expect(lines.hasLine)
    #expect(lines.next() == LineBuffer.Line(number: 1, bytes: [], isTooLong: true))
    for _ in 0..<1000 { lines.add(Array("12345678".utf8)) }
    #expect(lines.next() == nil && !lines.hasLine && lines.unfinishedBytes == 0)
    lines.add(Array("9\n1234\n12345\n".utf8))
    #expect(text(lines.next()) == "1234")
    #expect(lines.next() == LineBuffer.Line(number: 3, bytes: [], isTooLong: true))
    #expect(lines.next() == nil && lines.finish() == nil)
  }
}
