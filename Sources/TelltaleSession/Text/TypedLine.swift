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

  /// What a text makes of it where its mark stands; what it does not take leaves it as it is.
  fileprivate func typed(_ text: String) -> TypedLineEdit {
    var edit = TypedLineEdit(value: value)
    if !keyboard.takes(text) {
      edit.refusal = .foreign(keyboard)
    } else if !edit.value.insert(text, within: limit) {
      edit.refusal = .tooLong(limit)
    }
    return edit
  }
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

extension Session {
  /// Takes a key of a real keyboard for what it types into; `nil` where the key is not for that.
  mutating func edit(
    _ line: TypedLine, by key: KeyPress, _ context: LayoutContext, in world: World
  ) -> TypedLineEdit? {
    let isChord = isChord(key, world)
    if isChord, let command = world.profile.inputMap.textKeys[key.code] {
      return edit(line, by: command)
    }
    var edit = TypedLineEdit(value: line.value)
    if let editing = EditingKey(rawValue: key.code), !isChord || editing.isMove {
      let isMirrored = context.writesRightToLeft(line.shownParagraph)
      // Its words would tell something of what nobody is to read.
      let end = isChord && line.isSecure ? editing.end(isMirrored: isMirrored) : editing
      end.apply(
        to: &edit.value, marking: !key.held.isDisjoint(with: EditingKey.shift),
        isMirrored: isMirrored, byWords: isChord)
      return edit
    }
    return !isChord && key.isText ? line.typed(key.text) : nil
  }

  /// One clipboard serves all fields and texts.
  private mutating func edit(_ line: TypedLine, by command: TextCommand) -> TypedLineEdit {
    var edit = TypedLineEdit(value: line.value)
    switch command {
    case .selectAll: edit.value.mark(0..<line.value.text.count)
    case .copy, .cut:
      guard !line.isSecure, let marked = line.value.markedText else { break }
      clipboard = marked
      if command == .cut { edit.value.delete(0..<0) }
    case .paste:
      guard !clipboard.isEmpty else { break }
      edit = line.typed(line.isMultiline ? clipboard : clipboard.inOneLine)
    }
    return edit
  }
}

extension TypedLine {
  /// What decides on which way arrows lead: the line that the typing mark is in, as it is shown.
  fileprivate var shownParagraph: String {
    // Dots go the way of the language, as an empty field does.
    if isSecure { return "" }
    let before = value.text.prefix(value.caret).lastIndex(where: \.isNewline)
    let rest = before.map { value.text[value.text.index(after: $0)...] } ?? value.text[...]
    return String(rest.prefix { !$0.isNewline })
  }
}

extension EditingKey {
  fileprivate var isMove: Bool { self != .deleteBackward && self != .deleteForward }

  /// The end that it leads towards.
  fileprivate func end(isMirrored: Bool) -> EditingKey {
    switch self {
    case .left: isMirrored ? .end : .start
    case .right: isMirrored ? .start : .end
    case .start, .end, .deleteBackward, .deleteForward: self
    }
  }
}

extension String {
  /// With a space for each line feed.
  fileprivate var inOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
