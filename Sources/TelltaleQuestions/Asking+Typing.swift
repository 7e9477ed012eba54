import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What is typed into a question, by keys of its page or by a keyboard.
extension Asking {
  /// Returns the line that typing goes to.
  ///
  /// - Parameters:
  ///   - focus: The control that has the focus; on the page with keys all typing goes to its field.
  ///   - limit: The largest length of a text of several lines.
  /// - Returns: `nil` where nothing can be typed.
  func typedLine(at focus: ControlID?, within limit: TextLimit) -> TypedLine? {
    guard let index = editedField(focus) else { return nil }
    let field = alert.fields[index]
    var line = TypedLine(
      value: fields[index], isSecure: field.isSecure, keyboard: field.keyboard)
    if typing?.isMultiline == true {
      line.isMultiline = true
      line.limit = limit
    }
    return line
  }

  /// Types what a key of the page writes.
  ///
  /// - Parameters:
  ///   - row: The row of the key, from the top.
  ///   - column: The place of the key in its row.
  ///   - limit: The largest length of a text of several lines.
  mutating func type(row: Int, column: Int, within limit: TextLimit) {
    guard let text = typing?.text(row: row, column: column) else { return }
    typing?.isShifted = false
    insert(text, within: limit)
  }

  /// Carries out the function of a key of the page.
  ///
  /// - Parameters:
  ///   - function: The function of the key.
  ///   - limit: The largest length of a text of several lines.
  /// - Returns: False for the key that ends the typing, which is left to the caller that shows the question.
  mutating func perform(_ function: KeyboardFunction, within limit: TextLimit) -> Bool {
    switch function {
    case .shift: typing?.isShifted.toggle()
    case .page: typing?.turnPage()
    case .letters: typing?.switchLetters()
    case .space: insert(" ", within: limit)
    case .newline: insert("\n", within: limit)
    case .delete:
      if let field = typing?.field { fields[field].deleteBackward() }
    case .reveal: typing?.isRevealed.toggle()
    case .done: return false
    }
    return true
  }

  private mutating func insert(_ text: String, within limit: TextLimit) {
    guard let typing else { return }
    fields[typing.field].insert(text, within: typing.isMultiline ? limit : .line)
  }
}

extension Asking {
  /// Replaces what was typed by what was delivered.
  ///
  /// - Parameters:
  ///   - name: The name that the text is bound to.
  ///   - data: The data that the application has delivered.
  ///   - delivered: Returns the text that stands now at a place of the screens, with the caret at a character; `nil`
  ///     where another text does.
  /// - Returns: False where no field is bound to the name.
  mutating func forgetTyped(
    boundTo name: String, _ data: AppData, _ delivered: (NodePath, Int) -> FieldValue?
  ) -> Bool {
    if case .field(let path) = question.form, let caret = fields.first?.caret {
      let value = delivered(path, caret)
      fields = value.map { [$0] } ?? fields
      return value != nil
    }
    var isChanged = false
    for (index, field) in alert.fields.enumerated() where field.binding == name {
      guard fields.indices.contains(index) else { continue }
      fields[index] = FieldValue(text: data.current(field), caret: fields[index].caret)
      isChanged = true
    }
    return isChanged
  }
}
