import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The content of something that a real keyboard types into key by key, and the rules for changing it.
package struct TypedLine {
  package var value: FieldValue
  /// True where nothing is copied out of the line, and the places of its words are not told.
  package var isSecure = false
  /// The kind of text that the line takes.
  package var keyboard = FieldKeyboard.text
  /// True where line feeds are kept.
  package var isMultiline = false
  package var limit = TextLimit.line

  /// Keeps a line and its rules.
  ///
  /// - Parameters:
  ///   - value: The text and its caret.
  ///   - isSecure: True where nothing is copied out of the line, and the places of its words are not told.
  ///   - keyboard: The kind of text that it takes.
  ///   - isMultiline: True where line feeds are kept.
  ///   - limit: The largest length of the text.
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

/// The result of a key on a line.
package struct TypedLineEdit {
  package var value: FieldValue
  /// The reason why the text was not taken; `nil` where it was.
  package var refusal: TypingRefusal?
}

/// The reasons why a text is not taken where it is typed.
package enum TypingRefusal {
  case tooLong(TextLimit)
  /// The text has characters that such a field does not take.
  case foreign(FieldKeyboard)
}

extension AppRefusal {
  /// Words the reason for an application whose text was not taken.
  ///
  /// - Parameter refusal: The reason.
  package init(_ refusal: TypingRefusal) {
    switch refusal {
    case .tooLong(let limit): self = .tooLong(limit)
    case .foreign(let keyboard): self.init("this field takes \(keyboard.taken)")
    }
  }

  /// Refuses a text that would be longer than one may be.
  ///
  /// - Parameter limit: The largest length, which the message names.
  /// - Returns: The refusal for the application.
  package static func tooLong(_ limit: TextLimit) -> AppRefusal {
    AppRefusal("a text takes at most \(limit.most) characters here")
  }
}
