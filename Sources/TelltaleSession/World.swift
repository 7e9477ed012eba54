import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// What a session is played in: things that do not change while it runs.
package struct World {
  package var profile: Profile
  package var typesetter: any Typesetter
  /// For web views; absent where there are none.
  package var pages: (any PageSetter)?
  /// For the on-screen keyboard; absent where there is none to offer.
  package var keyboard: KeyboardLayout?
  /// Nothing moves by itself.
  package var reducesMotion: Bool

  package init(
    profile: Profile, typesetter: any Typesetter, pages: (any PageSetter)? = nil,
    keyboard: KeyboardLayout? = nil, reducesMotion: Bool = false
  ) {
    self.profile = profile
    self.typesetter = typesetter
    self.pages = pages
    self.keyboard = keyboard
    self.reducesMotion = reducesMotion
  }
}
