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

extension Control {
  /// Whether its action leads back, whatever else it does.
  fileprivate var goesBack: Bool {
    guard case .act(let action?, _) = purpose else { return false }
    return action.steps.contains(.pop) || action.steps.contains(.dismiss)
  }
}
