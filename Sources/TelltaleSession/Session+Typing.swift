import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Focuses a field; where there is no keyboard to type with, shows one.
  mutating func openTyping(field: Int, in world: World) {
    guard asking?.typing == nil else { return }
    focusInQuestion(.field(field), in: world)
    let keyboard = asking?.alert.fields[field].keyboard ?? .text
    guard let letters = world.keyboard, offersKeyboard(for: keyboard, in: world) else {
      showsFocus = true
      return
    }
    let pad = keyboard.pad
    asking?.typing = TypingPage(field: field, layout: pad ?? letters)
    asking?.offset = 0
    front?.focus = .key(row: 0, column: 0)
    // Keys decide nothing, so no guard; but the next press has to see them first.
    guardQuestion(milliseconds: 0)
  }

  mutating func closeTyping(in world: World) {
    guard let asking, let field = asking.typing?.field else { return }
    if case .field(let path) = asking.question.form {
      closeQuestion()
      finishTyping(path, asking.fields.first ?? FieldValue(text: ""), in: world)
      showNext(in: world)
      if takesScreenInput { screenIsBack(in: world) }
      // The text size may have changed meanwhile.
      if showsFocus { reveal(at: clock.now, in: world) }
      return
    }
    self.asking?.typing = nil
    self.asking?.offset = 0
    front?.focus = .field(field)
    // What decides lies under the finger again.
    guardQuestion(milliseconds: asking.alert.guardTime(world))
  }

  func offersKeyboard(for field: FieldKeyboard, in world: World) -> Bool {
    switch world.profile.keyboard.onScreen {
    case .never: false
    case .automatic: !devices.hasKeyboard(for: field)
    case .always: true
    }
  }

  mutating func typeKey(row: Int, column: Int, in world: World) {
    guard let typing = asking?.typing, let text = typing.text(row: row, column: column) else {
      return
    }
    asking?.typing?.isShifted = false
    insert(text, in: world)
  }

  mutating func perform(_ function: KeyboardFunction, in world: World) {
    guard asking?.typing != nil else { return }
    switch function {
    case .shift:
      asking?.typing?.isShifted.toggle()
      questionChanged()
    case .page:
      asking?.typing?.turnPage()
      questionChanged()
    case .letters:
      asking?.typing?.switchLetters()
      questionChanged()
    case .space: insert(" ", in: world)
    case .newline: insert("\n", in: world)
    case .delete: edit(.deleteBackward, in: world)
    case .done: closeTyping(in: world)
    }
  }

  /// Takes a key of a real keyboard as typing, if what has the focus can be typed into; false if it is
  /// not that.
  mutating func typed(_ key: KeyPress, in world: World) -> Bool {
    !surfaces.isAsking ? typedOnScreen(key, in: world) : typedInQuestion(key, in: world)
  }

  private mutating func typedInQuestion(_ key: KeyPress, in world: World) -> Bool {
    guard let question = asking?.question, let line = typedLine(in: world) else { return false }
    let isReturn = line.isMultiline && world.profile.inputMap.keys[key.code] == .confirm
    if isReturn, !TypingMachine(world.profile.inputMap).isChord(key) {
      showsFocus = true
      insert("\n", in: world)
      return true
    }
    guard let edit = self.edit(line, by: key, context(for: question, in: world), in: world) else {
      return false
    }
    showsFocus = true
    if let refusal = edit.refusal {
      tell(.refused(AppRefusal(refusal)))
    } else {
      change(in: world) { $0 = edit.value }
    }
    return true
  }

  /// What typing goes to in a question; `nil` where that is nothing.
  private func typedLine(in world: World) -> TypedLine? {
    guard let asking, let index = asking.editedField(front?.focus) else { return nil }
    let field = asking.alert.fields[index]
    var line = TypedLine(
      value: asking.fields[index], isSecure: field.isSecure, keyboard: field.keyboard)
    if asking.typing?.isMultiline == true {
      line.isMultiline = true
      line.limit = textLimit(in: world)
    }
    return line
  }

  /// Gives the focus to a control of the question; what was marked in the field that had it is not any
  /// more.
  mutating func focusInQuestion(_ control: ControlID, in world: World) {
    var old: ControlID?
    surfaces.changeFront { surface in
      old = surface.focus
      surface.focus = control
    }
    changed()
    guard case .field(let index)? = old, old != control, asking?.fields[index].anchor != nil else {
      return
    }
    asking?.fields[index].anchor = nil
    questionChanged()
  }

  /// Takes a key of a real keyboard for what it types into; `nil` where the key is not for that.
  mutating func edit(
    _ line: TypedLine, by key: KeyPress, _ context: LayoutContext, in world: World
  ) -> TypedLineEdit? {
    var machine = TypingMachine(world.profile.inputMap, clipboard: clipboard)
    defer { clipboard = machine.clipboard }
    return machine.edit(line, by: key, isRightToLeft: context.writesRightToLeft)
  }

  private mutating func insert(_ text: String, in world: World) {
    let isLong = asking?.typing?.isMultiline == true
    let limit = isLong ? textLimit(in: world) : .line
    change(in: world) { value in value.insert(text, within: limit) }
  }

  private mutating func edit(_ key: EditingKey, in world: World) {
    change(in: world) { value in key.apply(to: &value) }
  }

  private mutating func change(in world: World, _ body: (inout FieldValue) -> Void) {
    guard var value = typedLine(in: world)?.value, let index = asking?.editedField(front?.focus)
    else { return }
    body(&value)
    asking?.fields[index] = value
    questionChanged()
  }
}
