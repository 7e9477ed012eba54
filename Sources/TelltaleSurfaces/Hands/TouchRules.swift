import TelltaleGraphics
import TelltaleModel

/// What a profile says of fingers, in pixels and milliseconds.
package struct TouchRules: Hashable, Sendable {
  /// As far as fingers tremble.
  package var slop: Int
  /// Shorter touches may be contacts that bounce.
  package var leastMilliseconds: Int
  /// A contact that is back by then never left.
  package var debounceMilliseconds: Int
  /// The focus shows only once keys have been used, and goes when a finger comes.
  package var hidesFocus: Bool
  /// Modals may be thrown away.
  package var dismissesBySwipe: Bool
  /// How long a modal takes to its place and away; `nil` where nothing moves by itself.
  package var slideMilliseconds: Int?

  /// A profile is large, and only looked at.
  package init(_ profile: borrowing Profile, reducesMotion: Bool) {
    let behaviour = profile.behaviour
    slop = profile.density.pixels(behaviour.touchSlop)
    leastMilliseconds = behaviour.minimumTouchMilliseconds
    debounceMilliseconds = behaviour.debounceMilliseconds
    hidesFocus = !behaviour.showsFocusInitially
    dismissesBySwipe = profile.overlay.dismissesBySwipe
    slideMilliseconds = reducesMotion ? nil : profile.overlay.transitionMilliseconds
  }
}
