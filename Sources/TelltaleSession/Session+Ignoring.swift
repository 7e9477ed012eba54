import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Tells that a press on a control came to nothing; nothing was pressed where there is none.
  mutating func ignore(_ control: ControlID?, because reason: IgnoredReason) {
    guard let control else { return }
    // Which key of a page it was would tell what is typed.
    if case .key = control { return tell(.ignored(control: "key", reason)) }
    let name = front?.placement.named(control)?.name
    tell(.ignored(control: name ?? (control == .beside ? "beside" : "focus"), reason))
  }
}
