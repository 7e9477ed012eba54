import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Screens that go out while the card goes on taking frames and telling flips.
@Suite struct PresenterLightTests {
  private func shown() throws -> Stand {
    let stand = try Stand(ScriptedCard())
    stand.card.tellsLight = true
    stand.put(1)
    stand.run(50)
    #expect(stand.presented == [1])
    return stand
  }

  @Test func `a screen that went out without a message is told within ten seconds`() throws {
    let stand = try shown()
    stand.card.isOut = true
    stand.run(9_900)
    #expect(stand.events.isEmpty)
    stand.run(100)
    #expect(stand.events == [.hidden])
  }

  @Test func `while another program has the display, nobody is kept awake by the look that is due`()
    throws
  {
    let stand = try shown()
    stand.card.answers = [.fails(EACCES)]
    stand.card.masterFailures = Array(repeating: EACCES, count: 100)
    stand.put(2)
    // Tries for the display come every two seconds at last.
    #expect(stand.run(60_000) < 50)
    stand.card.masterFailures = []
    stand.run(2_100)
    #expect(stand.events.last?.generation == 2)
  }

  @Test func `nothing is sent to a screen that is out`() throws {
    let stand = try shown()
    stand.card.isOut = true
    stand.run(10_000)
    stand.put(2)
    stand.run(5000)
    #expect(stand.card.commits.count == 1)
    #expect(stand.presented.isEmpty)
  }

  @Test func `a second after it is lit again it gets its mode and the newest frame`() throws {
    let stand = try shown()
    stand.card.isOut = true
    stand.run(10_000)
    stand.put(2, PixelRect(x: 0, y: 0, width: 8, height: 8))
    stand.run(30_000)
    _ = stand.events
    stand.card.isOut = false
    stand.run(1100)
    let news = stand.events
    #expect(news.first == .visible)
    #expect(news.last?.generation == 2)
    #expect(stand.card.commits[1].setsMode)
    #expect(stand.card.probes == 1, "it may be another screen")
  }

  @Test func `a frame that stood is told again when the light is back`() throws {
    let stand = try shown()
    stand.card.isOut = true
    stand.run(10_000)
    stand.card.isOut = false
    stand.run(1100)
    #expect(stand.presented == [1])
  }

  @Test func `what the core has seen counts at once, and is looked at`() throws {
    let stand = try shown()
    stand.outbox.hidden(true)
    #expect(stand.events == [.hidden])
    stand.step()
    // The light was on after all: it flickered, and whoever missed it cannot have seen the frame.
    stand.run(100)
    #expect(stand.events.map { $0.generation ?? 0 } == [0, 1])
    stand.card.isOut = true
    stand.outbox.hidden(true)
    #expect(stand.events == [.hidden])
    stand.run(5000)
    #expect(stand.events.isEmpty)
  }

  @Test func `a lit screen wakes nobody more often than every ten seconds`() throws {
    let stand = try shown()
    #expect(stand.run(60_000) <= 8)
  }

  @Test func `a flip that is awaited in the dark is no stall`() throws {
    let stand = try shown()
    stand.card.answers = [.waits]
    stand.put(2)
    stand.step(after: 100)
    stand.card.isOut = true
    stand.outbox.hidden(true)
    stand.run(3000)
    #expect(stand.events == [.hidden])
  }

  @Test func `a screen plugged in elsewhere is seen, whatever the old one's light was`() throws {
    let stand = try shown()
    stand.card.isOut = true
    stand.run(10_000)
    _ = stand.events
    stand.card.isOut = false
    stand.card.state.connectors[0].modes = [mode(128, 64, preferred: true)]
    stand.card.tell(.connectorsChanged)
    stand.step()
    #expect(stand.events == [.visible, .resized(PixelSize(width: 128, height: 64))])
  }
}
