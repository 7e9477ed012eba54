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
  /// Presses what the program of the app hears of, and does what that would: a screen without a bar may be left by its
  /// program alone.
  ///
  /// - Returns: Whether there is something to press.
  mutating func askProgram(by tap: String) -> Bool {
    let controls = (session.screenPlacement?.controls ?? []).filter { !$0.target.isEmpty }
    guard let control = controls.first(where: \.tellsProgram) else { return false }
    play(.hand("\(tap) \(control.target.midX) \(control.target.midY)"))
    play(.app("{\"pop\":true}"))
    return true
  }
}

extension Control {
  /// Whether its program hears of it.
  fileprivate var tellsProgram: Bool {
    guard case .act(let action?, _) = purpose else { return false }
    return action.emitted != nil
  }

  /// Whether its action leads back, whatever else it does.
  fileprivate var goesBack: Bool {
    guard case .act(let action?, _) = purpose else { return false }
    return action.steps.contains(.pop) || action.steps.contains(.dismiss)
  }
}
