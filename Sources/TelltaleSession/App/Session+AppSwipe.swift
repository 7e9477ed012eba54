import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// A modal that follows the finger downwards, and closes or goes back.
extension Session {
  /// From the modal's bar, or from content that is at its beginning
  /// (MODALITY-DISMISS-BAR-OR-SWIPE); what lies beside it closes nothing.
  func canSwipeAway(
    from start: PixelPoint, _ area: ScrollArea?, in world: World
  ) -> Bool {
    guard world.profile.overlay.dismissesBySwipe, front?.isModal == true,
      front?.placement.frame.contains(start) == true
    else { return false }
    return area.map { $0.maximumOffset.y == 0 || $0.offset.y == 0 } ?? true
  }

  /// The modal closes if it would come to rest by itself more than a quarter of its height below its
  /// place, however short the way was, and else goes back (MODALITY-DISMISS-BAR-OR-SWIPE).
  mutating func drop(
    after drag: Drag, at time: Instant, isMeant: Bool, in world: World
  ) {
    guard let placement = screen?.placement else { return }
    let pull = max(0, -drag.position.y)
    let rest = pull - drag.reach(at: time).y
    func slide(to end: Slide.Depth) -> Slide? {
      guard !world.reducesMotion else { return nil }
      return Slide(
        from: .pixels(pull), to: end, start: time,
        milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    // What is asked before it closes is asked above a modal in its place.
    screen?.slide = slide(to: .pixels(0))
    guard isMeant, pull > 0, rest * 4 > placement.frame.height else { return }
    let leaving = slide(to: .away).map { SurfaceStack.Leaving(placement: placement, slide: $0) }
    let keeps = app?.modal?.modal.keepsByGoing ?? true
    closeModal(keeping: keeps, leaving: leaving, in: world)
  }
}
