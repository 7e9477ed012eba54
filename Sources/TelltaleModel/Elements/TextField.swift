/// A line of text to be typed, in an alert (ALERT-TEXT-FIELDS-OPTIONAL) or in the content of a
/// screen or modal.
package struct TextField: Hashable, Sendable {
  package var id: String?
  package var placeholder: TextVariants?
  /// The text that stands in it at first.
  package var text: String
  /// The name under which the application updates the text; what was typed goes then.
  package var binding: String?
  /// True where it shows dots instead of what was typed.
  package var isSecure: Bool
  /// The keys that it is typed with, and the characters that it takes.
  package var keyboard: FieldKeyboard

  package init(
    id: String? = nil, placeholder: TextVariants? = nil, text: String = "",
    binding: String? = nil, isSecure: Bool = false, keyboard: FieldKeyboard = .text
  ) {
    self.id = id
    self.placeholder = placeholder
    self.text = text
    self.binding = binding
    self.isSecure = isSecure
    self.keyboard = keyboard
  }

  /// The name in an empty field where nothing else says one: its id as words.
  package var nameShown: String {
    let words = (id ?? "").map { "-_.".contains($0) ? " " : $0 }
    return words.prefix(1).map { $0.uppercased() }.joined() + String(words.dropFirst())
  }
}

/// The purpose of a field: the keys that come up for it on the screen, and the characters that it takes from any
/// keyboard.
package enum FieldKeyboard: String, Hashable, Sendable, CaseIterable {
  /// The letters of the language; anything is taken.
  case text
  /// Digits alone.
  case number
  /// Digits, and a point or a comma.
  case decimal
  /// The characters that telephone numbers are written with.
  case phone
  /// The characters that the plates of vehicles are written with: capitals, digits, spaces and hyphens.
  case plate

  /// Returns a text as it stands in such a field.
  ///
  /// - Returns: The text, in capitals for a plate.
  package func written(_ text: String) -> String { self == .plate ? text.uppercased() : text }

  /// Checks the characters of a text.
  ///
  /// - Parameter text: The text as it is to stand in the field.
  /// - Returns: True where all of it may stand there; an empty text may stand in any field.
  package func takes(_ text: String) -> Bool {
    self == .text || text.unicodeScalars.allSatisfy(takes)
  }

  private func takes(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.generalCategory == .decimalNumber { return true }
    switch self {
    case .text: return true
    case .number: return false
    // The Arabic decimal separator is one as well.
    case .decimal: return ".,\u{66B}".unicodeScalars.contains(scalar)
    case .phone: return "+*#()-./,; ".unicodeScalars.contains(scalar)
    case .plate: return scalar.properties.isAlphabetic || "- \u{B7}".unicodeScalars.contains(scalar)
    }
  }

  /// The characters that it takes, in words that stand after "takes".
  package var taken: String {
    switch self {
    case .text: "any text"
    case .number: "digits only"
    case .decimal: "digits with a point or a comma only"
    case .phone: "digits and the signs of telephone numbers only"
    case .plate: "letters, digits, spaces and hyphens only"
    }
  }
}
