import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What stands in something that a real keyboard types into key by key, and how it may be changed.
package struct TypedLine {
  package var value: FieldValue
  /// Nothing is copied out of it, and where its words begin is not told.
  package var isSecure = false
  /// What it takes.
  package var keyboard = FieldKeyboard.text
  /// Line feeds are kept.
  package var isMultiline = false
  package var limit = TextLimit.line

  package init(
    value: FieldValue, isSecure: Bool = false, keyboard: FieldKeyboard = FieldKeyboard.text,
    isMultiline: Bool = false, limit: TextLimit = TextLimit.line
  ) {
    self.value = value
    self.isSecure = isSecure
    self.keyboard = keyboard
    self.isMultiline = isMultiline
    self.limit = limit
  }
}

/// What a key has made of it.
package struct TypedLineEdit {
  package var value: FieldValue
  /// Why it was not taken.
  package var refusal: TypingRefusal?
}

/// Why a text was not taken where it was typed.
package enum TypingRefusal {
  case tooLong(TextLimit)
  /// It has characters that such a field does not take.
  case foreign(FieldKeyboard)
}

extension AppRefusal {
  /// What an application is told of a text that was not taken.
  package init(_ refusal: TypingRefusal) {
    switch refusal {
    case .tooLong(let limit): self = .tooLong(limit)
    case .foreign(let keyboard): self.init("this field takes \(keyboard.taken)")
    }
  }

  /// The text would be longer than one may be.
  package static func tooLong(_ limit: TextLimit) -> AppRefusal {
    AppRefusal("a text takes at most \(limit.most) characters here")
  }
}
