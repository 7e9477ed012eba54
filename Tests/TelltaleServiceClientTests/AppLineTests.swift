import CShim
import Glibc
import Synchronization
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleServiceClient

/// A program's line to its screens, with a service that says only what a test has it say.
@Suite struct AppLineTests {
  /// What the program hears.
  private final class Heard: Sendable {
    let lines = Mutex<[String]>([])
    let isOver = Atomic(false)
  }

  private let service: Int32
  private let heard = Heard()
  private let line: AppLine

  init() throws {
    let path = "\(try Files.folder([:]))/socket"
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(listener) }
    var address = try #require(UnixAddress(path))
    try #require(address.withPointer { bind(listener, $0, $1) } == 0 && listen(listener, 1) == 0)
    let caller = try #require(ServiceCaller(path: path))
    service = accept(listener, nil, nil)
    try #require(service >= 0)
    line = try AppLine(
      caller,
      hear: { [heard] told in heard.lines.withLock { $0.append(told.line) } },
      ended: { [heard] in heard.isOver.store(true, ordering: .releasing) })
  }

  private func say(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(service, bytes, bytes.count) == bytes.count)
  }

  /// Waits until something is so.
  private func wait(for isSo: () -> Bool, at place: SourceLocation = #_sourceLocation) {
    for _ in 0..<5000 {
      if isSo() { return }
      usleep(1000)
    }
    Issue.record("it never came to it", sourceLocation: place)
  }

  private var isOver: Bool { heard.isOver.load(ordering: .acquiring) }
  private var lines: [String] { heard.lines.withLock { $0 } }

  @Test func `lines are heard whole, and what is none is passed over`() {
    defer { close(service) }
    say(#"{"event":"#)
    say("\"home\"}\n{\n\n{\"ok\":1}\n")
    wait { lines.count == 2 }
    #expect(lines == [#"{"event":"home"}"#, #"{"ok":1}"#])
    line.finish()
  }

  @Test func `a line of more than four megabytes is passed over, and the next is heard`() {
    defer { close(service) }
    let teller = SideThread { [service] in
      let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 5 << 20)
      var sent = 0
      while sent < bytes.count {
        let count = bytes[sent...].withUnsafeBytes { write(service, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
    #expect(teller.join())
    say("\n{\"ok\":1}\n")
    wait { lines == [#"{"ok":1}"#] }
    line.cut()
  }

  @Test func `what is said last is sent, and then no more`() {
    defer { close(service) }
    #expect(line.send(Array("{\"ping\":true}\n".utf8)))
    line.finish()
    #expect(!line.send(Array("late\n".utf8)))
    var bytes = [UInt8](repeating: 0, count: 100)
    var said: [UInt8] = []
    wait {
      let count = recv(service, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      said += bytes.prefix(max(0, count))
      return count == 0
    }
    #expect(String(decoding: said, as: UTF8.self) == "{\"ping\":true}\n")
    #expect(!isOver)
  }

  @Test func `memory that goes along is closed here, and there is another's`() {
    defer { close(service) }
    let memory = telltale_memory("pixels")
    #expect(memory >= 0 && line.send(Array("{}\n".utf8), [memory]))
    var bytes = [UInt8](repeating: 0, count: 100)
    var (descriptors, found) = ([Int32](repeating: -1, count: 4), 0)
    var count = 0
    wait {
      count += max(
        0, telltale_receive(service, &bytes, bytes.count, &descriptors, descriptors.count, &found))
      return found == 1
    }
    #expect(count == 3 && telltale_is_shared_memory(descriptors[0]) != 0)
    close(descriptors[0])
    line.cut()
  }

  @Test func `descriptors go with their own line, though others wait behind it`() {
    defer { close(service) }
    // Nothing is read yet: all three wait for each other.
    let filling = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 20) + Array("{\"a\":1}\n".utf8)
    let memory = telltale_memory("pixels")
    #expect(line.send(filling))
    #expect(line.send(Array("{\"b\":1}\n".utf8), [memory]))
    #expect(line.send(Array("{\"c\":1}\n".utf8)))
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var (descriptors, found) = ([Int32](repeating: -1, count: 4), 0)
    var (said, place): ([UInt8], Int?) = ([], nil)
    wait {
      let count = telltale_receive(
        service, &bytes, bytes.count, &descriptors, descriptors.count, &found)
      said += bytes.prefix(max(0, count))
      if found > 0 { place = said.count }
      return said.suffix(8).elementsEqual("{\"c\":1}\n".utf8)
    }
    #expect(found <= 1 && place == filling.count + 8)
    close(descriptors[0])
    line.cut()
  }

  @Test func `a service that goes ends the line`() {
    close(service)
    wait { isOver }
    #expect(!line.send(Array("{}\n".utf8)))
  }

  @Test func `a line that is cut ends, though the service holds it`() {
    defer { close(service) }
    line.cut()
    wait { isOver }
  }
}
