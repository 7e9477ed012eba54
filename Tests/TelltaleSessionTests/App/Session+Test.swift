import TelltaleModel

@testable import TelltaleSession

extension Session {
  /// What an action that opens a modal does.
  mutating func presentForTest(_ modal: Modal, in world: World) -> [Effect] {
    present(modal, at: "modal", in: world)
    settle(in: world)
    return flush()
  }
}

extension Session {
  /// As on a device that is touched.
  mutating func hideFocus() { showsFocus = false }
}
