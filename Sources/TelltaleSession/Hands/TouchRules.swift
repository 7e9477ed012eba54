import TelltaleGraphics
import TelltaleModel

/// What a profile says of fingers, in pixels and milliseconds.
struct TouchRules: Hashable, Sendable {
  /// As far as fingers tremble.
  var slop: Int
  /// Shorter touches may be contacts that bounce.
  var leastMilliseconds: Int
  /// A contact that is back by then never left.
  var debounceMilliseconds: Int
  /// The focus shows only once keys have been used, and goes when a finger comes.
  var hidesFocus: Bool
  /// Modals may be thrown away.
  var dismissesBySwipe: Bool
  /// How long a modal takes to its place and away; `nil` where nothing moves by itself.
  var slideMilliseconds: Int?

  init(_ profile: Profile, reducesMotion: Bool) {
    let behaviour = profile.behaviour
    slop = profile.density.pixels(behaviour.touchSlop)
    leastMilliseconds = behaviour.minimumTouchMilliseconds
    debounceMilliseconds = behaviour.debounceMilliseconds
    hidesFocus = !behaviour.showsFocusInitially
    dismissesBySwipe = profile.overlay.dismissesBySwipe
    slideMilliseconds = reducesMotion ? nil : profile.overlay.transitionMilliseconds
  }
}
