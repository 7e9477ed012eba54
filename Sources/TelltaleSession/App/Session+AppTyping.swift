import TelltaleInput
import TelltaleLayout
import TelltaleModel

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
      return
    }
    // What is cut is not typed into.
    guard openText(at: path, in: world) != nil else {
      return tell(.refused(.tooLong(longestText(in: world))))
    }
    let title = app?.elements.lazy.compactMap { $0.element.label(of: view.id) }.first
    let field = TextField(id: view.id, placeholder: title)
    openTyping(field, offered: view.editing.offersKeyboard, at: path, in: world)
  }

  private mutating func openTyping(
    _ field: TextField, offered: Bool, at path: NodePath, in world: World
  ) {
    guard limits(in: world)?.allowsTyping ?? true else {
      return tell(.refused(.typing))
    }
    guard offered, world.keyboard != nil, offersKeyboard(in: world), let app else {
      showsFocus = true
      return changed()
    }
    opened += 1
    let alert = Alert(title: field.placeholder ?? "", buttons: [], fields: [field])
    ask(
      Question(number: -opened, alert: alert, language: app.language, form: .field(path)),
      in: world)
  }

  /// Takes a key of a real keyboard as typing, if a field of the screen has the focus.
  mutating func typedOnScreen(_ key: KeyPress, in world: World) -> Bool {
    guard case .node(let path)? = app?.surface.focus else { return false }
    if let text = openText(at: path, in: world) { return typed(key, in: text, in: world) }
    guard case .field(let field)? = app?.element(at: path), !isChord(key, world)
    else { return false }
    var value = app?.current.view.fields[path] ?? FieldValue(text: field.text)
    if let edit = EditingKey(rawValue: key.code) {
      edit.apply(to: &value)
    } else if key.isText {
      value.insert(key.text)
    } else {
      return false
    }
    guard limits(in: world)?.allowsTyping ?? true else {
      tell(.refused(.typing))
      return true
    }
    showsFocus = true
    app?.current.view.fields[path] = value
    placeApp(in: world)
    return true
  }

  /// What was typed on the page stands in the screen's field from now on.
  mutating func finishTyping(_ path: NodePath, _ value: FieldValue, in world: World) {
    app?.type(value, at: path)
    placeApp(in: world)
    revealCaret(at: path, in: world)
    tellTyped()
  }

  /// Tells what was typed on the screen since it was told last; what is typed in a modal is told when
  /// it closes.
  mutating func tellTyped() {
    guard let app, app.modal == nil else { return }
    let visit = app.visit
    for path in visit.view.fields.keys.sorted(by: { $0.description < $1.description }) {
      guard let typed = visit.typed(at: path, app.data),
        typed.text != visit.told[path] ?? typed.first
      else { continue }
      self.app?.visit.told[path] = typed.text
      tell(.typed(screen: visit.name, control: typed.name, text: typed.text))
    }
  }
}

extension Element {
  /// The text of a label that names the element of an id.
  fileprivate func label(of id: String?) -> TextVariants? {
    guard let id, case .label(let label) = self, label.target == id else { return nil }
    return TextVariants(label.text.content)
  }
}

extension AppState {
  /// What stands in a field or a text of the screens; it is looked for from the top down.
  func fieldValue(at path: NodePath) -> FieldValue? {
    let visits = (modal?.visits ?? []) + stacks[selected]
    return visits.lazy.compactMap { visit in
      visit.element(at: path).flatMap { visit.value(of: $0, at: path, self.data) }
    }.first
  }

  /// The screen of the field may have been left meanwhile; it is looked for from the top down.
  fileprivate mutating func type(_ value: FieldValue, at path: NodePath) {
    if let index = modal?.visits.lastIndex(where: { $0.element(at: path) != nil }) {
      modal?.visits[index].view.fields[path] = value
    } else if let index = stacks[selected].lastIndex(where: { $0.element(at: path) != nil }) {
      stacks[selected][index].view.fields[path] = value
    }
  }
}
