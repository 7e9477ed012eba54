import TelltaleGraphics

/// Puts a code together that a scanner sends key by key, as if it were typed.
package struct ScannedCode: Hashable, Sendable {
  /// Scanners that end no code with Enter or Tab pause after it, in milliseconds.
  package static let pauseMilliseconds = 150
  /// Longer ones are cut; the longest that are printed (Aztec) hold 3,832 digits.
  package static let longest = 4096

  private var text = ""
  private var latest: Instant?

  package init() {}

  /// When what has come so far is the whole code; `nil` while nothing has come.
  package var deadline: Instant? {
    text.isEmpty ? nil : latest?.advanced(byMilliseconds: Self.pauseMilliseconds)
  }

  /// Takes a key, with what it types; gives the code that it ends.
  package mutating func take(_ key: KeyPress, at time: Instant) -> String? {
    guard !key.isRepeat else { return nil }
    latest = time
    // KEY_ENTER, KEY_KPENTER, KEY_TAB.
    if [28, 96, 15].contains(key.code) { return finish() }
    if text.utf8.count < Self.longest { text += key.text }
    return nil
  }

  /// The code, if its pause is over.
  package mutating func due(at time: Instant) -> String? {
    guard let deadline, time >= deadline else { return nil }
    return finish()
  }

  private mutating func finish() -> String? {
    defer { text = "" }
    return text.isEmpty ? nil : text
  }
}
