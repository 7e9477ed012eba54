import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The surroundings of a session, which do not change while it runs: profile, typesetters, keyboard.
///
/// It is one object, since a profile is large and every turn of a session holds on to it.
package final class Environment {
  package let profile: Profile
  package let typesetter: any Typesetter
  /// Sets web views; `nil` where there are none.
  package let pages: (any PageSetter)?
  /// Sets QR codes; `nil` where there are none.
  package let codes: (any CodeSetter)?
  /// The layout of the on-screen keyboard; `nil` where there is none to offer.
  package let keyboard: KeyboardLayout?
  /// True where nothing moves by itself.
  package let reducesMotion: Bool
  /// The placements of the screen in front that are kept.
  package let placements = PlacementCache()
  private let look: PlainLook
  /// The environment as it was last seen with other aids, and those aids.
  private var aided: (aids: [Aid: Bool], environment: Environment)?

  /// A profile as it was before aids changed it.
  package struct PlainLook {
    /// The aids that the profile was made with.
    package var aids: ReadingAids
    /// The profile as its files have it.
    package var profile: Profile

    /// Keeps a profile as its files have it.
    ///
    /// - Parameters:
    ///   - aids: The aids that the changed profile was made with.
    ///   - profile: The profile without them.
    package init(aids: ReadingAids, profile: Profile) {
      (self.aids, self.profile) = (aids, profile)
    }
  }

  /// Collects the surroundings of a session.
  ///
  /// - Parameters:
  ///   - profile: The profile, already changed by the aids that are on.
  ///   - plain: The profile before those aids, and the aids; `nil` where `profile` was made with none.
  ///   - typesetter: Sets all texts.
  ///   - pages: Sets web views; `nil` where there are none.
  ///   - codes: Sets QR codes; `nil` where there are none.
  ///   - keyboard: The layout of the on-screen keyboard; `nil` where there is none to offer.
  ///   - reducesMotion: True where nothing moves by itself.
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

  /// Changes whether things move by themselves.
  ///
  /// - Parameter isReduced: True where nothing moves by itself.
  /// - Returns: Another environment with the same profile and keyboard.
  package func reducingMotion(_ isReduced: Bool) -> Environment {
    changed(profile: profile, keyboard: keyboard, reducesMotion: isReduced)
  }

  /// Adds an on-screen keyboard where the environment has none of its own.
  ///
  /// - Parameter keyboard: The layout that is used then; `nil` changes nothing.
  /// - Returns: Another environment; this one keeps its keyboard.
  package func keeping(_ keyboard: KeyboardLayout?) -> Environment {
    changed(
      profile: profile, keyboard: self.keyboard ?? keyboard, reducesMotion: reducesMotion)
  }

  /// Returns the environment with aids that were turned on or off since it was made.
  ///
  /// - Parameter aids: The aids that are not as they were; true for on.
  /// - Returns: The environment itself where `aids` is empty; else one that is kept until other aids are asked for.
  package func with(_ aids: [Aid: Bool]) -> Environment {
    if aids.isEmpty { return self }
    if let aided, aided.aids == aids { return aided.environment }
    let wanted = look.aids.with(aids)
    let environment = changed(
      profile: wanted == look.aids ? profile : profile.with(wanted, asIn: look.profile),
      keyboard: keyboard, reducesMotion: aids[.reduceMotion] ?? reducesMotion)
    aided = (aids, environment)
    return environment
  }

  private func changed(
    profile: Profile, keyboard: KeyboardLayout?, reducesMotion: Bool
  ) -> Environment {
    Environment(
      profile: profile, plain: look, typesetter: typesetter, pages: pages, codes: codes,
      keyboard: keyboard, reducesMotion: reducesMotion)
  }
}
