import TelltaleGraphics
import TelltaleInput
import TelltaleModel

extension Session {
  /// A knob moves the focus, one control each detent, and stops at the ends; a wheel scrolls.
  mutating func turned(_ detents: Int, _ event: InputEvent, isStale: Bool, in world: World) {
    guard counts(event, isStale: isStale), detents != 0 else { return }
    if appTakesInput { return appTurned(detents, event, in: world) }
    if event.kind == .pointer {
      dialog?.fling = nil
      if let step = dialog?.placement.scroll?.step, dialog?.scroll(by: detents * step) == true {
        changed()
      }
      return
    }
    // Turning with the knob pressed is neither: the press is over.
    if let holder = dialog?.press?.holder, holder.device == event.device { drop(holder) }
    var steps = min(abs(detents), 32)
    if !showsFocus {
      showsFocus = true
      dialog?.revealFocus()
      changed()
      steps -= 1
    }
    for _ in 0..<steps {
      moveFocus(detents > 0 ? .next(wraps: false) : .previous(wraps: false), in: world)
    }
  }
}
