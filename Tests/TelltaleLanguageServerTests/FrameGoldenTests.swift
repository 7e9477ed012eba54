import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

/// Streams of every kind of header, whole and in pieces; `tools/goldens` writes anew what comes out.
@Suite struct FrameGoldenTests {
  private static let next = "Content-Length: 2\r\n\r\n[]"

  private static let heads = [
    "", "Content-Length: 4\r\n", "content-length:4\r\n", "CONTENT-LENGTH :4\r\n",
    "Content-Length: 04\r\n", "Content-Length:\t4 \r\n", "Content-Length: +4\r\n",
    "Content-Length: -4\r\n", "Content-Length: four\r\n", "Content-Length: 4.0\r\n",
    "Content-Length: 0\r\n", "Content-Length: 4\r\nContent-Length: 2\r\n", "Content-Length\r\n",
    "Content-Length: 4\r\nContent-Type: a; charset=utf-8\r\n",
    "Content-Length: 4\r\nContent-Type: a; charset=UTF8\r\n",
    "Content-Length: 4\r\nContent-Type: a; charset=utf-16\r\n",
    "Content-Type: a; charset=latin1\r\nContent-Length: 4\r\n", "Content-Type: a\r\n",
    "Content-Length: 4\r\nX-Other: 1\r\n", "Content-Length: 4\r\nother\r\n",
    "other\r\nContent-Length: 4\r\nmore\r\n", "{\"id\":1}Content-Length: 4\r\n",
    "X: Content-Length: 4\r\n",
    "Content-Length: 4294967295\r\n", "Content-Length: 4294967296\r\n",
    "Content-Length: 99999999999999999999\r\n", "Content-Length: 4\n",
  ]

  private static func told(_ frames: [FrameReader.Frame]) -> String {
    frames.map { frame in
      switch frame {
      case .body(let bytes): "body [\(String(decoding: bytes, as: UTF8.self).visible)]"
      case .fault(let reason): "fault: \(reason)"
      case .lost(let reason): "lost: \(reason)"
      }
    }.joined(separator: " | ")
  }

  @Test func `what comes out of streams is as approved, in pieces of every size`() throws {
    var lines: [String] = []
    for head in Self.heads {
      let bytes = Array("\(head)\r\n{\"\":\(Self.next)".utf8)
      var whole = FrameReader()
      let frames = whole.read(bytes)
      lines.append("[\(head.visible)] \(Self.told(frames)), inside: \(whole.isInside)")
      for size in [1, 2, 3, 5, 7, 19] {
        var reader = FrameReader()
        var found: [FrameReader.Frame] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
          found += reader.read(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(found == frames, "\(head) by \(size)")
        #expect(reader.isInside == whole.isInside, "\(head) by \(size)")
      }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/frames.txt", golden) == [])
  }

  @Test func `a message is inside from its first byte to its last`() {
    let bytes = Array((Self.next + Self.next).utf8)
    var reader = FrameReader()
    #expect(!reader.isInside)
    for (index, byte) in bytes.enumerated() {
      let frames = reader.read([byte])
      let isEnd = (index + 1).isMultiple(of: bytes.count / 2)
      #expect(frames.count == (isEnd ? 1 : 0) && reader.isInside != isEnd, "byte \(index)")
    }
  }

  @Test func `a message that is not wanted is inside until its last byte was skipped`() {
    let length = LanguageLimits.messageBytes + 1
    var reader = FrameReader()
    let fault = reader.read(Array("Content-Length: \(length)\r\n\r\n".utf8))
    #expect(
      fault == [.fault("a message of \(length) bytes, at most \(length - 1) are read")])
    #expect(reader.isInside)
    let most = reader.read([UInt8](repeating: 0x0D, count: length - 1))
    #expect(most.isEmpty && reader.isInside)
    let last = reader.read([0x0A])
    #expect(last.isEmpty && !reader.isInside)
    #expect(Self.told(reader.read(Array(Self.next.utf8))) == "body [[]]")
  }

  @Test func `the longest message is read, and the longest head`() {
    var reader = FrameReader()
    let length = LanguageLimits.messageBytes
    let body = [UInt8](repeating: 0x20, count: length)
    let frames = reader.read(Array("Content-Length: \(length)\r\n\r\n".utf8) + body)
    #expect(frames.count == 1 && frames.first == .body(body))
    for more in 0...2 {
      let head = "Content-Length: 2\r\nX: "
      let padding = String(
        repeating: "y", count: LanguageLimits.headerBytes - head.utf8.count + more)
      let bytes = Array("\(head)\(padding)\r\n\r\n{}\(Self.next)".utf8)
      var reader = FrameReader()
      let told = Self.told(reader.read(bytes))
      let lost = "lost: more than \(LanguageLimits.headerBytes) bytes without an end of the headers"
      #expect(told == (more == 0 ? "body [{}] | body [[]]" : lost), "\(more) more")
    }
  }

  /// What was there is kept for as long as an end of the headers can come.
  @Test func `headers that come in drops are lost only past their limit`() {
    var reader = FrameReader()
    let early = reader.read([UInt8](repeating: 0x41, count: LanguageLimits.headerBytes))
    #expect(early.isEmpty && reader.isInside)
    let late = reader.read([0x41])
    #expect(late.count == 1 && !reader.isInside)
  }
}
