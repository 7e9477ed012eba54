import TelltaleGraphics

/// The collector of a code that a scanner sends key by key, as if it were typed.
package struct ScannedCode: Hashable, Sendable {
  /// The pause, in milliseconds, after a code of a scanner that ends none with Enter or Tab.
  package static let pauseMilliseconds = 150
  /// The largest number of bytes in a code; longer ones are cut. The longest that are printed (Aztec) hold 3,832
  /// digits.
  package static let longest = 4096

  private var text = ""
  private var latest: Instant?

  package init() {}

  /// The moment at which what has come so far is the whole code; `nil` while nothing has come.
  package var deadline: Instant? {
    text.isEmpty ? nil : latest?.advanced(byMilliseconds: Self.pauseMilliseconds)
  }

  /// Takes a key.
  ///
  /// - Parameters:
  ///   - key: The key, with the text that it types.
  ///   - time: When it went down.
  /// - Returns: The code that the key ends, for Enter and Tab; else `nil`.
  package mutating func take(_ key: KeyPress, at time: Instant) -> String? {
    guard !key.isRepeat else { return nil }
    latest = time
    // KEY_ENTER, KEY_KPENTER, KEY_TAB.
    if [28, 96, 15].contains(key.code) { return finish() }
    if text.utf8.count < Self.longest { text += key.text }
    return nil
  }

  /// Ends the code where its pause is over.
  ///
  /// - Parameter time: The present moment.
  /// - Returns: The code; `nil` before `deadline`.
  package mutating func due(at time: Instant) -> String? {
    guard let deadline, time >= deadline else { return nil }
    return finish()
  }

  private mutating func finish() -> String? {
    defer { text = "" }
    return text.isEmpty ? nil : text
  }
}
