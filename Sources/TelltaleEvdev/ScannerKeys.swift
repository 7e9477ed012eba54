import TelltaleGraphics
import TelltaleInput

/// The keys of one scanner, and the code that they have come to.
///
/// They type by a layout and modifiers of their own: a scanner does not know which keyboard stands beside it,
/// nor what is held or locked there.
struct ScannerKeys {
  let text: KeyText
  private var code = ScannedCode()

  /// - Parameter layout: xkb name of what the scanner is set to.
  init(layout: String) { text = KeyText(layout: layout) }

  /// When the code is whole that the scanner does not end.
  var deadline: Instant? { code.deadline }

  /// The code that a key ends.
  mutating func take(_ key: KeyPress, at time: Instant) -> String? {
    var key = key
    key.text = text.press(key.code, isRepeat: key.isRepeat)
    return code.take(key, at: time)
  }

  /// The code, if its pause is over.
  mutating func due(at time: Instant) -> String? { code.due(at: time) }
}
