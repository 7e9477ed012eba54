import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct PresenterRescanTests {
  private func shown() throws -> Stand {
    let stand = try Stand(ScriptedCard())
    stand.put(1)
    stand.run(50)
    _ = stand.events
    return stand
  }

  private func change(_ stand: Stand, _ edit: (inout CardSnapshot) -> Void) {
    edit(&stand.card.state)
    stand.card.tell(.connectorsChanged)
    stand.run(200)
  }

  @Test func `a screen pulled out hides the picture, and nothing is sent to it`() throws {
    let stand = try shown()
    change(stand) { $0.connectors[0].link = .disconnected }
    #expect(stand.events == [.hidden])
    stand.put(2)
    #expect(stand.step() == nil)
    #expect(stand.card.commits.count == 1)
  }

  @Test func `the same screen plugged in again gets the mode and the newest frame`() throws {
    let stand = try shown()
    change(stand) { $0.connectors[0].link = .disconnected }
    stand.put(2)
    change(stand) { $0.connectors[0].link = .connected }
    let news = stand.events
    #expect(news.prefix(2) == [.hidden, .visible])
    #expect(news.last?.generation == 2)
    #expect(stand.card.commits[1].setsMode)
  }

  @Test func `a frame that stood is told again on the screen that came back`() throws {
    let stand = try shown()
    change(stand) { $0.connectors[0].link = .disconnected }
    change(stand) { $0.connectors[0].link = .connected }
    #expect(stand.presented == [1])
  }

  @Test func `a screen of another size asks the core for new frames`() throws {
    let stand = try shown()
    change(stand) { $0.connectors[0].modes = [mode(128, 64, preferred: true)] }
    let size = PixelSize(width: 128, height: 64)
    #expect(stand.events == [.resized(size)])
    #expect(stand.size == size)
    #expect(stand.card.commits.count == 1)
    // Drawn before the core heard of it.
    let small = PixelSize(width: 64, height: 64)
    let isTaken = stand.inbox.put(picture(small), .full(small), 2)
    #expect(!isTaken)
    stand.put(3)
    stand.run(100)
    #expect(stand.presented == [3])
    #expect(stand.card.pixel(0, 127, 63) == picture(size).pixels[128 * 64 - 1])
  }

  @Test func `a change that does not concern us changes nothing`() throws {
    let stand = try shown()
    change(stand) { card in
      var other = card.connectors[0]
      (other.id, other.name, other.crtc) = (11, "DP-1", nil)
      card.connectors.append(other)
    }
    #expect(stand.events.isEmpty)
    #expect(stand.card.commits.count == 1)
  }

  @Test func `a storm of changes makes one look in 100 ms`() throws {
    let stand = try shown()
    for _ in 0..<100 {
      stand.card.tell(.connectorsChanged)
      stand.step(after: 10)
    }
    #expect(stand.card.probes <= 11)
  }
}
