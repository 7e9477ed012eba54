import TelltaleGraphics
import TelltaleInput

/// The keys of one scanner, and the code that they have typed.
///
/// They have a layout and modifiers of their own: a scanner does not know the keyboard beside it, nor the keys that
/// are held or locked there.
struct ScannerKeys {
  let text: KeyText
  private var code = ScannedCode()

  /// Takes the layout of a scanner.
  ///
  /// - Parameter layout: The xkb name of the layout that the scanner is set to.
  init(layout: String) { text = KeyText(layout: layout) }

  /// The time at which the code is whole if the scanner does not end it.
  var deadline: Instant? { code.deadline }

  /// The code that a key ends; `nil` where the code goes on.
  mutating func take(_ key: KeyPress, at time: Instant) -> String? {
    var key = key
    key.text = text.press(key.code, isRepeat: key.isRepeat)
    return code.take(key, at: time)
  }

  /// The code, if its pause is over.
  mutating func due(at time: Instant) -> String? { code.due(at: time) }
}
