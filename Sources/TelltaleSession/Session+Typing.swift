import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Focuses a field; where there is no keyboard to type with, shows one.
  mutating func openTyping(field: Int, in world: World) {
    guard dialog?.typing == nil else { return }
    let old = dialog?.focus
    dialog?.focus = .field(field)
    unmarkField(old, in: world)
    changed()
    guard let layout = world.keyboard, offersKeyboard(in: world) else {
      showsFocus = true
      return
    }
    dialog?.typing = TypingPage(field: field, layout: layout)
    dialog?.scrollOffset = 0
    dialog?.focus = .key(row: 0, column: 0)
    // Keys decide nothing, so no guard; but the next press has to see them first.
    place(in: world, guardMilliseconds: 0)
  }

  mutating func closeTyping(in world: World) {
    guard let field = dialog?.typing?.field else { return }
    if case .field(let path)? = dialog?.question.form {
      let value = dialog?.fields.first ?? FieldValue(text: "")
      dialog = nil
      finishTyping(path, value, in: world)
      showNext(in: world)
      if appTakesInput { screenIsBack(in: world) }
      return
    }
    dialog?.typing = nil
    dialog?.scrollOffset = 0
    dialog?.focus = .field(field)
    guard let guardTime = dialog?.alert.guardTime(world) else { return }
    // What decides lies under the finger again.
    place(in: world, guardMilliseconds: guardTime)
  }

  func offersKeyboard(in world: World) -> Bool {
    switch world.profile.keyboard.onScreen {
    case .never: false
    case .automatic: !devices.hasKeyboard
    case .always: true
    }
  }

  mutating func typeKey(row: Int, column: Int, in world: World) {
    guard let typing = dialog?.typing, let text = typing.text(row: row, column: column) else {
      return
    }
    dialog?.typing?.isShifted = false
    insert(text, in: world)
  }

  mutating func perform(_ function: KeyboardFunction, in world: World) {
    guard dialog?.typing != nil else { return }
    switch function {
    case .shift:
      dialog?.typing?.isShifted.toggle()
      place(in: world, guardMilliseconds: nil)
    case .page:
      dialog?.typing?.turnPage()
      place(in: world, guardMilliseconds: nil)
    case .letters:
      dialog?.typing?.switchLetters()
      place(in: world, guardMilliseconds: nil)
    case .space: insert(" ", in: world)
    case .newline: insert("\n", in: world)
    case .delete: edit(.deleteBackward, in: world)
    case .done: closeTyping(in: world)
    }
  }

  /// Takes a key of a real keyboard as typing, if a field has the focus; false if it is not that.
  mutating func typed(_ key: KeyPress, in world: World) -> Bool {
    guard let question = dialog?.question, let line = typedLine(in: world) else { return false }
    let isReturn = line.isMultiline && world.profile.inputMap.keys[key.code] == .confirm
    if isReturn, !isChord(key, world) {
      showsFocus = true
      insert("\n", in: world)
      return true
    }
    guard let edit = self.edit(line, by: key, context(for: question, in: world), in: world) else {
      return false
    }
    showsFocus = true
    if edit.isTaken { change(in: world) { $0 = edit.value } }
    return true
  }

  /// What typing goes to in a question; `nil` where that is nothing.
  private func typedLine(in world: World) -> TypedLine? {
    guard let dialog, case .field(let index)? = editedField, dialog.fields.indices.contains(index)
    else { return nil }
    var line = TypedLine(
      value: dialog.fields[index], isSecure: dialog.alert.fields[index].isSecure)
    if dialog.typing?.isMultiline == true {
      line.isMultiline = true
      line.limit = textLimit(in: world)
    }
    return line
  }

  /// What was marked in a field is not any more once the focus is elsewhere.
  mutating func unmarkField(_ control: ControlID?, in world: World) {
    guard case .field(let index)? = control, dialog?.focus != control,
      dialog?.fields.indices.contains(index) == true, dialog?.fields[index].anchor != nil
    else { return }
    dialog?.fields[index].anchor = nil
    place(in: world, guardMilliseconds: nil)
  }

  func isChord(_ key: KeyPress, _ world: World) -> Bool {
    !key.held.isDisjoint(with: EditingKey.control)
      || !key.held.isDisjoint(with: world.profile.inputMap.commandModifiers)
  }

  /// The field that typing goes to.
  private var editedField: ControlID? {
    guard let dialog else { return nil }
    if let typing = dialog.typing { return .field(typing.field) }
    if case .field? = dialog.focus { return dialog.focus }
    return nil
  }

  private mutating func insert(_ text: String, in world: World) {
    let isLong = dialog?.typing?.isMultiline == true
    let limit = isLong ? textLimit(in: world) : .line
    change(in: world) { value in value.insert(text, within: limit) }
  }

  private mutating func edit(_ key: EditingKey, in world: World) {
    change(in: world) { value in key.apply(to: &value) }
  }

  private mutating func change(in world: World, _ body: (inout FieldValue) -> Void) {
    guard case .field(let index)? = editedField, dialog?.fields.indices.contains(index) == true
    else { return }
    var value = dialog?.fields[index] ?? FieldValue(text: "")
    body(&value)
    dialog?.fields[index] = value
    place(in: world, guardMilliseconds: nil)
  }
}
