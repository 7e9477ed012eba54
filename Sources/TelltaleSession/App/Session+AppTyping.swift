import TelltaleInput
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Types into a field of a screen: with the keyboard that is there, else on the page with keys.
  mutating func openTyping(_ field: TextField, at path: NodePath, in world: World) {
    guard limits(in: world)?.allowsTyping ?? true else {
      return tell(.refused(AppRefusal("no typing in this driving state")))
    }
    guard world.keyboard != nil, offersKeyboard(in: world), let app else {
      showsFocus = true
      return changed()
    }
    let value = app.current.view.fields[path] ?? FieldValue(text: field.text)
    var shown = field
    shown.text = value.text
    opened += 1
    let alert = Alert(title: field.placeholder ?? "", buttons: [], fields: [shown])
    ask(
      Question(number: -opened, alert: alert, language: app.language, form: .field(path)),
      in: world)
  }

  /// Takes a key of a real keyboard as typing, if a field of the screen has the focus.
  mutating func typedOnScreen(_ key: KeyPress, in world: World) -> Bool {
    guard case .node(let path)? = app?.surface.focus,
      case .field(let field)? = app?.element(at: path), !isChord(key, world)
    else { return false }
    var value = app?.current.view.fields[path] ?? FieldValue(text: field.text)
    if let edit = EditingKey(rawValue: key.code) {
      edit.apply(to: &value)
    } else if key.isText {
      value.insert(key.text)
    } else {
      return false
    }
    guard limits(in: world)?.allowsTyping ?? true else { return true }
    showsFocus = true
    app?.current.view.fields[path] = value
    placeApp(in: world)
    return true
  }

  /// What was typed on the page stands in the screen's field from now on.
  mutating func finishTyping(_ path: NodePath, _ value: FieldValue, in world: World) {
    app?.type(value, at: path)
    placeApp(in: world)
  }
}

extension AppState {
  /// The screen of the field may have been left meanwhile; it is looked for from the top down.
  fileprivate mutating func type(_ value: FieldValue, at path: NodePath) {
    if let index = modal?.visits.lastIndex(where: { $0.has(path) }) {
      modal?.visits[index].view.fields[path] = value
    } else if let index = stacks[selected].lastIndex(where: { $0.has(path) }) {
      stacks[selected][index].view.fields[path] = value
    }
  }
}

extension ScreenVisit {
  fileprivate func has(_ path: NodePath) -> Bool { elements.contains { $0.path == path } }
}
