import TelltaleModel

/// The values of a range as people read them in a language, with their unit.
struct Figure {
  private let value: RangedValue
  private let language: Language

  init(_ value: RangedValue, in language: Language) {
    (self.value, self.language) = (value, language)
  }

  /// The value after so many steps: `21,5 °C`, `−4`, `40%`.
  func words(at step: Int) -> String {
    let plain = AdjustedRange(value, at: .root, step: step).value(at: step)
    let number = String(
      plain.map { sign -> Character in
        switch sign {
        case ".": language.decimalMark
        case "-": "−"
        default: sign
        }
      })
    guard let unit = value.unit?.string, !unit.isEmpty else { return number }
    // What is no word stands close to its number; both stay on one line.
    return unit == "%" || unit == "°" ? number + unit : number + "\u{A0}" + unit
  }

  func content(at step: Int) -> TextContent { TextContent(words(at: step)) }

  /// The room that any value of the range needs: its ends, and those beside them, which may have more digits.
  ///
  /// - Parameters:
  ///   - step: where the value stands now.
  ///   - width: of a text, in pixels.
  /// - Returns: Pixels.
  func width(at step: Int, _ width: (TextContent) -> Int) -> Int {
    let steps = [0, 1, value.steps - 1, value.steps, step].map { min(max(0, $0), value.steps) }
    return Set(steps).map { width(content(at: $0)) }.max() ?? 0
  }
}

extension Language {
  /// What stands between a whole number and its fraction.
  fileprivate var decimalMark: Character { Self.commas.contains(primary) ? "," : "." }

  /// Those that write 21,5 (CLDR).
  private static let commas: Set<String> = [
    "af", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "gl", "hr",
    "hu", "hy", "id", "is", "it", "ka", "kk", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl", "pt",
    "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]
}
