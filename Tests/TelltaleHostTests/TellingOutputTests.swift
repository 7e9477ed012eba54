import Foundation
import Testing

@testable import TelltaleHost

/// Lines that are only told, to readers who do not read.
@Suite(.serialized) struct TellingOutputTests {
  private final class Pipe {
    let reading: Int32
    let writing: Int32

    init() {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      (reading, writing) = (ends[0], ends[1])
      signal(SIGPIPE, SIG_IGN)
    }

    deinit {
      close(reading)
      close(writing)
    }

    /// Fills it to the last byte, as a program does that nobody reads.
    func fill() {
      let flags = fcntl(writing, F_GETFL)
      _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
      while write(writing, [UInt8](repeating: 0x2E, count: 4096), 4096) > 0 {}
      while write(writing, ".", 1) > 0 {}
      _ = fcntl(writing, F_SETFL, flags)
    }

    /// All that is in it now, without what it was filled with.
    func read() -> String {
      var text = ""
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while DescriptorReady.canRead(reading) {
        let count = Glibc.read(reading, &room, room.count)
        guard count > 0 else { break }
        text += String(decoding: room.prefix(count), as: UTF8.self)
      }
      return text.replacingOccurrences(of: ".", with: "")
    }
  }

  private enum DescriptorReady {
    static func canRead(_ descriptor: Int32) -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, 0) > 0
    }
  }

  private func output(_ descriptor: Int32, room: Int = 1 << 20) -> TellingOutput {
    TellingOutput(descriptor, room: room) { "\($0) left out" }
  }

  @Test func `a line is written at once where there is room`() {
    let pipe = Pipe()
    let output = output(pipe.writing)
    #expect(output.tell("one\n") == nil)
    #expect(pipe.read() == "one\n")
    #expect(!output.isBehind)
  }

  @Test func `a full pipe keeps nobody waiting, and gets the lines when it is read`() {
    let pipe = Pipe()
    let output = output(pipe.writing)
    pipe.fill()
    output.tell("one\n")
    output.tell("two\n")
    #expect(output.isBehind)
    #expect(pipe.read() == "")
    output.tell("three\n")
    #expect(pipe.read() == "one\ntwo\nthree\n")
  }

  @Test func `what there is no room to keep is counted, and the count is told in its place`() {
    let pipe = Pipe()
    let output = output(pipe.writing, room: 8)
    pipe.fill()
    for line in ["1\n", "2\n", "3\n", "4\n", "5\n6\n", "7\n"] { output.tell(line) }
    _ = pipe.read()
    output.tell("8\n")
    #expect(pipe.read() == "1\n2\n3\n4\n3 left out\n8\n")
    output.tell("9\n")
    #expect(pipe.read() == "9\n")
  }

  @Test func `nothing is set on what other programs write to as well`() {
    let pipe = Pipe()
    output(pipe.writing).tell("one\n")
    #expect(fcntl(pipe.writing, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test func `a pipe whose reader has gone is told as such, and goes on with the next reader`()
    throws
  {
    let path = FileManager.default.temporaryDirectory.path + "/telltale-\(UUID().uuidString)"
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    signal(SIGPIPE, SIG_IGN)
    var reader = open(path, O_RDONLY | O_NONBLOCK)
    let writer = open(path, O_WRONLY)
    defer { close(writer) }
    let output = output(writer, room: 8)
    #expect(output.tell("one\n") == nil)
    close(reader)
    #expect(output.tell("two\n") == EPIPE)
    for line in ["3\n", "4\n", "5\n", "6\n"] { #expect(output.tell(line) == EPIPE) }
    #expect(output.isBehind)
    // It waits for nobody, either.
    output.finish(patience: 60_000)
    reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(output.tell("7\n") == nil)
    var room = [UInt8](repeating: 0, count: 100)
    let count = read(reader, &room, room.count)
    #expect(
      String(decoding: room.prefix(max(0, count)), as: UTF8.self)
        == "one\ntwo\n3\n4\n2 left out\n7\n")
    #expect(!output.isBehind)
  }

  @Test func `a disk that is full is told as such with each line, and lines wait`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let output = output(full)
    #expect(output.tell("one\n") == ENOSPC)
    #expect(output.tell("two\n") == ENOSPC)
    #expect(output.isBehind)
    output.finish(patience: 60_000)
  }

  @Test func `a socket that is full keeps nobody waiting either`() {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let output = output(ends[0], room: 100_000)
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<2000 { output.tell(line) }
    #expect(output.isBehind)
  }

  @Test func `a file gets its lines one after the other, where the file stands`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/telltale-\(UUID().uuidString)"
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    defer {
      close(file)
      unlink(path)
    }
    #expect(write(file, "before\n", 7) == 7)
    let output = output(file)
    output.tell("one\n")
    #expect(write(file, "between\n", 8) == 8)
    output.tell("two\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "before\none\nbetween\ntwo\n")
  }

  @Test func `at the end a reader who reads gets all of it, and one who does not is left`() {
    let pipe = Pipe()
    let output = output(pipe.writing)
    pipe.fill()
    let line = String(repeating: "x", count: 99) + "\n"
    for _ in 0..<3000 { output.tell(line) }
    output.finish(patience: 0)
    #expect(output.isBehind)
    let reading = pipe.reading
    let reader = Foundation.Thread {
      var room = [UInt8](repeating: 0, count: 5000)
      while case let count = Glibc.read(reading, &room, room.count), count > 0,
        !room.prefix(count).contains(0x21)
      {}
    }
    reader.start()
    output.tell("!\n")
    output.finish(patience: 60_000)
    #expect(!output.isBehind)
  }
}
