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
  private let look: PlainLook
  /// The world as it was last seen with other aids, and with which.
  private var aided: (aids: [Aid: Bool], world: World)?

  /// What a profile was before aids changed it.
  package struct PlainLook {
    /// The aids that the profile was made with.
    package var aids: ReadingAids
    /// The profile as its files have it.
    package var profile: Profile

    package init(aids: ReadingAids, profile: Profile) {
      (self.aids, self.profile) = (aids, profile)
    }
  }

  package init(
    profile: Profile, plain: PlainLook? = nil, typesetter: any Typesetter,
    pages: (any PageSetter)? = nil, codes: (any CodeSetter)? = nil,
    keyboard: KeyboardLayout? = nil, reducesMotion: Bool = false
  ) {
    self.profile = profile
    look = plain ?? PlainLook(aids: ReadingAids(), profile: profile)
    self.typesetter = typesetter
    self.pages = pages
    self.codes = codes
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
  }

  /// The same world, where nothing moves by itself if that is asked for.
  package func reducingMotion(_ isReduced: Bool) -> World {
    changed(profile: profile, keyboard: keyboard, reducesMotion: isReduced)
  }

  /// The same world with a keyboard on the screen, where it has none of its own.
  package func keeping(_ keyboard: KeyboardLayout?) -> World {
    changed(
      profile: profile, keyboard: self.keyboard ?? keyboard, reducesMotion: reducesMotion)
  }

  /// The world as it is seen with aids that were turned on or off since it was made.
  ///
  /// - Parameter aids: Those that are not as they were.
  /// - Returns: The world itself where none is; else one that is kept until other aids are asked for.
  package func with(_ aids: [Aid: Bool]) -> World {
    if aids.isEmpty { return self }
    if let aided, aided.aids == aids { return aided.world }
    let wanted = look.aids.with(aids)
    let world = changed(
      profile: wanted == look.aids ? profile : profile.with(wanted, asIn: look.profile),
      keyboard: keyboard, reducesMotion: aids[.reduceMotion] ?? reducesMotion)
    aided = (aids, world)
    return world
  }

  private func changed(
    profile: Profile, keyboard: KeyboardLayout?, reducesMotion: Bool
  ) -> World {
    World(
      profile: profile, plain: look, typesetter: typesetter, pages: pages, codes: codes,
      keyboard: keyboard, reducesMotion: reducesMotion)
  }
}
