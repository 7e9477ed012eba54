import Foundation
import Glibc
import TelltaleGraphics
import TelltaleServiceClient
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// A socket that somebody takes from its path while the service listens there.
@Suite struct SocketWatchTests {
  /// Whether a poll of the loop would wake.
  private func wakes(_ socket: ServiceSocket) throws -> Bool {
    var entry = pollfd(fd: try #require(socket.watched), events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  private func connects(_ path: String) -> Bool {
    UnixAddress.connect(to: path).map { close($0) } == 0
  }

  private func put(_ path: String) throws {
    try "".write(toFile: path, atomically: false, encoding: .utf8)
  }

  @Test(arguments: ["removed", "moved away", "replaced"])
  func `a socket that is taken away is made anew and told, and who was connected goes on`(
    how: String
  ) throws {
    let hand = try ServiceHand()
    let path = "\(hand.folder)/socket"
    let before = try ServiceGuest(hand)
    before.ask(Questions.print, more: true)
    switch how {
    case "removed": #expect(unlink(path) == 0)
    case "moved away": #expect(rename(path, "\(path).old") == 0)
    default:
      let other = try ServiceSocket.listen(at: "\(path).new")
      #expect(rename("\(path).new", path) == 0)
      withExtendedLifetime(other) {}
    }
    hand.pump()
    let words = hand.notices.lines.filter { $0.contains(path) }
    #expect(words.count == 1 && words[0].contains("created it again"), "\(words)")
    let after = try ServiceGuest(hand)
    after.call("List")
    #expect(try after.replies().first?.parameters["questions"]?.items?.count == 1)
    try hand.perform("tap print")
    #expect(try before.states().last == "answered")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o660)
    #expect(unlink(path) == 0)
    hand.pump()
    #expect(hand.notices.lines.filter { $0.contains("created it again") }.count == 2)
  }

  @Test(arguments: [true, false])
  func `a socket that goes with its folder is made anew`(isRemoved: Bool) throws {
    let folder = try Files.folder([:])
    let path = "\(folder)/deep/er/socket"
    let socket = try ServiceSocket.listen(at: path)
    #expect(try !wakes(socket))
    if isRemoved {
      try FileManager.default.removeItem(atPath: "\(folder)/deep")
    } else {
      #expect(rename("\(folder)/deep", "\(folder)/away") == 0)
    }
    #expect(try wakes(socket))
    #expect(socket.recover(at: .zero)?.contains("created it again") == true)
    #expect(connects(path))
    _ = socket.recover(at: .zero)
    #expect(try !wakes(socket))
  }

  @Test func `other files beside it wake nobody, before it was made anew and after`() throws {
    let folder = try Files.folder(["a": ""])
    let path = "\(folder)/socket"
    let socket = try ServiceSocket.listen(at: path)
    for turn in 0..<2 {
      try put("\(folder)/b")
      #expect(rename("\(folder)/b", "\(folder)/c") == 0 && unlink("\(folder)/c") == 0)
      #expect(mkdir("\(folder)/d", 0o755) == 0 && rmdir("\(folder)/d") == 0)
      #expect(connects(path))
      #expect(try !wakes(socket) && socket.recover(at: .zero) == nil, "\(turn)")
      if turn == 0 {
        #expect(unlink(path) == 0 && socket.recover(at: .zero) != nil)
        // That it was made is told as well.
        while try wakes(socket) { #expect(socket.recover(at: .zero) == nil) }
      }
    }
  }

  @Test
  func `something else in its place is told once, and it is back once that has gone`()
    throws
  {
    let folder = try Files.folder([:])
    let path = "\(folder)/socket"
    let socket = try ServiceSocket.listen(at: path)
    #expect(unlink(path) == 0)
    try put(path)
    let words = try #require(socket.recover(at: .zero))
    #expect(words.contains("nobody can connect") && words.contains("is a regular file"), "\(words)")
    try put("\(folder)/other")
    #expect(socket.recover(at: .zero) == nil && !connects(path))
    #expect(unlink(path) == 0)
    #expect(try wakes(socket))
    #expect(socket.recover(at: .zero)?.contains("created it again") == true && connects(path))
  }

  @Test func `a service that has taken its place and is killed leaves it to be made anew`() throws {
    let path = try Files.folder([:]) + "/socket"
    let socket = try ServiceSocket.listen(at: path)
    #expect(socket.recover(at: .zero) == nil && socket.retry == nil)
    #expect(unlink(path) == 0)
    var address = try #require(UnixAddress(path))
    let other = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(address.withPointer { bind(other, $0, $1) } == 0 && listen(other, 4) == 0)
    let words = try #require(socket.recover(at: .zero))
    #expect(words.contains("another service listens"), "\(words)")
    // Its file stays, and nothing tells that nobody listens there any more.
    close(other)
    #expect(try !wakes(socket))
    let retry = try #require(socket.retry)
    #expect(socket.recover(at: retry)?.contains("created it again") == true && connects(path))
    #expect(socket.retry == nil)
  }

  @Test func `a socket of systemd that is not there at the start is told`() throws {
    let path = try Files.folder([:]) + "/socket"
    var address = try #require(UnixAddress(path))
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(address.withPointer { bind(descriptor, $0, $1) } == 0 && listen(descriptor, 4) == 0)
    #expect(unlink(path) == 0)
    let socket = ServiceSocket(descriptor, at: path, isOwn: false)
    let words = try #require(socket.recover(at: .zero))
    #expect(words.contains("\(path) does not exist for the service"), "\(words)")
    try put(path + ".other")
    #expect(try !wakes(socket) && socket.recover(at: .zero) == nil)
  }

  @Test func `a socket of systemd that is taken away is told once, with what to do`() throws {
    let path = try Files.folder([:]) + "/socket"
    var address = try #require(UnixAddress(path))
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(address.withPointer { bind(descriptor, $0, $1) } == 0 && listen(descriptor, 4) == 0)
    let socket = ServiceSocket(descriptor, at: UnixAddress.path(of: descriptor), isOwn: false)
    #expect(rename(path, "\(path).old") == 0)
    let words = try #require(socket.recover(at: .zero))
    #expect(words.contains("\(path) was removed"), "\(words)")
    #expect(words.contains("systemctl restart telltale.socket telltale.service"), "\(words)")
    chmod("\(path).old", 0o600)
    #expect(try wakes(socket))
    #expect(socket.recover(at: .zero) == nil && access(path, F_OK) != 0)
    #expect(rename("\(path).old", path) == 0 && socket.recover(at: .zero) == nil && connects(path))
    #expect(unlink(path) == 0 && socket.recover(at: .zero) != nil)
  }

  @Test func `a socket without a name is watched by nobody`() {
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    defer { close(pair[1]) }
    #expect(UnixAddress.path(of: pair[0]) == nil)
    let socket = ServiceSocket(pair[0], at: nil, isOwn: false)
    #expect(socket.watched == nil && socket.recover(at: .zero) == nil)
  }
}
