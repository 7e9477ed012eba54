import TelltaleGraphics
import TelltaleModel

/// The rules of a profile for fingers, in pixels and milliseconds.
package struct TouchRules: Hashable, Sendable {
  /// The pixels that fingers tremble by.
  package var slop: Int
  /// The time of the shortest touch; shorter ones may be contacts that bounce.
  package var leastMilliseconds: Int
  /// The time within which a contact that is back never left.
  package var debounceMilliseconds: Int
  /// True where the focus shows only once keys have been used, and goes when a finger comes.
  package var hidesFocus: Bool
  /// True where modals may be thrown away.
  package var dismissesBySwipe: Bool
  /// The time that a modal takes to its place and away; `nil` where nothing moves by itself.
  package var slideMilliseconds: Int?

  /// Takes the rules from a profile, which is large, and only looked at.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - reducesMotion: True where nothing moves by itself.
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
