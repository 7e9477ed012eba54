import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// What a session is played in: things that do not change while it runs.
///
/// One object, since a profile is large and every turn of a session holds on to it.
package final class World {
  package let profile: Profile
  package let typesetter: any Typesetter
  /// For web views; absent where there are none.
  package let pages: (any PageSetter)?
  /// For QR codes; absent where there are none.
  package let codes: (any CodeSetter)?
  /// For the on-screen keyboard; absent where there is none to offer.
  package let keyboard: KeyboardLayout?
  /// Nothing moves by itself.
  package let reducesMotion: Bool
  /// What has been placed of the screen in front.
  package let keeper = PlacementKeeper()

  package init(
    profile: Profile, typesetter: any Typesetter, pages: (any PageSetter)? = nil,
    codes: (any CodeSetter)? = nil, keyboard: KeyboardLayout? = nil, reducesMotion: Bool = false
  ) {
    self.profile = profile
    self.typesetter = typesetter
    self.pages = pages
    self.codes = codes
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
  }

  /// The same world, where nothing moves by itself if that is asked for.
  package func reducingMotion(_ isReduced: Bool) -> World {
    World(
      profile: profile, typesetter: typesetter, pages: pages, codes: codes, keyboard: keyboard,
      reducesMotion: isReduced)
  }

  /// The same world with a keyboard on the screen, where it has none of its own.
  package func keeping(_ keyboard: KeyboardLayout?) -> World {
    World(
      profile: profile, typesetter: typesetter, pages: pages, codes: codes,
      keyboard: self.keyboard ?? keyboard,
      reducesMotion: reducesMotion)
  }
}
