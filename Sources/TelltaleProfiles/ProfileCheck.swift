import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// What is wrong with a profile although each of its values is allowed.
package struct ProfileCheck {
  /// Text keeps this contrast to what it stands on.
  package static let contrast = 4.5

  let loaded: LoadedProfile
  var complaints = Complaints(kind: .profile)

  /// Complaints with the place of the value that most likely is to be changed, one kind of
  /// fault after the other.
  ///
  /// - Parameters:
  ///   - loaded: A profile of which each value is allowed.
  ///   - keyboard: What is wrong with the name of a keyboard layout on this machine, and what to do.
  /// - Returns: At most as many as are told of a file.
  package static func complaints(
    about loaded: LoadedProfile,
    keyboard: (String) -> (found: String, remedy: String)? = { _ in nil }
  ) -> [LoadError] {
    var check = ProfileCheck(loaded: loaded)
    check.checkElements()
    check.checkInputs()
    check.checkScreens()
    check.checkContrast()
    check.checkSizes()
    check.checkGuidelines()
    check.checkKeyboards(keyboard)
    return check.complaints.errors
  }

  mutating func add(_ key: String, _ message: String, _ remedy: String) {
    let place =
      loaded.origins[NodePath(key)]
      ?? SourceLocation(file: loaded.files.first ?? "", line: 1, column: 1)
    complaints.add(place, message, remedy: remedy)
  }

  private mutating func checkContrast() {
    let theme = loaded.profile.theme
    for (name, palette) in [("day", theme.day), ("night", theme.night)] {
      for pair in Self.pairs(palette) {
        let ratio = pair.text.contrast(with: pair.ground)
        guard ratio < Self.contrast else { continue }
        let shown = (ratio * 100).rounded(.down) / 100
        let keys = ["\(name).\(pair.key)", "\(name).\(pair.groundKey)"]
        // Of the two, the one that the profile itself sets.
        let own = keys.first { loaded.origins[NodePath($0)]?.file == loaded.files.first }
        add(
          own ?? keys[0],
          "\(pair.key) on \(pair.groundKey) has a contrast of \(shown), by \(name),"
            + " at least \(Self.contrast) is needed", "choose colours further apart")
      }
    }
  }

  private mutating func checkSizes() {
    let profile = loaded.profile
    for (key, size) in Self.sizes(profile.typography)
    where size < profile.typography.minimumSize {
      add(
        "type.\(key)", "text of \(size.value) points, smaller than type.minimum-size-pt allows",
        "make it \(profile.typography.minimumSize.value) or more")
    }
    if profile.alert.buttonHeight < profile.alert.minimumTarget {
      add(
        "alert.button-height-pt", "buttons are lower than alert.minimum-target-pt",
        "make them \(profile.alert.minimumTarget.value) or more")
    }
  }

  private struct Pair {
    var key: String
    var text: Color
    var groundKey: String
    var ground: Color
  }

  /// All that is drawn as text or mark, on what it is drawn on.
  private static func pairs(_ palette: Palette) -> [Pair] {
    let grounds = [("card", palette.card), ("raised", palette.raised)]
    let texts = [
      ("text", palette.text), ("text-secondary", palette.textSecondary),
      ("accent", palette.accent), ("destructive", palette.destructive),
    ]
    let pairs = texts.flatMap { key, text in
      grounds.map { Pair(key: key, text: text, groundKey: $0.0, ground: $0.1) }
    }
    return pairs + [
      Pair(key: "text", text: palette.text, groundKey: "ground", ground: palette.ground),
      Pair(key: "on-accent", text: palette.onAccent, groundKey: "accent", ground: palette.accent),
      Pair(
        key: "on-destructive", text: palette.onDestructive, groundKey: "destructive",
        ground: palette.destructive),
      Pair(
        key: "on-pressed", text: palette.onPressed, groundKey: "pressed",
        ground: palette.pressed),
      Pair(key: "focus-ring", text: palette.focusRing, groundKey: "card", ground: palette.card),
    ]
  }

  private static func sizes(_ type: Typography) -> [(String, Points)] {
    [
      ("title-size-pt", type.title.size), ("message-size-pt", type.message.size),
      ("button-size-pt", type.button.size), ("field-size-pt", type.field.size),
      ("key-size-pt", type.key.size),
    ]
  }
}
