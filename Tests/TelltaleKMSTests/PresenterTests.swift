import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct PresenterTests {
  @Test func `a frame is drawn, sent without setting the mode, and told when it flips`() throws {
    let stand = try Stand(ScriptedCard())
    stand.card.answers = [.waits]
    stand.put(1)
    stand.step()
    #expect(stand.card.commits.map(\.setsMode) == [false])
    #expect(stand.lastWatch == 250)
    #expect(stand.presented.isEmpty)
    stand.card.tell(.flipped(token: stand.card.commits[0].token, at: nil))
    #expect(stand.step() == nil)
    #expect(stand.presented == [1])
    #expect(stand.lastWatch == .some(nil))
    let frame = picture(stand.size)
    #expect(stand.card.pixel(0, 63, 0) == frame.pixels[63])
    #expect(stand.card.pixel(0, 5, 63) == frame.pixels[63 * 64 + 5])
  }

  @Test func `nothing happens while nothing is to be shown`() throws {
    let stand = try Stand(ScriptedCard())
    #expect(stand.step() == nil)
    #expect(stand.card.commits.isEmpty)
  }

  @Test func `a mode is set first where it has to be, and the frame then sent once more`() throws {
    let stand = try Stand(ScriptedCard(smallCard(inForce: nil)))
    stand.put(1)
    stand.run(100)
    #expect(stand.card.commits.map(\.setsMode) == [true, false])
    #expect(stand.card.commits.map(\.buffer) == [0, 1])
    #expect(stand.presented == [1])
  }

  @Test func `frames that pile up during a flip become one, with the damage of all`() throws {
    let stand = try Stand(ScriptedCard())
    for generation in 1...2 {
      stand.put(generation)
      stand.run(100)
    }
    stand.card.answers = [.waits]
    stand.put(3)
    stand.step()
    let spots = [0, 20, 40].map { PixelRect(x: $0, y: 0, width: 5, height: 5) }
    for (index, spot) in spots.enumerated() { stand.put(4 + index, seed: 9, spot) }
    stand.step(after: 10)
    #expect(stand.card.commits.count == 3)
    stand.card.tell(.flipped(token: stand.card.commits[2].token, at: nil))
    stand.run(100)
    #expect(stand.card.commits.count == 4)
    #expect(stand.presented == [1, 2, 3, 6])
    // The buffer had missed frame 3 as well, which was full.
    #expect(stand.card.commits[3].damage == [PixelRect(stand.size)])
    #expect(stand.card.pixel(1, 41, 1) == picture(stand.size, seed: 9).pixels[64 + 41])
    #expect(stand.card.pixel(1, 50, 1) == picture(stand.size).pixels[64 + 50])
  }

  @Test func `damage reaches the card turned as the panel is`() throws {
    let stand = try Stand(ScriptedCard(), DeviceProfile(rotation: .quarter))
    let spot = PixelRect(x: 2, y: 10, width: 3, height: 4)
    for generation in 1...2 {
      stand.put(generation, generation == 1 ? nil : spot)
      stand.run(100)
    }
    stand.put(3, spot)
    stand.run(100)
    #expect(stand.card.commits.last?.damage == [PixelRect(x: 50, y: 2, width: 4, height: 3)])
  }

  @Test func `a frame that changes nothing is told at once`() throws {
    let stand = try Stand(ScriptedCard())
    stand.put(1)
    stand.run(100)
    _ = stand.inbox.put(picture(stand.size), Damage(), 2)
    stand.step()
    #expect(stand.presented == [1, 2])
    #expect(stand.card.commits.count == 1)
  }

  @Test func `with one buffer frames are drawn where they are seen`() throws {
    let card = try ScriptedCard()
    card.bufferCount = 1
    card.answers = [.shown, .shown]
    let stand = try Stand(card)
    stand.put(1)
    stand.run(50)
    stand.put(2, PixelRect(x: 1, y: 1, width: 2, height: 2))
    stand.run(50)
    #expect(card.commits.map(\.buffer) == [0, 0])
    #expect(card.commits[1].damage == [PixelRect(x: 1, y: 1, width: 2, height: 2)])
    #expect(stand.presented == [1, 2])
  }

  @Test func `a driver that flips at once is kept to the rate of the mode`() throws {
    let stand = try Stand(ScriptedCard())
    for generation in 1...3 {
      stand.put(generation)
      stand.step()
      stand.step()
    }
    #expect(stand.card.commits.count == 2)
    let next = try #require(stand.step())
    #expect(next.milliseconds(since: stand.now) == 16)
    stand.run(20)
    #expect(stand.card.commits.count == 3)
  }

  @Test func `a flip that is told twice, or that nobody waits for, means nothing`() throws {
    let stand = try Stand(ScriptedCard())
    stand.put(1)
    stand.run(20)
    stand.card.tell(.flipped(token: 1, at: nil))
    stand.card.tell(.flipped(token: 77, at: nil))
    stand.step()
    #expect(stand.presented == [1])
  }

  @Test func `a moment in the future or long past is not believed`() throws {
    let stand = try Stand(ScriptedCard())
    for odd in [stand.now.advanced(byMilliseconds: 60_000), .zero] {
      stand.card.answers = [.waits]
      stand.put(1)
      stand.step(after: 100)
      let token = try #require(stand.card.commits.last?.token)
      stand.card.tell(.flipped(token: token, at: odd))
      stand.step()
      #expect(stand.events == [.presented(generation: 1, at: stand.now)])
    }
  }
}
