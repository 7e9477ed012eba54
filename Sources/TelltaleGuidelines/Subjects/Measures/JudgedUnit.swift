import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// A unit that a profile is judged for: its panel, and the profile as it is there.
struct JudgedUnit {
  let profile: Profile
  let panel: Panel
  /// How large people have set text on it.
  let textSize: Double

  /// The unit with the profile's usual panel; a profile that says its density is taken as it is.
  ///
  /// - Parameters:
  ///   - profile: As it is designed, or as it is on a panel.
  ///   - typesetter: Says how large the letters of its faces are.
  ///   - textSize: How large people have set text.
  init(_ profile: Profile, _ typesetter: any Typesetter, textSize: Double = 1) {
    self.textSize = textSize
    panel = profile.panel(profile.usualSize).panel
    self.profile =
      profile.device.scale == nil ? profile.fitted(on: panel, by: typesetter) : profile
  }

  /// The panel in words, for messages.
  var name: String {
    let (pixels, size) = (panel.pixels, panel.size)
    let facts = "\(pixels.width)x\(pixels.height) pixels on \(size)"
    let usual = UsualPanel.all.first { $0.pixels == pixels && $0.size == size }
    return usual.map { "the panel \($0.name) (\(facts))" } ?? "a panel of \(facts)"
  }
}

extension Profile {
  /// Returns the profile as it is on one panel, and on no other screen. Rules then measure on that
  /// panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - typesetter: The text engine, which knows the letters' size in the profile's faces.
  /// - Returns: The profile with the panel as its only screen; its density stays where the device
  ///   file states one.
  package func judged(on panel: Panel, by typesetter: any Typesetter) -> Profile {
    var judged = device.scale == nil ? fitted(on: panel, by: typesetter) : self
    judged.display.width = panel.size.width
    judged.display.height = panel.size.height
    judged.display.viewingDistance = panel.distance
    let scale = judged.density.pixelsPerPoint
    judged.screens = [
      ScreenSize(
        width: Points(Double(panel.pixels.width) / scale),
        height: Points(Double(panel.pixels.height) / scale))
    ]
    return judged
  }

  fileprivate func fitted(on panel: Panel, by typesetter: any Typesetter) -> Profile {
    fitted(on: panel) { typesetter.capShare(of: $0, in: language) }
  }
}
