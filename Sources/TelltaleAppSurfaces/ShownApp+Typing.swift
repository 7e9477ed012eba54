import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What is typed on a screen.
extension ShownApp {
  /// Opens a field or a text for typing, selecting or reading.
  ///
  /// - Parameter path: The place of the element in the scene.
  /// - Returns: The field to be typed into on a page with keys; `nil` where no page is needed or
  ///   allowed.
  package mutating func openTyping(at path: NodePath) -> TextField? {
    switch app[holding: path].element(at: path)?.typing {
    case .line(let field):
      focus(on: .node(path))
      return openTyping(field, offered: true, at: path)
    case .text(let view):
      focus(on: .node(path))
      return openTyping(view, at: path)
    case .nothing, nil: return nil
    }
  }

  /// A text of several lines; one that is only read has the focus, and no more.
  private mutating func openTyping(_ view: TextView, at path: NodePath) -> TextField? {
    guard view.editing.isEditable else {
      glass.showsFocus = true
      arrived(at: path)
      return nil
    }
    // What is cut is not typed into.
    guard app.openText(at: path, limits: limits) != nil else {
      glass.tell(.refused(.tooLong(app.textLimit(in: environment))))
      return nil
    }
    let field = TextField(id: view.id, placeholder: app[holding: path].label(of: view.id))
    return openTyping(field, offered: view.editing.offersKeyboard, at: path)
  }

  private mutating func openTyping(
    _ field: TextField, offered: Bool, at path: NodePath
  ) -> TextField? {
    guard limits?.allowsTyping ?? true else {
      turnAlone { $0.refuseForMotion(.typing) }
      return nil
    }
    guard offered, environment.keyboard != nil,
      glass.offersKeyboard(for: field.keyboard, environment.profile.keyboard.onScreen)
    else {
      glass.showsFocus = true
      arrived(at: path)
      glass.changed()
      return nil
    }
    return field
  }

  /// Puts the text that was typed on a page with keys into the field of the screen, and tells the
  /// application.
  ///
  /// - Parameters:
  ///   - path: The place of the field in the scene.
  ///   - value: The text with its caret.
  package mutating func finishTyping(_ path: NodePath, _ value: FieldValue) {
    app.visits.type(value, at: path)
    glass.screenChanged()
    onScreen { $0.revealCaret(at: path) }
    turnAlone { $0.tellTyped() }
  }

  /// Handles a key of a hardware keyboard as typing.
  ///
  /// - Parameter key: The key that was pressed.
  /// - Returns: False where the element with the focus cannot be typed into, or the key is not for
  ///   typing.
  package mutating func typed(_ key: KeyPress) -> Bool {
    guard case .node(let path)? = glass.surfaces.ofScreen({ $0.focus }) else { return false }
    // In a modal Escape leaves that, at once.
    if environment.profile.inputMap.keys[key.code] == .escape, app.modal == nil,
      var value = app[holding: path].view.fields[path], value.marked != nil
    {
      value.anchor = nil
      onScreen { $0.show(value, at: path) }
      return true
    }
    if let text = app.openText(at: path, limits: limits) { return typed(key, in: text) }
    guard case .field(let field)? = app[holding: path].element(at: path) else { return false }
    return typed(key, in: field, at: path)
  }

  private mutating func typed(_ key: KeyPress, in field: TextField, at path: NodePath) -> Bool {
    let value = app[holding: path].view.fields[path] ?? FieldValue(text: app.data.current(field))
    let line = TypedLine(value: value, isSecure: field.isSecure, keyboard: field.keyboard)
    let context = glass.context(app.language, in: environment)
    guard let edit = glass.edit(line, by: key, context, in: environment) else { return false }
    let changes = edit.value.text != value.text || edit.refusal != nil
    if changes, limits?.allowsTyping == false {
      glass.tell(.refused(.typing))
    } else if let refusal = edit.refusal {
      glass.tell(.refused(AppRefusal(refusal)))
    } else {
      onScreen { $0.show(edit.value, at: path) }
    }
    return true
  }

  private mutating func typed(_ key: KeyPress, in text: OpenText) -> Bool {
    var machine = TypingMachine(environment.profile.inputMap, clipboard: glass.clipboard)
    let limit = app.textLimit(in: environment)
    let edit = machine.edit(text, by: key, within: limit) { sight(of: text) }
    glass.clipboard = machine.clipboard
    let allowsTyping = limits?.allowsTyping ?? true
    switch edit {
    case .passed: return false
    case .taken: break
    case .moved(let value): onScreen { $0.show(value, at: text.path) }
    // What is typed in a driving state that allows no typing goes nowhere.
    case .changed(let value) where allowsTyping: onScreen { $0.show(value, at: text.path) }
    case .changed: glass.tell(.refused(.typing))
    case .refused: glass.tell(.refused(allowsTyping ? .tooLong(limit) : .typing))
    }
    return true
  }

  private mutating func sight(of text: OpenText) -> TextSight? {
    let sight = onScreen { turn in
      turn.caretMap(of: text).map {
        TextSight(map: $0, height: turn.pixelsSeen(of: text.path))
      }
    }
    return sight ?? nil
  }
}

// Texts that hands mark.
extension ShownApp {
  /// Puts the caret where a finger or the pointer tapped.
  ///
  /// - Parameters:
  ///   - path: The place of the text in the scene.
  ///   - point: The tap, in pixels of the display.
  ///   - time: The moment of the tap, by which a second one is recognized.
  package mutating func tapText(at path: NodePath, _ point: PixelPoint, _ time: Instant) {
    guard onScreen({ $0.tapText(at: path, point) }) == true else { return }
    front?.tap = TextTap(path: path, point: point, time: time)
  }

  /// Selects a word where a press is the second one in a row on a text.
  ///
  /// - Parameter time: The moment of the press.
  package mutating func pressText(at time: Instant) {
    let profile = environment.profile
    guard glass.surfaces.ofScreen({ $0.isPressedAgain(at: time, profile) }) == true else { return }
    front?.tap = nil
    beginMarking(byWord: true)
  }

  /// Begins to select from the position of the press.
  ///
  /// - Parameter byWord: True to begin with the word there, false to begin with nothing.
  package mutating func beginMarking(byWord: Bool) {
    guard let press = front?.press, case .node(let path)? = press.control, let start = press.start,
      let marked = onScreen({ $0.beginMarking(at: path, from: start, byWord: byWord) }),
      let first = marked
    else { return }
    front?.press?.isHeld = true
    front?.press?.marking = first
  }

  /// Extends the selection to the position of the finger or the pointer.
  ///
  /// - Parameter point: The position, in pixels of the display.
  /// - Returns: False where the press selects nothing.
  package mutating func mark(to point: PixelPoint) -> Bool {
    settle()
    guard let press = front?.press, let first = press.marking,
      case .node(let path)? = press.control
    else { return false }
    return onScreen { $0.mark(at: path, from: first, to: point) } ?? false
  }
}

extension AppRefusal {
  package static let typing = AppRefusal("typing is not allowed in this driving state")
}
