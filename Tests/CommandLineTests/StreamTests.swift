import CShim
import Foundation
import TelltaleTestSupport
import Testing

@testable import TelltaleAuthor
@testable import TelltaleCommands

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

  @Test func `a slow reader gets all bytes, whether the pipe waits or not`() throws {
    for isBlocking in [true, false] {
      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      if !isBlocking { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
      let (reading, writing) = (ends[0], ends[1])
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
      let writer = SideThread {
        let code = StandardStreams.write(bytes, to: writing)
        close(writing)
        return code
      }
      var found: [UInt8] = []
      var room = [UInt8](repeating: 0, count: 10_000)
      while case let count = read(reading, &room, room.count), count > 0 {
        found += room.prefix(count)
      }
      close(reading)
      #expect(writer.join() == nil && found == bytes)
    }
  }

  /// Where the handler of a signal tells that it ran.
  private static let heard = eventfd(0, Int32(EFD_NONBLOCK))

  @Test func `who waits for a reader hears signals that are blocked for all else`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    while write(writing, [UInt8](repeating: 0, count: 4096), 4096) > 0 {}
    _ = fcntl(writing, F_SETFL, 0)
    _ = Self.heard
    signal(SIGUSR1) { _ in eventfd_write(StreamTests.heard, 1) }
    defer { signal(SIGUSR1, SIG_DFL) }
    let (started, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writer = Writer()
    Thread.detachNewThread {
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGUSR1)
      pthread_sigmask(SIG_BLOCK, &set, nil)
      writer.thread = pthread_self()
      started.signal()
      _ = StandardStreams.write([1], to: writing)
      ended.signal()
    }
    started.wait()
    pthread_kill(writer.thread, SIGUSR1)
    var entry = pollfd(fd: Self.heard, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 60_000) == 1)
    var room = [UInt8](repeating: 0, count: 1 << 16)
    _ = read(reading, &room, room.count)
    ended.wait()
    for end in ends { close(end) }
  }

  private final class Writer: @unchecked Sendable {
    var thread = pthread_self()
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

  @Test func `an argument that is not in UTF-8 is refused instead of read otherwise`() throws {
    let result = try Program.shell(
      ["show", "--profile", "kiosk", "--title"], "\"$(printf 'a\\377b')\"")
    #expect(result.code == 64)
    #expect(
      result.errors.hasPrefix("telltale: error: argument 5 is not valid UTF-8"), "\(result.errors)")
  }
}
