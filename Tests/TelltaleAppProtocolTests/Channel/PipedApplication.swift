import Foundation
import TelltaleHost
import TelltaleModel
import TelltaleSession
import Testing

@testable import TelltaleAppProtocol

/// The application on the other ends of the pipes of a channel.
final class PipedApplication {
  let channel: AppChannel
  private let toChannel: Int32
  private var fromChannel: Int32
  private let closing: [Int32]
  /// What the channel reads, and what it writes.
  let ends: (input: Int32, output: Int32)

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    var (inward, outward): ([Int32], [Int32]) = ([0, 0], [0, 0])
    #expect(pipe(&inward) == 0 && pipe(&outward) == 0)
    (inward, outward) = (inward.map(Self.apart), outward.map(Self.apart))
    channel = AppChannel(
      try MediaApp.reader(),
      over: AppStream(input: inward[0], output: outward[1], name: "standard input"))
    (toChannel, fromChannel) = (inward[1], outward[0])
    closing = [inward[0], outward[1]]
    ends = (inward[0], outward[1])
  }

  /// The same end under a number that no test beside this one has had: who closes a number of theirs late
  /// closes none of these.
  private static func apart(_ descriptor: Int32) -> Int32 {
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, 400)
  }

  deinit { for descriptor in closing { close(descriptor) } }

  func say(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(toChannel, bytes, bytes.count) == bytes.count)
  }

  func hangUp() {
    close(toChannel)
    Self.awaitEnd(of: ends.input, Int16(POLLHUP))
  }

  func deafen() {
    close(fromChannel)
    Self.awaitEnd(of: ends.output, Int16(POLLERR))
  }

  /// Waits until nobody has the other end: a program that a test beside this one is starting holds a copy of it
  /// until it runs, and the channel would not see that it is closed.
  private static func awaitEnd(of descriptor: Int32, _ sign: Int16) {
    for _ in 0..<1_000 {
      var entry = pollfd(fd: descriptor, events: 0, revents: 0)
      if poll(&entry, 1, 0) != 0, entry.revents & sign != 0 { return }
      usleep(10_000)
    }
    Issue.record("somebody has had the other end for 10 s")
  }

  func hear() -> [String] { told().split(separator: "\n").map(String.init) }

  /// All that can be read by now.
  func told() -> String {
    var entry = pollfd(fd: fromChannel, events: Int16(POLLIN), revents: 0)
    var bytes: [UInt8] = []
    while poll(&entry, 1, 0) > 0 {
      var room = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(fromChannel, &room, room.count)
      guard count > 0 else { break }
      bytes += room.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As a host does it; `outcome` gives why another edition cannot be shown, if so.
  func work(_ outcome: (Reopening) -> String? = { _ in nil }) {
    repeat {
      for request in turn(outcome) {
        channel.report(.replied(AppReply(request: request.number)))
      }
    } while channel.hasMore
  }

  /// One round of it.
  func turn(_ outcome: (Reopening) -> String?) -> [AppRequest] {
    if let wish = channel.wish { channel.settleWish(outcome(wish)) }
    return channel.drain()
  }
}
