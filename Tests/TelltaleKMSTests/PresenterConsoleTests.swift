import TelltaleGraphics
import TelltaleHost
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Another console on the screen, and sleep.
@Suite struct PresenterConsoleTests {
  private func shown() throws -> Stand {
    let stand = try Stand(ScriptedCard())
    stand.put(1)
    stand.run(50)
    _ = stand.events
    return stand
  }

  private func tell(_ stand: Stand, _ news: CardNews) {
    stand.card.tell(news)
    stand.run(200)
  }

  @Test func `another console gets the screen, and nothing is sent to it`() throws {
    let stand = try shown()
    tell(stand, .consoleWanted)
    #expect(stand.events == [.handedOver, .hidden])
    stand.put(2)
    #expect(stand.step(after: 5000) == nil)
    #expect(stand.card.commits.count == 1)
    #expect(stand.card.masterTries == 0)
  }

  @Test func `given back, the mode is set and the newest frame is shown`() throws {
    let stand = try shown()
    tell(stand, .consoleWanted)
    stand.put(2)
    tell(stand, .consoleGivenBack)
    let news = stand.events
    #expect(news.prefix(4) == [.handedOver, .hidden, .takenBack, .visible])
    #expect(news.last?.generation == 2)
    #expect(stand.card.commits[1].setsMode)
    #expect(stand.card.masterTries == 1)
  }

  @Test func `what another console has put out is lit again by our own picture`() throws {
    let stand = try Stand(ScriptedCard())
    stand.card.tellsLight = true
    stand.put(1)
    stand.run(50)
    tell(stand, .consoleWanted)
    stand.card.isOut = true
    stand.run(30_000)
    stand.put(2)
    _ = stand.events
    stand.card.tell(.consoleGivenBack)
    stand.run(200)
    // Off until a mode is set, which nobody does but us.
    #expect(stand.card.commits.dropFirst().first?.setsMode == true)
    #expect(stand.events.prefix(2) == [.takenBack, .visible])
  }

  @Test func `two hundred times there and back is the same each time, and the last frame is shown`()
    throws
  {
    let stand = try shown()
    for round in 1...200 {
      tell(stand, .consoleWanted)
      tell(stand, .consoleGivenBack)
      let news = stand.events.filter { $0.generation == nil }
      #expect(news == [.handedOver, .hidden, .takenBack, .visible])
      #expect(stand.card.masterTries == round && stand.card.handOvers == round)
    }
    stand.put(2)
    stand.run(50)
    #expect(stand.presented == [2])
  }

  @Test func `a flip that comes while another console has the screen is not told`() throws {
    let stand = try Stand(ScriptedCard())
    stand.card.answers = [.waits]
    stand.put(1)
    stand.step()
    tell(stand, .consoleWanted)
    tell(stand, .flipped(token: 1, at: nil))
    #expect(stand.events == [.handedOver, .hidden])
    tell(stand, .consoleGivenBack)
    #expect(stand.presented == [1])
  }

  @Test func `a signal that nobody waits behind changes nothing`() throws {
    let stand = try shown()
    stand.card.isWanted = false
    tell(stand, .consoleWanted)
    tell(stand, .consoleGivenBack)
    #expect(stand.events.isEmpty)
    #expect(stand.card.handOvers == 1 && stand.card.commits.count == 1)
  }

  @Test func `who has kept the display when the console comes back is waited for`() throws {
    let stand = try shown()
    tell(stand, .consoleWanted)
    stand.card.masterFailures = [16, 16]
    tell(stand, .consoleGivenBack)
    #expect(stand.events == [.handedOver, .hidden, .takenBack])
    stand.run(2000)
    #expect(stand.events.first == .visible)
  }

  @Test func `screens that changed meanwhile are looked at`() throws {
    let stand = try shown()
    tell(stand, .consoleWanted)
    stand.card.state.connectors[0].modes = [mode(128, 64, preferred: true)]
    tell(stand, .consoleGivenBack)
    #expect(stand.events.contains(.resized(PixelSize(width: 128, height: 64))))
  }

  @Test func `planes that others have put over the screen meanwhile are taken off`() throws {
    let stand = try shown()
    #expect(stand.card.commits[0].plan.foreignPlanes.isEmpty)
    tell(stand, .consoleWanted)
    stand.card.state.planes.append(
      .init(id: 31, kind: .cursor, crtc: 20, possibleCRTCs: 1, formats: []))
    tell(stand, .consoleGivenBack)
    #expect(stand.card.commits[1].plan.foreignPlanes == [31])
  }

  @Test func `after sleep everything is set again, and the guard starts anew`() throws {
    let stand = try shown()
    tell(stand, .wokeUp)
    let news = stand.events
    #expect(news.prefix(2) == [.hidden, .visible])
    #expect(news.last?.generation == 1)
    #expect(stand.card.commits[1].setsMode)
  }

  @Test func `sleep while another console has the screen is its own affair`() throws {
    let stand = try shown()
    tell(stand, .consoleWanted)
    tell(stand, .wokeUp)
    #expect(stand.events == [.handedOver, .hidden])
    #expect(stand.card.commits.count == 1)
  }

  @Test func `sleep is time that the one clock counts and the other does not`() {
    var watch = SleepWatch()
    let isHeard = watch.descriptor >= 0
    #expect(isHeard)
    let hour: Int64 = 3_600_000_000
    let news = [
      watch.hasWoken(), watch.notes(1000 * hour), watch.notes(1000 * hour + 50_000),
      watch.notes(1000 * hour + 200_000),
    ]
    #expect(news == [false, true, false, true])
  }
}
