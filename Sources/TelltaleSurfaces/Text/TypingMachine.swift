import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The machine for keys of a real keyboard, which edits what they type into: a line, or a text of several lines.
///
/// It knows neither where the text stands nor who is told of it. One clipboard serves all fields and texts.
package struct TypingMachine {
  package var map: InputMap
  /// The text that was copied last.
  package var clipboard: String

  /// Makes a machine for one key or more.
  ///
  /// - Parameters:
  ///   - map: The commands of keys on the platform.
  ///   - clipboard: The text that was copied last.
  package init(_ map: InputMap, clipboard: String = "") {
    (self.map, self.clipboard) = (map, clipboard)
  }

  /// The result of a key on a text of several lines.
  package enum TextEdit: Hashable, Sendable {
    /// The key is not for the text.
    case passed
    /// The key was for the text, and did nothing to it.
    case taken
    /// The caret moved, or something else is marked.
    case moved(FieldValue)
    case changed(FieldValue)
    /// The text would be too long.
    case refused
  }

  /// Tells whether a key is pressed with one that makes a command of it.
  ///
  /// - Parameter key: The key with those that are held.
  /// - Returns: True with Control, or with a modifier that the platform has for commands.
  package func isChord(_ key: KeyPress) -> Bool {
    !key.held.isDisjoint(with: EditingKey.control)
      || !key.held.isDisjoint(with: map.commandModifiers)
  }
}

// A line.
extension TypingMachine {
  /// Edits a line as a key does.
  ///
  /// - Parameters:
  ///   - line: The line as it stands.
  ///   - key: The key.
  ///   - isRightToLeft: Tells whether a paragraph is written from right to left.
  /// - Returns: The line after the key; `nil` where the key is not for typing.
  package mutating func edit(
    _ line: TypedLine, by key: KeyPress, isRightToLeft: (String) -> Bool
  ) -> TypedLineEdit? {
    let isChord = isChord(key)
    if isChord, let command = map.textKeys[key.code] { return edit(line, by: command) }
    var edit = TypedLineEdit(value: line.value)
    if let editing = EditingKey(rawValue: key.code), !isChord || editing.isMove {
      let isMirrored = isRightToLeft(line.shownParagraph)
      // Its words would tell something of what nobody is to read.
      let end = isChord && line.isSecure ? editing.end(isMirrored: isMirrored) : editing
      end.apply(
        to: &edit.value, marking: !key.held.isDisjoint(with: EditingKey.shift),
        isMirrored: isMirrored, byWords: isChord)
      return edit
    }
    return !isChord && key.isText ? line.typed(key.text) : nil
  }

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

// A text of several lines.
extension TypingMachine {
  /// Edits a text of several lines as a key does.
  ///
  /// - Parameters:
  ///   - text: The text as it stands.
  ///   - key: The key.
  ///   - limit: The largest length of the text.
  ///   - sight: Returns the view of the text; called only for a key that goes through its lines.
  /// - Returns: What became of the key and the text.
  package mutating func edit(
    _ text: OpenText, by key: KeyPress, within limit: TextLimit, sight: () -> TextSight?
  ) -> TextEdit {
    if isChord(key), let command = map.textKeys[key.code] {
      return edit(text, by: command, within: limit)
    }
    if let move = TextMove(rawValue: key.code) { return self.move(move, key, text, sight) }
    guard text.view.editing.isEditable, !isChord(key) else { return .passed }
    var value = text.value
    switch EditingKey(rawValue: key.code) {
    case .deleteBackward: value.deleteBackward()
    case .deleteForward: value.deleteForward()
    default:
      let isReturn = map.keys[key.code] == .confirm
      guard isReturn || key.isText else { return .passed }
      guard value.insert(isReturn ? "\n" : key.text, within: limit) else { return .refused }
    }
    return .changed(value)
  }

  private func move(
    _ move: TextMove, _ key: KeyPress, _ text: OpenText, _ sight: () -> TextSight?
  ) -> TextEdit {
    let editing = text.view.editing
    let isShifted = !key.held.isDisjoint(with: EditingKey.shift)
    let marking = isShifted && editing.isSelectable
    guard editing.hasCursor || marking, let sight = sight() else { return .passed }
    // Past the first line and the last one, the focus goes on; not by itself, while a key repeats.
    if !marking, move.leaves(text.value, sight.map) { return key.isRepeat ? .taken : .passed }
    var value = text.value
    move.apply(
      to: &value, sight.map, marking: marking, isFar: isChord(key),
      page: sight.page(around: value))
    return .moved(value)
  }

  private mutating func edit(
    _ text: OpenText, by command: TextCommand, within limit: TextLimit
  ) -> TextEdit {
    let editing = text.view.editing
    var value = text.value
    switch command {
    case .selectAll:
      guard editing.isSelectable else { return .passed }
      value.mark(0..<value.text.count)
      return .moved(value)
    case .copy:
      if let marked = value.markedText { clipboard = marked }
      return .taken
    case .cut:
      guard let marked = value.markedText else { return .taken }
      clipboard = marked
      guard editing.isEditable else { return .taken }
      value.delete(0..<0)
      return .changed(value)
    case .paste:
      guard editing.isEditable, !clipboard.isEmpty else {
        return editing.isEditable ? .taken : .passed
      }
      return value.insert(clipboard, within: limit) ? .changed(value) : .refused
    }
  }
}

extension TypedLine {
  /// Returns the line with a text inserted at its caret. A text that it does not take leaves it as it is.
  fileprivate func typed(_ text: String) -> TypedLineEdit {
    var edit = TypedLineEdit(value: value)
    if !keyboard.takes(text) {
      edit.refusal = .foreign(keyboard)
    } else if !edit.value.insert(keyboard.written(text), within: limit) {
      edit.refusal = .tooLong(limit)
    }
    return edit
  }

  /// The paragraph that decides which way arrows lead: the line that the caret is in, as it is shown.
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

  /// Returns the end that the key leads towards.
  fileprivate func end(isMirrored: Bool) -> EditingKey {
    switch self {
    case .left: isMirrored ? .end : .start
    case .right: isMirrored ? .start : .end
    case .start, .end, .deleteBackward, .deleteForward: self
    }
  }
}

extension String {
  /// The text with a space for each line feed.
  fileprivate var inOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
