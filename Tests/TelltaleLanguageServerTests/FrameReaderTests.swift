import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

@Suite struct FrameReaderTests {
  private func frames(_ text: String) -> [FrameReader.Frame] {
    var reader = FrameReader()
    return reader.read(Array(text.utf8))
  }

  private func body(_ text: String) -> FrameReader.Frame { .body(Array(text.utf8)) }

  @Test func `messages come out whole however they come in`() {
    let text =
      "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: a; charset=utf8\r\n\r\n[\"é"
    let bytes = Array(text.utf8) + Array("Content-Length: 0\r\n\r\n".utf8)
    for cut in 0...bytes.count {
      var reader = FrameReader()
      let found = reader.read(bytes[..<cut]) + reader.read(bytes[cut...])
      #expect(found == [body("{}"), body("[\"é"), body("")])
      #expect(!reader.isInside)
    }
  }

  @Test func `a message without a length is told, and the next one is heard`() {
    let found = frames("X: y\r\n\r\n{\"a\":1}Content-Length: 2\r\n\r\n{}")
    #expect(found == [.fault("a message without the header Content-Length"), body("{}")])
    #expect(
      frames("nonsense\r\n\r\nContent-Length: 2\r\n\r\n{}") == [
        .fault("found \"nonsense\", expected a header such as Content-Length: 2"), body("{}"),
      ])
    let inside = frames("one\r\ntwo\r\n\r\n")
    #expect(inside == [.fault("found \"one\", expected a header such as Content-Length: 2")])
  }

  @Test func `lengths that are none are told`() {
    for length in ["", "-1", "0x2", "2 3x", "٢"] {
      let found = frames("Content-Length: \(length)\r\n\r\nContent-Length: 2\r\n\r\n{}")
      #expect(found.count == 2 && found.last == body("{}"), "\(length)")
    }
  }

  @Test func `a message that is too long is skipped without being kept`() {
    var reader = FrameReader()
    let length = LanguageLimits.messageBytes + 1
    let first = reader.read(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(first.count == 1)
    var left = length
    while left > 0 {
      let count = min(left, 1 << 20)
      let frames = reader.read([UInt8](repeating: 0x20, count: count))
      #expect(frames.isEmpty)
      left -= count
    }
    let next = reader.read(Array("Content-Length: 2\r\n\r\n{}".utf8))
    #expect(next == [body("{}")])
  }

  @Test func `a length that nobody could skip ends the conversation`() {
    for length in ["4294967296", "99999999999999999999999"] {
      var reader = FrameReader()
      let found = reader.read(Array("Content-Length: \(length)\r\n\r\n{}".utf8))
      guard case .lost? = found.last else {
        Issue.record("\(found)")
        continue
      }
      let next = reader.read(Array("Content-Length: 2\r\n\r\n{}".utf8))
      #expect(next.isEmpty)
    }
  }

  @Test func `headers without an end do not fill the memory`() {
    var reader = FrameReader()
    var found: [FrameReader.Frame] = []
    for _ in 0..<10 { found += reader.read([UInt8](repeating: 0x41, count: 1_000)) }
    #expect(found.count == 1)
    #expect(!reader.isInside)
  }

  @Test func `other encodings are refused`() {
    let found = frames("Content-Type: x; charset=latin1\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.fault("found the charset \"latin1\", expected utf-8")])
  }
}
