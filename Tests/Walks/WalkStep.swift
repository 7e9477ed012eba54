import TelltaleGraphics
import TelltaleModel

/// One step of a walk, as it is written in the files that `telltale play` reads.
package enum WalkStep: Hashable, Sendable {
  /// A line of a script.
  case hand(String)
  /// A line of the application's updates, without its time.
  case app(String)

  /// Milliseconds around an update, so that nothing else happens at its moment.
  static let pause = 5
}

extension [WalkStep] {
  /// The walk as a script and the updates that go with it. What hands are there is told by what they
  /// do, so each does something at the end, when it is over.
  func files(hands: [InputKind], _ walk: Walk) -> String {
    var script: [String] = []
    var updates: [String] = []
    var walker = walk.start
    for step in self {
      switch step {
      case .hand(let line): script.append(line)
      case .app(let line):
        let time = walker.now.milliseconds(since: .zero) + WalkStep.pause
        script.append("wait \(2 * WalkStep.pause)")
        updates.append("{\"at\":\(time),\(line.dropFirst())")
      }
      walker.play(step)
    }
    script += ["wait 1s"] + hands.map(\.sign)
    return "# --script\n" + script.joined(separator: "\n") + "\n# --updates\n"
      + updates.joined(separator: "\n")
  }
}

extension InputKind {
  /// A line that lets a device of the kind be there.
  fileprivate var sign: String {
    switch self {
    case .touch: "tap 0 0"
    case .knob: "turn 0"
    case .keys: "key leftshift"
    case .remote: "remote up"
    case .pointer: "click 0 0"
    }
  }
}
