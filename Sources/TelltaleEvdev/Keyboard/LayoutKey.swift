import TelltaleModel

/// A key of a real keyboard.
struct LayoutKey {
  var cap: KeyCap
  /// The texts with AltGr, and with Shift and AltGr.
  var others: [String]

  /// The digit on it, with any other key held.
  var digit: String? { ([cap.plain, cap.shifted] + others).first(where: \.isDigit) }
}

extension String {
  /// True for characters of words.
  var isLetter: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .titlecaseLetter,
        .nonspacingMark, .spacingMark:
        true
      default: false
      }
    }
  }

  var isDigit: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber }
  }

  var isCurrency: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
  }

  var isSmallLetter: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .lowercaseLetter }
  }

  /// The capital of a small letter, if it is a single letter and another one.
  var capital: String? {
    let capital = uppercased()
    return isSmallLetter && capital != self && capital.count == 1 ? capital : nil
  }
}
