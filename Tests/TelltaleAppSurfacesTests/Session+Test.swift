import TelltaleApp
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

extension Session {
  /// What an action that opens a modal does.
  mutating func presentForTest(_ modal: Modal, in environment: Environment) -> [Effect] {
    turn(in: environment) { $0.present(modal, at: "modal") }
    settle(in: environment)
    return glass.flush()
  }
}

extension Session {
  /// As on a device that is touched.
  mutating func hideFocus() { glass.showsFocus = false }
}
