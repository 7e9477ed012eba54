import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// A text view that people can do something to, and what stands in it now.
struct OpenText {
  var path: NodePath
  var view: TextView
  var value: FieldValue
}

extension Session {
  /// The text at a place of the screen, where it is more than read. What a driving state cuts is not.
  func openText(at path: NodePath, in world: World) -> OpenText? {
    guard let app, case .textView(let view)? = app.element(at: path), view.editing.takesFocus
    else { return nil }
    let value = app.current.view.fields[path] ?? FieldValue(view, in: app.data)
    if let most = limits(in: world)?.textLength, value.text.count > most { return nil }
    return OpenText(path: path, view: view, value: value)
  }

  /// Where the typing mark can stand in it; `nil` where it is not placed.
  func caretMap(of text: OpenText, in world: World) -> CaretMap? {
    guard let app, let placed = screen?.placement.text(text.path) else { return nil }
    return app.setting(limits: limits(in: world)).caretMap(
      of: text.view, placed, in: context(for: app, in: world))
  }

  /// Takes a key of a real keyboard for the text that has the focus; false if it is not for that.
  mutating func typed(_ key: KeyPress, in text: OpenText, in world: World) -> Bool {
    if isChord(key, world), let command = world.profile.inputMap.textKeys[key.code] {
      return perform(command, on: text, in: world)
    }
    if let move = TextMove(rawValue: key.code) { return self.move(move, key, text, in: world) }
    guard text.view.editing.isEditable, !isChord(key, world) else { return false }
    var value = text.value
    let isReturn = world.profile.inputMap.keys[key.code] == .confirm
    let limit = textLimit(in: world)
    var isTaken = true
    switch EditingKey(rawValue: key.code) {
    case .deleteBackward: value.deleteBackward()
    case .deleteForward: value.deleteForward()
    default:
      guard isReturn || key.isText else { return false }
      isTaken = value.insert(isReturn ? "\n" : key.text, within: limit)
    }
    change(text, to: value, isTaken: isTaken, in: world)
    return true
  }

  /// What a text may come to by typing: what any text may hold, and no more than is shown.
  func textLimit(in world: World) -> TextLimit {
    var limit = TextLimit.text
    limit.characters = limits(in: world)?.textLength
    return limit
  }

  private mutating func move(
    _ move: TextMove, _ key: KeyPress, _ text: OpenText, in world: World
  ) -> Bool {
    let editing = text.view.editing
    let isShifted = !key.held.isDisjoint(with: EditingKey.shift)
    let marking = isShifted && editing.isSelectable
    guard editing.hasCursor || marking, let map = caretMap(of: text, in: world) else {
      return false
    }
    // Past the first line and the last one, the focus goes on; not by itself, while a key repeats.
    if !marking, move.leaves(text.value, map) { return key.isRepeat }
    var value = text.value
    let page = pixelsSeen(of: text.path) / max(1, map.lines[map.line(of: value)].height)
    move.apply(
      to: &value, map, marking: marking, isFar: isChord(key, world), page: max(1, page))
    show(value, at: text.path, in: world)
    return true
  }

  /// The height of the window that a text is seen in at once: its own, or what is around it.
  private func pixelsSeen(of path: NodePath) -> Int {
    guard let placement = screen?.placement else { return 0 }
    let windows = [path, placement.control(.node(path))?.area].compactMap { $0 }
      .compactMap { placement.area($0)?.viewport.height }
    return windows.min() ?? placement.frame.height
  }

  /// One clipboard serves all texts of the app.
  private mutating func perform(
    _ command: TextCommand, on text: OpenText, in world: World
  ) -> Bool {
    let editing = text.view.editing
    var value = text.value
    switch command {
    case .selectAll:
      guard editing.isSelectable else { return false }
      value.mark(0..<value.text.count)
      show(value, at: text.path, in: world)
    case .copy: if let marked = value.markedText { clipboard = marked }
    case .cut:
      guard let marked = value.markedText else { return true }
      clipboard = marked
      guard editing.isEditable else { return true }
      value.delete(0..<0)
      change(text, to: value, isTaken: true, in: world)
    case .paste:
      guard editing.isEditable, !clipboard.isEmpty else { return editing.isEditable }
      let isTaken = value.insert(clipboard, within: textLimit(in: world))
      change(text, to: value, isTaken: isTaken, in: world)
    }
    return true
  }

  /// What is typed in a driving state that allows no typing goes nowhere.
  private mutating func change(
    _ text: OpenText, to value: FieldValue, isTaken: Bool, in world: World
  ) {
    guard limits(in: world)?.allowsTyping ?? true else { return tell(.refused(.typing)) }
    guard isTaken else {
      return tell(.refused(.tooLong(textLimit(in: world))))
    }
    show(value, at: text.path, in: world)
  }

  /// Puts a text in its place, and its typing mark where it is seen.
  mutating func show(_ value: FieldValue, at path: NodePath, in world: World) {
    showsFocus = true
    screen?.fling = nil
    app?.current.view.fields[path] = value
    placeApp(in: world)
    revealCaret(at: path, in: world)
  }

  /// Scrolls by as little as shows the typing mark: its own window, then the one around it.
  mutating func revealCaret(at path: NodePath, in world: World) {
    guard let text = openText(at: path, in: world), let map = caretMap(of: text, in: world),
      let now = app?.now
    else { return }
    let mark = map.caret(of: text.value, width: 1)
    let around = screen?.placement.control(.node(path))?.area
    for area in [path, around].compactMap({ $0 }) {
      guard let placement = screen?.placement, let box = placement.text(path)?.box,
        let window = placement.area(area)
      else { continue }
      // With the first line and the last one, the rim around the text is seen as well.
      let margin = max(1, min(window.step / 2, (window.viewport.height - mark.height) / 2))
      let offset = window.offset(
        revealing: mark.offsetBy(x: box.x, y: box.y), margin: area == path ? margin : 0)
      scroll(area, to: PixelPoint(x: window.offset.x, y: offset.y), at: now, in: world)
    }
  }
}

extension FieldValue {
  /// A text as it stands before hands have changed it: people go on at its end, and read from its
  /// beginning.
  init(_ view: TextView, in data: AppData) {
    self.init(data.current(view.text))
    if !view.editing.isEditable { caret = 0 }
  }

  /// A text as the application has delivered it, with the typing mark where it was before as far as
  /// that is inside of it.
  init(_ view: TextView, in data: AppData, caret: Int) {
    self.init(data.current(view.text))
    self.caret = min(caret, text.count)
  }
}

extension AppRefusal {
  init(_ refusal: TypingRefusal) {
    switch refusal {
    case .tooLong(let limit): self = .tooLong(limit)
    case .foreign(let keyboard): self.init("this field takes \(keyboard.taken)")
    }
  }

  static let typing = AppRefusal("no typing in this driving state")

  static func tooLong(_ limit: TextLimit) -> AppRefusal {
    AppRefusal("a text takes no more than \(limit.most) characters here")
  }
}
