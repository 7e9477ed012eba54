import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// The text and the choices of a question go on by themselves as what a screen scrolls does.
extension Session {
  /// Goes on with the speed of the finger, slower and slower.
  mutating func glideQuestion(after drag: Drag, at time: Instant, in world: World) {
    guard var dialog else { return }
    let from = dialog.scrollOffset
    guard dialog.scroll(by: drag.reach(at: time).y) else { return }
    if !world.reducesMotion {
      dialog.fling = Fling(
        .question, from: PixelPoint(x: 0, y: from), to: PixelPoint(x: 0, y: dialog.scrollOffset),
        at: time)
      dialog.scroll(to: from)
    }
    self.dialog = dialog
    changed()
  }

  /// Where it is now.
  mutating func glideQuestion(at now: Instant) {
    guard var fling = dialog?.fling else { return }
    let goesOn = fling.move(to: now)
    dialog?.scroll(to: fling.offset.y)
    dialog?.fling = goesOn ? fling : nil
    changed()
  }
}
