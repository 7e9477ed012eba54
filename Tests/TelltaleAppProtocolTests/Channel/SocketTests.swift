import Foundation
import TelltaleModel
import TelltaleSession
import Testing

@testable import TelltaleAppProtocol

/// The same conversation over one socket that is both ends.
@Suite struct SocketTests {
  /// What is talked over at the unit's end, and the application's end of it.
  private func socket() throws -> (channel: AppChannel, application: Int32, close: () -> Void) {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (unit, application) = (ends[0], ends[1])
    let stream = AppStream(input: unit, output: unit, name: "client 7")
    return (AppChannel(try MediaApp.reader(), over: stream), application, { close(unit) })
  }

  private func heard(_ descriptor: Int32) -> String {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &room, room.count, Int32(MSG_DONTWAIT))
    return String(decoding: room.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func `lines go both ways, and refusals name the stream by the line`() throws {
    let (channel, application, hangUp) = try socket()
    defer { hangUp(); close(application) }
    let lines = "{\"id\":1,\"ping\":true}\n{\"id\":2,\"pingg\":true,\"x\":1}\n"
    #expect(write(application, lines, lines.utf8.count) == lines.utf8.count)
    for request in channel.drain() {
      channel.report(.replied(AppReply(request: request.number)))
    }
    _ = channel.drain()
    let text = heard(application)
    #expect(text.hasPrefix("{\"ok\":1}\n{\"error\":2,"))
    #expect(text.contains("\"also\":[\"client 7:2:"))
  }

  @Test func `whoever says no more is still told what is owed`() throws {
    let (channel, application, hangUp) = try socket()
    defer { hangUp(); close(application) }
    let line = "{\"id\":1,\"ping\":true}\n"
    #expect(write(application, line, line.utf8.count) == line.utf8.count)
    #expect(shutdown(application, Int32(SHUT_WR)) == 0)
    for request in channel.drain() {
      channel.report(.replied(AppReply(request: request.number)))
    }
    _ = channel.drain()
    #expect(channel.ending == .endOfInput)
    channel.finish("left")
    #expect(heard(application) == "{\"ok\":1}\n{\"event\":\"ended\",\"reason\":\"left\"}\n")
  }

  @Test func `whoever is gone is noticed`() throws {
    let (channel, application, hangUp) = try socket()
    defer { hangUp() }
    close(application)
    _ = channel.drain()
    #expect(channel.ending == .brokenOutput(EPIPE))
  }
}
