import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// What a session is played in: things that do not change while it runs.
package struct World {
  package var profile: Profile
  package var typesetter: any Typesetter
  /// For the on-screen keyboard; absent where there is none to offer.
  package var keyboard: KeyboardLayout?

  package init(profile: Profile, typesetter: any Typesetter, keyboard: KeyboardLayout? = nil) {
    self.profile = profile
    self.typesetter = typesetter
    self.keyboard = keyboard
  }
}
