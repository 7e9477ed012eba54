import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS

/// What the display thread tells the core. `tools/goldens` writes it anew.
@Suite struct ReplyOutboxGoldenTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  private static let news: [(title: String, tell: @Sendable (ReplyOutbox) -> Void)] = [
    ("frame", { $0.presented(7, at: Instant(microseconds: 5)) }),
    ("answer", { $0.presented(nil, at: .zero) }), ("stall", { $0.stalled() }),
    ("hide", { $0.hidden(true) }), ("show", { $0.hidden(false) }),
    ("away", { $0.handedOver(true) }),
    ("lose", { $0.lost(DisplayError(.gone, message: "gone", remedy: "")) }),
    ("size", { $0.resized(PixelSize(width: 3, height: 2)) }),
  ]

  private func text(_ event: DisplayEvent) -> String {
    switch event {
    case .presented(let generation, let time): "presented \(generation) at \(time.microseconds)"
    case .resized(let size): "resized \(size.width)x\(size.height)"
    case .lost(let error): "lost \(error.message)"
    default: "\(event)"
    }
  }

  /// Three things that the thread tells, in every order, and what the core hears of each.
  @Test func `whatever is told in whatever order is heard as it was approved`() throws {
    var lines: [String] = []
    for first in Self.news {
      for second in Self.news {
        for third in Self.news {
          let outbox = try ReplyOutbox()
          let heard = [first, second, third].map { news in
            news.tell(outbox)
            let isRung = isReadable(outbox.bell.descriptor)
            let events = outbox.drain().map(text)
            #expect(isRung == !events.isEmpty && !isReadable(outbox.bell.descriptor))
            return "\(news.title): \(events.isEmpty ? "-" : events.joined(separator: " "))"
          }
          lines.append(heard.joined(separator: ", "))
        }
      }
    }
    let all = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "driver/outbox.txt", all) == [])
  }

  @Test func `what is told between two looks is heard in order`() throws {
    let outbox = try ReplyOutbox()
    for (_, tell) in Self.news { tell(outbox) }
    #expect(
      outbox.drain().map(text) == [
        "presented 7 at 5", "stalled", "hidden", "visible", "handedOver", "lost gone",
        "resized 3x2",
      ])
  }
}
