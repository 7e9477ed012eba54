import TelltaleLayout
import TelltaleModel

@testable import TelltaleSession

extension Walker {
  /// What says on the screen that it leads back; a button whose action does so, where there is no bar.
  var wayOut: Control? {
    let controls = (session.screenPlacement?.controls ?? []).filter { !$0.target.isEmpty }
    let ways: [ControlID] = [
      .back, .listBack, .dismiss, .dismissCancel, .tab(session.app?.visits.selected ?? 0),
    ]
    return ways.lazy.compactMap { way in controls.first { $0.id == way } }.first
      ?? controls.first(where: \.goesBack)
  }
}

extension Walker {
  /// What a screen without a bar has for leaving it: its program hears of it, and does the rest.
  var controlOfProgram: Control? {
    (session.screenPlacement?.controls ?? []).first { !$0.target.isEmpty && $0.tellsProgram }
  }

  /// What that program does then.
  static let answerOfProgram = WalkStep.app("{\"pop\":true}")

  /// By keys alone: Tab as far as what leads back, and a push on it.
  mutating func pressWayOut() {
    let isKnown = wayOut != nil
    let way = (wayOut ?? controlOfProgram)?.name ?? "back"
    for _ in 0..<80 where session.focusedControl != way { play(.hand("key tab")) }
    play(.hand("key space"))
    if !isKnown { play(Self.answerOfProgram) }
  }
}

extension Control {
  /// Whether its program hears of it, and nothing else comes of it.
  fileprivate var tellsProgram: Bool {
    guard case .act(let action?, _) = purpose else { return false }
    return action.steps.allSatisfy { if case .emit = $0 { true } else { false } }
  }

  /// Whether its action leads back, whatever else it does.
  fileprivate var goesBack: Bool {
    guard case .act(let action?, _) = purpose else { return false }
    return action.steps.contains(.pop) || action.steps.contains(.dismiss)
  }
}
