import TelltaleWalks

/// A stretch of gestures in one app: the same choices do the same.
package struct GestureRun {
  private let app: WalkApp
  private let most: Int

  /// - Parameters:
  ///   - app: where hands act.
  ///   - most: steps at most; the run ends before where nobody is asked anything any more.
  package init(_ app: WalkApp, most: Int) {
    (self.app, self.most) = (app, most)
  }

  /// What came of it.
  package struct Outcome {
    package var gestures = 0
    /// By what hand brought them about.
    package var activations: [String: Int] = [:]
    /// What was activated that nobody had pressed on purpose; `nil` where nothing was.
    package var fault: String?
    /// What happened last before it.
    package var log: [String] = []
  }

  /// - Parameters:
  ///   - choices: what hands do, from the first to the last.
  ///   - keepsLog: remembers what happened, for a report; slow.
  /// - Returns: How much was done, and what should not have been.
  package func play(_ choices: GestureChoices, keepsLog: Bool = false) -> Outcome {
    var choices = choices
    let edition = choices.below(app.editions.count)
    let latency = choices.one(of: [0, 8, 17, 17, 34, 120, 400]) ?? 17
    var setup = GestureSetup(
      app, edition: edition, moves: !choices.isOne(in: 3), latency: latency)
    setup.keepsLog = keepsLog
    var maker = GestureMaker(choices, setup)
    var steps = 0
    while steps < most, !maker.choices.isAtEnd, !maker.setup.hasLeft, maker.setup.fault == nil {
      maker.step()
      steps += 1
    }
    return Outcome(
      gestures: maker.count, activations: maker.setup.oracle.activations,
      fault: maker.setup.fault.map { "\(app), \(app.editions[edition].profile.name): \($0)" },
      log: maker.setup.log)
  }
}
