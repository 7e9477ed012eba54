import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Flips that come late, or never, and how long each may take.
@Suite struct PresenterLateFlipTests {
  private let spot = PixelRect(x: 1, y: 1, width: 4, height: 4)

  private func stand(_ answers: ScriptedCard.Answer...) throws -> Stand {
    let card = try ScriptedCard()
    card.answers = answers
    return try Stand(card)
  }

  @Test func `the flip of a try that was given up does not tell a frame as shown`() throws {
    let stand = try stand(.waits, .waits)
    stand.put(1)
    stand.step()
    stand.step(after: 250)
    let tokens = stand.card.commits.map(\.token)
    try #require(tokens.count == 2)
    #expect(stand.events == [.stalled])
    stand.card.tell(.flipped(token: tokens[0], at: nil))
    stand.step(after: 10)
    #expect(stand.events.isEmpty)
    #expect(stand.card.commits.count == 2)
    stand.card.tell(.flipped(token: tokens[1], at: nil))
    stand.run(100)
    #expect(stand.presented == [1])
  }

  @Test func `the fresh try after a lost flip is sent in full`() throws {
    let stand = try stand()
    for generation in 1...2 {
      stand.put(generation, generation == 1 ? nil : spot)
      stand.run(100)
    }
    stand.card.answers = [.waits]
    stand.put(3, seed: 5, spot)
    stand.step()
    #expect(stand.card.commits.last?.damage != [PixelRect(stand.size)])
    stand.step(after: 250)
    #expect(stand.card.commits.last?.damage == [PixelRect(stand.size)])
  }

  @Test func `a mode may take two seconds, as a panel may have to be switched on for it`() throws {
    let stand = try Stand(ScriptedCard(smallCard(inForce: nil)))
    stand.card.answers = [.waits]
    stand.put(1)
    stand.step()
    #expect(stand.lastWatch == 2000)
    stand.step(after: 1999)
    #expect(stand.events.isEmpty)
    #expect(stand.card.commits.count == 1)
    stand.step(after: 1)
    #expect(stand.events.first == .stalled)
  }

  @Test(arguments: [1, 2])
  func `what setting a mode has cleared is drawn again, in every buffer`(buffers: Int) throws {
    let card = try ScriptedCard(smallCard(inForce: nil))
    card.bufferCount = buffers
    card.clearsWhenModeIsSet = true
    let stand = try Stand(card)
    for generation in 1...4 {
      stand.put(generation, generation == 1 ? nil : spot)
      stand.run(100)
      let shown = try #require(card.commits.last?.buffer)
      let isWhole = card.shows(picture(stand.size), in: shown)
      #expect(isWhole, "frame \(generation)")
    }
    #expect(card.commits.map(\.setsMode) == [true, false, false, false, false])
    #expect(stand.presented == [1, 2, 3, 4])
  }

  @Test func `a frame is told with the moment of its flip`() throws {
    let stand = try stand()
    for early in [5, 999] {
      stand.card.answers = [.waits]
      stand.put(1)
      stand.step(after: 2000)
      let token = try #require(stand.card.commits.last?.token)
      let moment = stand.now.advanced(byMilliseconds: -early)
      stand.card.tell(.flipped(token: token, at: moment))
      stand.step()
      #expect(stand.events == [.presented(generation: 1, at: moment)])
    }
  }

  @Test func `a driver that waits for the beam is given the next frame at once`() throws {
    let stand = try stand(.waits, .waits, .waits)
    for generation in 1...3 {
      stand.put(generation)
      stand.step()
      #expect(stand.card.commits.count == generation)
      let token = try #require(stand.card.commits.last?.token)
      stand.now = stand.now.advanced(byMilliseconds: 16)
      stand.card.tell(.flipped(token: token, at: nil))
    }
  }

  @Test func `a card that is busy now and then does not stall`() throws {
    let stand = try stand()
    for generation in 1...3 {
      stand.card.answers = [.fails(EBUSY)]
      stand.put(generation)
      stand.run(1000)
    }
    #expect(stand.events.compactMap(\.generation) == [1, 2, 3])
    #expect(stand.card.commits.count == 6)
    stand.card.answers = [.fails(EBUSY)]
    stand.put(4)
    stand.step()
    #expect(stand.events.isEmpty)
    #expect(stand.lastWatch == .some(nil), "no call is underway")
  }
}
