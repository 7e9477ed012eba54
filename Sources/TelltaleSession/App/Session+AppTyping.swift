import TelltaleApp
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Goes to what stands in an element, to type, to mark or to read.
  mutating func openTyping(at path: NodePath, in world: World) {
    switch app?.current.element(at: path)?.typing {
    case .line(let field):
      focusOnScreen(.node(path))
      openTyping(field, offered: true, at: path, in: world)
    case .text(let view):
      focusOnScreen(.node(path))
      openTyping(view, at: path, in: world)
    case .nothing, nil: return
    }
  }

  /// A text of several lines; one that is only read has the focus, and no more.
  private mutating func openTyping(_ view: TextView, at path: NodePath, in world: World) {
    guard view.editing.isEditable else {
      showsFocus = true
      return goToCaret(at: path, in: world)
    }
    // What is cut is not typed into.
    guard openText(at: path, in: world) != nil else {
      return tell(.refused(.tooLong(textLimit(in: world))))
    }
    let field = TextField(id: view.id, placeholder: app?.current.label(of: view.id))
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
      onScreen(in: world) { $0.show(value, at: path) }
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
      onScreen(in: world) { $0.show(edit.value, at: path) }
    }
    return true
  }

  /// Takes a key of a real keyboard for the text that has the focus; false if it is not for that.
  private mutating func typed(_ key: KeyPress, in text: OpenText, in world: World) -> Bool {
    var machine = TypingMachine(world.profile.inputMap, clipboard: clipboard)
    let limit = textLimit(in: world)
    let edit = machine.edit(text, by: key, within: limit) {
      onScreen(in: world) { turn in
        turn.caretMap(of: text).map {
          TextSight(map: $0, height: turn.pixelsSeen(of: text.path))
        }
      } ?? nil
    }
    clipboard = machine.clipboard
    let allowsTyping = limits(in: world)?.allowsTyping ?? true
    switch edit {
    case .passed: return false
    case .taken: break
    case .moved(let value): onScreen(in: world) { $0.show(value, at: text.path) }
    // What is typed in a driving state that allows no typing goes nowhere.
    case .changed(let value) where allowsTyping:
      onScreen(in: world) { $0.show(value, at: text.path) }
    case .changed: tell(.refused(.typing))
    case .refused: tell(.refused(allowsTyping ? .tooLong(limit) : .typing))
    }
    return true
  }

  /// What a text may come to by typing: what any text may hold, and no more than is shown.
  func textLimit(in world: World) -> TextLimit {
    var limit = TextLimit.text
    limit.characters = limits(in: world)?.textLength
    return limit
  }

  /// The page with keys shows what the application has delivered, as the screen would without it.
  mutating func forgetTypedOnPage(boundTo name: String) {
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
    onScreen(in: world) { $0.revealCaret(at: path) }
    turn(in: world) { $0.tellTyped() }
  }
}

extension Asking {
  /// True for the page of a text of that name, or an alert with a field of it, which is now as it was delivered.
  fileprivate mutating func forgetTyped(boundTo name: String, _ app: AppState?) -> Bool {
    guard let app else { return false }
    if case .field(let path) = question.form, let caret = fields.first?.caret {
      let value = app.visits.delivered(at: path, boundTo: name, caret: caret, app.data)
      fields = value.map { [$0] } ?? fields
      return value != nil
    }
    var isChanged = false
    for (index, field) in alert.fields.enumerated() where field.binding == name {
      guard fields.indices.contains(index) else { continue }
      fields[index] = FieldValue(text: app.data.current(field), caret: fields[index].caret)
      isChanged = true
    }
    return isChanged
  }
}

extension AppRefusal {
  init(_ refusal: TypingRefusal) {
    switch refusal {
    case .tooLong(let limit): self = .tooLong(limit)
    case .foreign(let keyboard): self.init("this field takes \(keyboard.taken)")
    }
  }

  static let typing = AppRefusal("typing is not allowed in this driving state")

  static func tooLong(_ limit: TextLimit) -> AppRefusal {
    AppRefusal("a text here takes at most \(limit.most) characters here")
  }
}
