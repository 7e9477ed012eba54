import Foundation
import TelltaleHost
import Testing

@testable import TelltaleCommands

/// Programs whose messages or trace nobody reads: they go on and end as if somebody did.
@Suite struct FullErrorTests {
  /// Runs the program with a standard error that takes no byte more; its exit code, or `nil` where it
  /// did not end by itself.
  private func code(_ arguments: [String]) throws -> Int32? {
    let pipe = Pipe()
    let writing = pipe.fileHandleForWriting.fileDescriptor
    let flags = fcntl(writing, F_GETFL)
    _ = fcntl(writing, F_SETFL, flags | O_NONBLOCK)
    while write(writing, [UInt8](repeating: 0x2E, count: 4096), 4096) > 0 {}
    _ = fcntl(writing, F_SETFL, flags)
    return try Program.code(arguments, errors: pipe.fileHandleForWriting)
  }

  private static let alert = "tools/vm/scenes/retry.yaml"

  private static let ends: [(arguments: [String], code: Int32)] = [
    (["show", alert, "--profile", "nowhere"], 78),
    (["show", "no-such-scene.yaml", "--profile", "kiosk"], 66),
    (["show", "--no-such-option"], 64),
    (["run", alert, "--profile", "nowhere"], 78),
    (["play", alert, "--profile", "kiosk", "--script", "/dev/null"], 66),
    (["record", "README.md"], 69),
    (["doctor", "--profile", "nowhere"], 78),
    (["lint", "no-such-folder"], 2),
  ]

  @Test(arguments: ends)
  func `what nobody reads keeps no command from its end`(
    arguments: [String], code: Int32
  ) throws {
    #expect(try self.code(arguments) == code)
  }

  @Test func `a trace into a pipe that nobody opens is not waited for`() throws {
    let folder = try Program.folder(["note": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/trace"
    #expect(mkfifo(path, 0o600) == 0)
    let arguments = ["show", Self.alert, "--profile", "kiosk", "--trace", path]
    let found = try Program.code(arguments, errors: .nullDevice)
    #expect(found != nil, "it waits for somebody to read the trace")
  }

  @Test func `who opens the pipe later reads the trace from its start`() throws {
    let folder = try Program.folder(["note": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/trace"
    #expect(mkfifo(path, 0o600) == 0)
    let trace = try Trace(path: path)
    trace.write("one")
    let reading = Glibc.open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reading) }
    trace.write("two")
    var room = [UInt8](repeating: 0, count: 100)
    let count = read(reading, &room, room.count)
    #expect(String(decoding: room.prefix(max(0, count)), as: UTF8.self) == "one\ntwo\n")
  }

  @Test func `a trace that nobody reads is counted from where it was full`() throws {
    let folder = try Program.folder(["note": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/trace"
    #expect(mkfifo(path, 0o600) == 0)
    let trace = try Trace(path: path)
    let line = String(repeating: "x", count: 999)
    for _ in 0..<1500 { trace.write(line) }
    let reading = Glibc.open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reading) }
    var text = ""
    var room = [UInt8](repeating: 0, count: 1 << 16)
    // Each line brings on as much of what waits as the pipe takes.
    for _ in 0..<40 {
      while case let count = read(reading, &room, room.count), count > 0 {
        text += String(decoding: room.prefix(count), as: UTF8.self)
      }
      trace.write("later")
    }
    let lines = text.split(separator: "\n")
    let counts = lines.compactMap { $0.hasPrefix("left out ") ? Int($0.dropFirst(9)) : nil }
    #expect(counts.count == 1 && counts[0] > 100)
    #expect(lines.count { $0 == line } + counts.reduce(0, +) == 1500)
    #expect(lines.last == "later")
  }
}
