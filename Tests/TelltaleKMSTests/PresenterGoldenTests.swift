import Foundation
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// A card that does what cards do, by chance: what is sent to it, what is told of it, and when the
/// display thread wakes next, compared with what was approved. `tools/goldens` writes it anew.
@Suite struct PresenterGoldenTests {
  @Test func `whatever the card does, what follows is as it was approved`() throws {
    let text = try (0..<60).map { seed in
      var walk = try CardWalk(seed: seed)
      return try walk.transcript(steps: 40)
    }.joined()
    #expect(try Golden.changes(in: "presenter.txt", text) == [])
  }
}

/// One card on its way.
private struct CardWalk {
  private let seed: Int
  private let stand: Stand
  private var chance: Chance
  private var generation = 0
  private var lines: [String] = []
  private var commits = 0

  init(seed: Int) throws {
    self.seed = seed
    chance = Chance(seed: UInt64(seed))
    let card = try ScriptedCard(smallCard(inForce: seed % 3 == 1 ? nil : mode(64, 64)))
    card.bufferCount = seed % 4 == 3 ? 1 : 2
    card.clearsWhenModeIsSet = seed % 5 == 4
    var device = DeviceProfile()
    device.rotation = Rotation.allCases[seed % 4]
    stand = try Stand(card, device)
  }

  mutating func transcript(steps: Int) throws -> String {
    lines = ["# \(seed)"]
    put()
    for _ in 0..<steps {
      act()
      let due = stand.step().map { "\($0.milliseconds(since: stand.now))" } ?? "never"
      tell("due \(due)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func act() {
    switch chance.below(12) {
    case 0...2: put()
    case 3...5: pass()
    case 6: answer()
    case 7: flip()
    case 8: plug()
    case 9: news([.consoleWanted, .consoleGivenBack, .consoleGivenBack][chance.below(3)])
    case 10: news(chance.below(25) == 0 ? .removed : .wokeUp)
    default: trouble()
    }
  }

  private mutating func put() {
    generation += 1
    let size = stand.size
    let part = PixelRect(
      x: chance.below(size.width - 8), y: chance.below(size.height - 8), width: 8, height: 5)
    lines.append("frame \(generation)")
    stand.put(generation, seed: UInt32(generation) * 77, chance.below(3) == 0 ? nil : part)
  }

  private mutating func pass() {
    let times = [1, 5, 16, 100, 249, 250, 251, 999, 1000, 1999, 2000, 2500]
    let milliseconds = times[chance.below(times.count)]
    lines.append("\(milliseconds) ms")
    stand.run(milliseconds)
  }

  private mutating func answer() {
    let codes = [EBUSY, EACCES, EINVAL, ENOMEM, ENODEV, ETIMEDOUT, ENOSPC]
    let answer: ScriptedCard.Answer =
      switch chance.below(4) {
      case 0: .shown
      case 1, 2: .waits
      default: .fails(codes[chance.below(codes.count)])
      }
    lines.append("next commit: \(answer)")
    stand.card.answers.append(answer)
  }

  private mutating func flip() {
    let last = stand.card.commits.last?.token ?? 0
    let token = chance.below(3) == 0 ? last &- 1 : last
    let moment = chance.below(2) == 0 ? nil : stand.now.advanced(byMilliseconds: -chance.below(40))
    news(.flipped(token: token, at: moment))
  }

  private mutating func plug() {
    let card = stand.card
    switch chance.below(6) {
    case 0: card.state.connectors[0].link = .disconnected
    case 1: card.state.connectors[0].modes = [mode(64, 64, preferred: true)]
    case 2: card.state.connectors[0].modes = [mode(48, 32, preferred: true), mode(64, 64)]
    default: card.state.connectors[0].link = .connected
    }
    news(.connectorsChanged)
  }

  private mutating func trouble() {
    let card = stand.card
    let what = chance.below(6)
    lines.append("trouble \(what)")
    switch what {
    case 0: card.masterFailures = [EACCES, EBUSY]
    case 1: card.snapshotFailure = EBUSY
    case 2: card.snapshotFailure = nil
    case 3: card.prepareFailure = ENOMEM
    case 4: card.prepareFailure = nil
    default: card.isWanted.toggle()
    }
  }

  private mutating func news(_ news: CardNews) {
    switch news {
    case .flipped(let token, let moment):
      lines.append("flipped \(token)\(moment == nil ? "" : " with its time")")
    default: lines.append("\(news)")
    }
    stand.card.tell(news)
  }

  private mutating func tell(_ last: String) {
    for commit in stand.card.commits[commits...] {
      let places = commit.damage.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }
      lines.append(
        "  commit \(commit.token) of buffer \(commit.buffer)\(commit.setsMode ? ", mode" : "")"
          + ", \(commit.plan.mode.name), \(places.joined(separator: "; ")), "
          + String(digest(commit.buffer), radix: 16))
    }
    commits = stand.card.commits.count
    for event in stand.events { lines.append("  \(words(event))") }
    let watch = stand.lastWatch.flatMap { $0 }.map { "\($0)" } ?? "none"
    lines.append(
      "  \(last), watch \(watch), master \(stand.card.masterTries), "
        + "put back \(stand.card.restores), handed over \(stand.card.handOvers)")
  }

  private func digest(_ buffer: Int) -> UInt64 {
    stand.card.memory[buffer].withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }

  private func words(_ event: DisplayEvent) -> String {
    switch event {
    case .presented(let generation, let moment):
      "presented \(generation) at \(moment.milliseconds(since: stand.now))"
    case .lost(let error): "lost: \(error.message)"
    default: "\(event)"
    }
  }
}
