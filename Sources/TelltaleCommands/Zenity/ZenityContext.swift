import TelltaleGraphics
import TelltaleModel

/// What dialogs of scripts are made with, beside the call itself.
struct ZenityContext {
  /// What dialogs say by themselves.
  var words: ZenityWords
  /// The tag of their language, where it is to stand in the scene; `nil` leaves it to the unit.
  var language: String?
  var screen = AskedScreen()
  /// Stands for what a calendar's call leaves out.
  var today: ZenityDate
  /// What months and days are called; without words they are those of the process's locale.
  var clock = ClockWords.plain
  /// The files that may be chosen from; `nil` where the unit has none for that.
  var folder: ZenityFolder?
}

/// What the screen on which a script asks has, as far as dialogs differ by it.
struct AskedScreen: Equatable {
  /// Whether choices can be shown on a sheet.
  var hasSheets = true
  /// Whether something may be typed.
  var hasTyping = true
  /// Whether a number can be moved between two ends.
  var hasSliders = false
  /// What texts lie on; empty where nobody knows, so that a colour has to be seen on any.
  var grounds: [Color] = []

  /// True for a colour in which a text can be read.
  ///
  /// Source: WCAG 2.1, 1.4.3, and 1.4.11 where the ground is not known.
  func shows(_ color: ZenityColor) -> Bool {
    grounds.isEmpty
      ? [Color.white, .black].allSatisfy { color.color.contrast(with: $0) >= 3 }
      : grounds.allSatisfy { color.color.contrast(with: $0) >= 4.5 }
  }
}
