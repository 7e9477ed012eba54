import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What stands in something that a real keyboard types into key by key, and how it may be changed.
struct TypedLine {
  var value: FieldValue
  /// Nothing is copied out of it, and where its words begin is not told.
  var isSecure = false
  /// What it takes.
  var keyboard = FieldKeyboard.text
  /// Line feeds are kept.
  var isMultiline = false
  var limit = TextLimit.line
}

/// What a key has made of it.
struct TypedLineEdit {
  var value: FieldValue
  /// Why it was not taken.
  var refusal: TypingRefusal?
}

/// Why a text was not taken where it was typed.
enum TypingRefusal {
  case tooLong(TextLimit)
  /// It has characters that such a field does not take.
  case foreign(FieldKeyboard)
}
