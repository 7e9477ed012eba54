import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The question that is on the screen, and how far its answering has come.
struct Dialog: Hashable, Sendable {
  var question: Question
  var placement: Placement
  var fields: [FieldValue]
  var focus: ControlID?
  var scrollOffset = 0
  var typing: TypingPage?
  var press: Press?
  /// A sheet comes up from below.
  var slide: Slide?
  /// Its text or its choices go on moving.
  var fling: Fling?
  /// Whether a touch beside it stands for Cancel (ACTION-SHEET-MODAL).
  var cancelsBeside = false
  var arming: Arming
  /// Since when it is on the glass; absent while it is not.
  var shownAt: Instant?
  /// Milliseconds that it was on the glass before it was hidden.
  var shownMilliseconds = 0
  /// Whether it was counted among the alerts of late.
  var isCounted = false

  var alert: Alert { question.alert }

  /// Where a control stands now, with scrolling.
  func frame(_ control: Control) -> PixelRect {
    control.scrolls ? control.frame.offsetBy(x: 0, y: -scrollOffset) : control.frame
  }

  /// The pressable control at a point; what is scrolled out of the viewport cannot be hit.
  func control(at point: PixelPoint) -> Control? {
    func isHit(_ control: Control, _ rect: PixelRect) -> Bool {
      guard control.id != .text else { return false }
      guard control.scrolls, let scroll = placement.scroll else { return rect.contains(point) }
      return rect.offsetBy(x: 0, y: -scrollOffset).contains(point)
        && scroll.viewport.contains(point)
    }
    // A frame beats a neighbour's target that was grown over it.
    return placement.controls.first { isHit($0, $0.frame) }
      ?? placement.controls.first { isHit($0, $0.target) }
  }

  /// What a press at a point means; beside a sheet that is Cancel, where there is one.
  func target(at point: PixelPoint) -> ControlID? {
    if let control = control(at: point) { return control.id }
    return cancelsBeside && !placement.card.contains(point) ? .beside : nil
  }

  /// Scrolls by as little as shows the focused control whole; what moves comes to rest for it.
  mutating func revealFocus() {
    fling = nil
    guard let scroll = placement.scroll, let focus, let control = placement.control(focus),
      control.scrolls
    else { return }
    let frame = control.frame.insetBy(-placement.focusRing.reach)
    let top = frame.y - scroll.viewport.y
    let bottom = frame.maxY - scroll.viewport.maxY
    scrollOffset = min(max(scrollOffset, bottom), top)
    clampScroll()
  }

  /// Some of what has the focus is in sight.
  var seesFocus: Bool {
    guard let control = focus.flatMap(placement.control) else { return false }
    guard control.scrolls, let scroll = placement.scroll else { return true }
    return frame(control).intersects(scroll.viewport)
  }

  /// Moves the content; returns false where it could not move further.
  @discardableResult
  mutating func scroll(by pixels: Int) -> Bool {
    scroll(to: scrollOffset + pixels)
  }

  @discardableResult
  mutating func scroll(to offset: Int) -> Bool {
    let before = scrollOffset
    scrollOffset = offset
    clampScroll()
    return scrollOffset != before
  }

  mutating func clampScroll() {
    scrollOffset = min(max(scrollOffset, 0), placement.scroll?.maximumOffset ?? 0)
  }
}
