import TelltaleSyntax
import Testing

@testable import TelltaleAppProtocol

@Suite struct OutboxTests {
  private func drain(_ outbox: inout Outbox) -> [String] {
    var bytes: [UInt8] = []
    while !outbox.isEmpty {
      let next = Array(outbox.next(7))
      bytes += next
      outbox.wrote(next.count)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `events are left out once there is no room, and counted`() {
    var outbox = Outbox(room: 100)
    let event: JSONValue = ["event": "home"]
    for _ in 0..<10 { outbox.add(event, isOwed: false) }
    #expect(outbox.isBacked)
    for id in 0..<3 { outbox.add(["ok": .integer(id)], isOwed: true) }
    let lines = drain(&outbox)
    #expect(lines.filter { $0 == event.line }.count == 5)
    #expect(lines.filter { $0.hasPrefix("{\"ok\"") }.count == 3)
    #expect(lines.last == #"{"event":"dropped","count":5}"#)
    outbox.add(event, isOwed: false)
    #expect(drain(&outbox) == [event.line])
  }
}
