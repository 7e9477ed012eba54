import Foundation
import TelltaleModel
import Testing

@testable import telltale

/// Writing to what is full, closed, slow or a terminal.
@Suite(.serialized) struct StreamTests {
  @Test func `what keeps bytes from being written is told by its number`() throws {
    signal(SIGPIPE, SIG_IGN)
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(StandardStreams.write([1], to: full) == ENOSPC)
    #expect(StandardStreams.write([], to: full) == nil)
    #expect(StandardStreams.write([1], to: -1) == EBADF)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    #expect(StandardStreams.write([1], to: ends[1]) == EPIPE)
    close(ends[1])
  }

  @Test func `a slow reader gets all bytes, whether the pipe waits or not`() async throws {
    for isBlocking in [true, false] {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      if !isBlocking { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
      let (reading, writing) = (ends[0], ends[1])
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
      async let code = Task.detached {
        let code = StandardStreams.write(bytes, to: writing)
        close(writing)
        return code
      }.value
      var found: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 10_000)
      while case let count = read(reading, &room, room.count), count > 0 {
        found += room.prefix(count)
      }
      close(reading)
      #expect(await code == nil && found == bytes)
    }
  }

  @Test func `only a terminal gets colour`() throws {
    let plain = open("/dev/null", O_WRONLY)
    defer { close(plain) }
    #expect(!StandardStreams.wantsColor(plain))
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    let isAsked = ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    #expect(StandardStreams.wantsColor(terminal) == isAsked)
  }

  private func face(_ file: String, _ languages: [String]) -> FaceDescription {
    FaceDescription(
      file: file, index: 0, weight: .regular, languages: languages.map { Language($0) })
  }

  @Test func `fonts are told by language, those that are not here with what to do, once`() {
    let thai = "NotoSansThai-Regular.ttf"
    let found = FontCheck(
      faces: [
        face(thai, ["th"]), face("NoSuch.ttf", ["th", "lo"]), face("Gone.ttf", ["lo"]),
        face(thai, ["th"]), face("Other.ttf", []), face(thai, []),
      ], directories: ["/usr/share/fonts"]
    ).diagnose()
    #expect(
      found.map(\.text) == [
        "th: NoSuch.ttf cannot be used", "lo: NoSuch.ttf, Gone.ttf cannot be used",
        "text: Other.ttf cannot be used", "Thai: \(thai)",
      ])
    #expect(found.map(\.level) == [.partial, .partial, .partial, .good])
    #expect(found[0].remedy.isEmpty == false && found[3].remedy.isEmpty)
    let parts = found[1].remedy.components(separatedBy: "; ")
    #expect(Set(parts).count == parts.count)
  }
}
