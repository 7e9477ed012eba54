import TelltaleApp
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Types into a field of a screen: with the keyboard that is there, else on the page with keys.
  mutating func openTyping(_ field: TextField, at path: NodePath, in world: World) {
    focusOnScreen(.node(path), in: world)
    openTyping(field, offered: true, at: path, in: world)
  }

  /// The same with a text of several lines; one that is only read has the focus, and no more.
  mutating func openTyping(_ view: TextView, at path: NodePath, in world: World) {
    focusOnScreen(.node(path), in: world)
    guard view.editing.isEditable else {
      showsFocus = true
      return goToCaret(at: path, in: world)
    }
    // What is cut is not typed into.
    guard openText(at: path, in: world) != nil else {
      return tell(.refused(.tooLong(textLimit(in: world))))
    }
    let title = app?.current.elements.lazy.compactMap { $0.element.label(of: view.id) }.first
    let field = TextField(id: view.id, placeholder: title)
    openTyping(field, offered: view.editing.offersKeyboard, at: path, in: world)
  }

  private mutating func openTyping(
    _ field: TextField, offered: Bool, at path: NodePath, in world: World
  ) {
    guard limits(in: world)?.allowsTyping ?? true else {
      return turn(in: world) { $0.refuseForMotion(.typing) }
    }
    guard offered, world.keyboard != nil, offersKeyboard(for: field.keyboard, in: world),
      let app
    else {
      showsFocus = true
      goToCaret(at: path, in: world)
      return changed()
    }
    let alert = Alert(title: field.placeholder ?? "", buttons: [], fields: [field])
    ask(
      Question(
        id: questions.nextOpened(), alert: alert, language: app.language, form: .field(path)),
      in: world)
  }

  /// Takes a key of a real keyboard as typing, if a field of the screen has the focus.
  mutating func typedOnScreen(_ key: KeyPress, in world: World) -> Bool {
    guard case .node(let path)? = screen?.focus else { return false }
    // In a modal Escape leaves that, at once.
    if world.profile.inputMap.keys[key.code] == .escape, app?.modal == nil,
      var value = app?.current.view.fields[path], value.marked != nil
    {
      value.anchor = nil
      show(value, at: path, in: world)
      return true
    }
    if let text = openText(at: path, in: world) { return typed(key, in: text, in: world) }
    guard case .field(let field)? = app?.current.element(at: path) else { return false }
    return typed(key, in: field, at: path, in: world)
  }

  private mutating func typed(
    _ key: KeyPress, in field: TextField, at path: NodePath, in world: World
  ) -> Bool {
    guard let app else { return false }
    let value = app.current.view.fields[path] ?? FieldValue(text: app.data.current(field))
    let line = TypedLine(
      value: value, isSecure: field.isSecure, keyboard: field.keyboard)
    guard let edit = self.edit(line, by: key, context(for: app, in: world), in: world) else {
      return false
    }
    let changes = edit.value.text != value.text || edit.refusal != nil
    if changes, limits(in: world)?.allowsTyping == false {
      tell(.refused(.typing))
    } else if let refusal = edit.refusal {
      tell(.refused(AppRefusal(refusal)))
    } else {
      show(edit.value, at: path, in: world)
    }
    return true
  }

  /// The page with keys shows what the application has delivered, as the screen would without it.
  mutating func forgetTypedOnPage(boundTo name: String, in world: World) {
    let app = app
    if asking?.forgetTyped(boundTo: name, app) == true { questionChanged() }
    for number in questions.shown.keys.sorted() where number != surfaces.questionNumber {
      guard questions.shown[number]?.forgetTyped(boundTo: name, app) == true else { continue }
      surfaces.forEachCovered { if $0.question?.number == number { $0.isStale = true } }
    }
  }

  /// What was typed on the page stands in the screen's field from now on.
  mutating func finishTyping(_ path: NodePath, _ value: FieldValue, in world: World) {
    app?.visits.type(value, at: path)
    appChanged()
    revealCaret(at: path, in: world)
    turn(in: world) { $0.tellTyped() }
  }
}

extension Asking {
  /// True for the page of a text of that name, which is now as it was delivered.
  fileprivate mutating func forgetTyped(boundTo name: String, _ app: AppState?) -> Bool {
    guard let app else { return false }
    guard case .field(let path) = question.form, let caret = fields.first?.caret else {
      return forgetTypedInAlert(boundTo: name, app)
    }
    switch app.visits.typedElement(at: path)?.typing {
    case .text(let text):
      guard text.text.binding == name else { return false }
      fields = [FieldValue(text, in: app.data, caret: caret)]
    case .line(let field):
      guard field.binding == name else { return false }
      fields = [FieldValue(text: app.data.current(field), caret: caret)]
    case .nothing, nil: return false
    }
    return true
  }
}

extension Asking {
  /// True for an alert with a field of that name, which is now as it was delivered.
  private mutating func forgetTypedInAlert(boundTo name: String, _ app: AppState) -> Bool {
    var isChanged = false
    for (index, field) in alert.fields.enumerated() where field.binding == name {
      guard fields.indices.contains(index) else { continue }
      fields[index] = FieldValue(text: app.data.current(field), caret: fields[index].caret)
      isChanged = true
    }
    return isChanged
  }
}

extension Element {
  /// The text of a label that names the element of an id.
  fileprivate func label(of id: String?) -> TextVariants? {
    guard let id, case .label(let label) = self, label.target == id else { return nil }
    return TextVariants(label.text.content)
  }
}
