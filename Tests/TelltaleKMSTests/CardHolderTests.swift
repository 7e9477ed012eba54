import Foundation
import Testing

@testable import TelltaleKMS

/// Who has a file open, by what the kernel says of all processes.
@Suite struct CardHolderTests {
  @Test func `other programs that have it open are named in the order of their numbers`() throws {
    let path = NSTemporaryDirectory() + "telltale-held-\(getpid())"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let programs = try (0..<2).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["60"]
      process.standardInput = FileHandle(forReadingAtPath: path)
      try process.run()
      return process
    }
    defer { for program in programs { program.terminate() } }
    // This one has it open as well, and does not count.
    let own = FileHandle(forReadingAtPath: path)
    let numbers = programs.map { Int($0.processIdentifier) }.sorted()
    #expect(CardHolder.holding(path).map(\.process) == numbers)
    #expect(CardHolder.holding(path).allSatisfy { $0.name == "sleep" })
    try own?.close()
    #expect(CardHolder.holding(path + "-other").isEmpty)
  }
}
