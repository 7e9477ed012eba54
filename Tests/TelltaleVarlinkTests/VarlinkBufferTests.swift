import TelltaleTestSupport
import Testing

@testable import TelltaleVarlink

@Suite struct VarlinkBufferTests {
  @Test(arguments: 1...9)
  func `messages end with a zero byte, however their bytes come`(piece: Int) {
    var buffer = VarlinkBuffer(most: 20)
    var found: [String] = []
    let bytes = Array("one\0\0three\0rest".utf8)
    for start in stride(from: 0, to: bytes.count, by: piece) {
      buffer.add(bytes[start..<min(start + piece, bytes.count)])
      while let message = buffer.next() { found.append(String(decoding: message, as: UTF8.self)) }
    }
    #expect(found == ["one", "", "three"])
    #expect(!buffer.isEmpty && !buffer.isOverfull && !buffer.hasMessage())
  }

  @Test func `a message has so many bytes at most, and nothing is taken after a longer one`() {
    var buffer = VarlinkBuffer(most: 4)
    buffer.add(Array("four\0".utf8))
    #expect(buffer.next()?.count == 4)
    buffer.add(Array("five5\0six\0".utf8))
    #expect(buffer.next() == nil)
    #expect(buffer.isOverfull)
    #expect(buffer.next() == nil)
  }
}
