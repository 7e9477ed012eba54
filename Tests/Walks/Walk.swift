import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport

/// A walk through an app by chance: the same seed takes the same way.
package struct Walk: Sendable {
  package var app: WalkApp
  package var edition: Int
  package var hands: [InputKind]
  package var size: PixelSize?
  package var textSize: Double?
  package var moves: Bool
  package var seed: UInt64

  /// One of the editions, some of its hands, chosen by the seed.
  package init(_ app: WalkApp, seed: UInt64) {
    var random = Chance(seed: seed)
    self.app = app
    self.seed = seed
    edition = random.below(app.editions.count)
    let all = app.hands(edition)
    let some = all.filter { _ in random.below(2) == 0 }
    hands = some.isEmpty ? all : some
    moves = random.below(4) > 0
  }

  /// No way at all: where one begins, with every kind of hand.
  package init(_ app: WalkApp, edition: Int, textSize: Double? = nil) {
    self.app = app
    self.edition = edition
    self.textSize = textSize
    hands = app.hands(edition)
    moves = true
    seed = 0
  }

  var start: Walker {
    Walker(
      app, edition: edition, hands: hands, size: size, textSize: textSize, moves: moves)
  }

  /// Walks so many steps; stops where something is broken.
  package func run(steps count: Int, checksLeaving: Bool) -> WalkOutcome {
    var walker = start
    var chance = WalkChance(seed: seed, hands: hands)
    var steps: [WalkStep] = []
    var broken = Invariants.broken(walker)
    while broken.isEmpty, steps.count < count, !walker.hasLeft {
      let step = chance.step(walker)
      steps.append(step)
      broken = take(step, &walker)
    }
    if broken.isEmpty, checksLeaving { broken = leave(walker) }
    return WalkOutcome(walk: self, steps: steps, broken: broken, end: walker)
  }

  /// The same steps once more.
  package func replay(_ steps: [WalkStep], checksLeaving: Bool) -> WalkOutcome {
    var walker = start
    var broken = Invariants.broken(walker)
    var taken: [WalkStep] = []
    for step in steps where broken.isEmpty && !walker.hasLeft {
      taken.append(step)
      broken = take(step, &walker)
    }
    if broken.isEmpty, checksLeaving { broken = leave(walker) }
    return WalkOutcome(walk: self, steps: taken, broken: broken, end: walker)
  }

  private func take(_ step: WalkStep, _ walker: inout Walker) -> [String] {
    let before = walker
    walker.play(step)
    if !walker.faults.isEmpty { return walker.faults }
    if walker.hasLeft { return [] }
    return Invariants.broken(walker) + StepInvariants.broken(before, step, walker)
  }

  private func leave(_ walker: Walker) -> [String] {
    guard !walker.hasLeft else { return [] }
    for kind in walker.edition.hands where kind != .pointer {
      let broken = Leaving.broken(walker, by: kind)
      if !broken.isEmpty { return broken }
    }
    return []
  }
}

/// Where a walk ended.
package struct WalkOutcome {
  package var walk: Walk
  package var steps: [WalkStep]
  package var broken: [String]
  package var end: Walker

  /// As few steps as break the same, as files for `telltale play`.
  package func report(checksLeaving: Bool) -> String {
    var steps = steps
    let kind = Self.kind(broken)
    var index = steps.count
    while index > 0 {
      index -= 1
      var fewer = steps
      fewer.remove(at: index)
      let outcome = walk.replay(fewer, checksLeaving: checksLeaving)
      guard Self.kind(outcome.broken) == kind else { continue }
      steps = outcome.steps
      index = min(index, steps.count)
    }
    let last = walk.replay(steps, checksLeaving: checksLeaving)
    let edition = walk.app.editions[walk.edition]
    return """
      \(walk.app) on \(edition.profile.name) in \(edition.language.tag), seed \(walk.seed), \
      \(walk.moves ? "moving" : "still"): \(last.broken.joined(separator: "; "))
      \(steps.files(hands: walk.hands, walk))
      """
  }

  /// Names and numbers may differ between one way to the fault and another.
  private static func kind(_ broken: [String]) -> String? {
    broken.first.map { text in
      text.split(separator: " ").filter { $0.allSatisfy { $0.isLetter && $0.isASCII } }.suffix(4)
        .joined(separator: " ")
    }
  }
}

extension Walker {
  /// The person has gone Home, and nobody is there any more.
  var hasLeft: Bool { effects.last == .exitHome }
}
