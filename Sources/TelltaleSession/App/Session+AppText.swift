import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// The text at a place of the screen, where it is more than read. What a driving state cuts is not.
  func openText(at path: NodePath, in world: World) -> OpenText? {
    guard let app, case .textView(let view)? = app.current.element(at: path),
      view.editing.takesFocus
    else { return nil }
    let value = app.current.view.fields[path] ?? FieldValue(view, in: app.data)
    if let most = limits(in: world)?.textLength, value.text.count > most { return nil }
    return OpenText(path: path, view: view, value: value)
  }

  /// Where the typing mark can stand in it; `nil` where it is not placed.
  func caretMap(of text: OpenText, in world: World) -> CaretMap? {
    guard let app, let placed = screen?.placement.text(text.path) else { return nil }
    return app.setting(limits: limits(in: world), at: clock.now).caretMap(
      of: text.view, placed, in: context(for: app, in: world))
  }

  /// Takes a key of a real keyboard for the text that has the focus; false if it is not for that.
  mutating func typed(_ key: KeyPress, in text: OpenText, in world: World) -> Bool {
    var machine = TypingMachine(world.profile.inputMap, clipboard: clipboard)
    let edit = machine.edit(text, by: key, within: textLimit(in: world)) {
      caretMap(of: text, in: world).map { TextSight(map: $0, height: pixelsSeen(of: text.path)) }
    }
    clipboard = machine.clipboard
    let allowsTyping = limits(in: world)?.allowsTyping ?? true
    switch edit {
    case .passed: return false
    case .taken: break
    case .moved(let value): show(value, at: text.path, in: world)
    // What is typed in a driving state that allows no typing goes nowhere.
    case .changed(let value):
      if allowsTyping { show(value, at: text.path, in: world) } else { tell(.refused(.typing)) }
    case .refused:
      tell(.refused(allowsTyping ? .tooLong(textLimit(in: world)) : .typing))
    }
    return true
  }

  /// What a text may come to by typing: what any text may hold, and no more than is shown.
  func textLimit(in world: World) -> TextLimit {
    var limit = TextLimit.text
    limit.characters = limits(in: world)?.textLength
    return limit
  }

  /// The height of the window that a text is seen in at once: its own, or what is around it.
  private func pixelsSeen(of path: NodePath) -> Int {
    guard let placement = screen?.placement else { return 0 }
    let windows = [path, placement.control(.node(path))?.area].compactMap { $0 }
      .compactMap { placement.area($0)?.viewport.height }
    return windows.min() ?? placement.frame.height
  }

  /// Puts a text in its place, and its typing mark where it is seen.
  mutating func show(_ value: FieldValue, at path: NodePath, in world: World) {
    showsFocus = true
    screen?.fling = nil
    app?.current.view.fields[path] = value
    appChanged()
    revealCaret(at: path, in: world)
  }

  /// Scrolls by as little as shows the typing mark: its own window, then the one around it.
  mutating func revealCaret(at path: NodePath, in world: World) {
    settle(in: world)
    guard let text = openText(at: path, in: world), let map = caretMap(of: text, in: world)
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
      scroll(area, to: PixelPoint(x: window.offset.x, y: offset.y), at: clock.now, in: world)
      settle(in: world)
    }
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
