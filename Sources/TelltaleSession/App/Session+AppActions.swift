import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Does what a control on a screen does, and tells the application of it.
  mutating func act(
    _ action: Action?, at path: NodePath, named name: String, in world: World
  ) {
    guard let app else { return }
    tell(.activated(screen: app.current.name, control: name))
    run(action, from: path, in: world)
  }

  /// Goes to what stands in an element, to type, to mark or to read.
  mutating func edit(_ path: NodePath, in world: World) {
    switch app?.current.element(at: path)?.typing {
    case .line(let field): openTyping(field, at: path, in: world)
    case .text(let view): openTyping(view, at: path, in: world)
    case .nothing, nil: return
    }
  }

  /// A row or an item was chosen: it is marked, leads somewhere, or does something.
  mutating func choose(_ control: Control, at index: Int, of list: ControlList, in world: World) {
    guard let app, let meaning = control.meaning else { return }
    tell(
      .selected(
        screen: app.current.name, list: list.name, entry: control.name, index: index))
    if let checkmark = meaning.mark { mark(control.id, checkmark, at: index, of: list.path) }
    run(meaning.action, from: list.actionPath(at: index), in: world)
    if let push = meaning.push { self.push(push, in: world) }
  }

  /// Of a group one row has the mark; without a group each has its own.
  private mutating func mark(
    _ id: ControlID, _ checkmark: Checkmark, at index: Int, of path: NodePath
  ) {
    guard let app, case .table(let table)? = app.current.element(at: path) else { return }
    let list = app.data.rows(of: table, at: path)
    guard list.rows.indices.contains(index) else { return }
    let row = list.rows[index]
    var view = app.current.view
    if let group = checkmark.group {
      for (other, key) in zip(list.rows, list.keys) where other.checkmark?.group == group {
        view.unmark(other, .entry(path, key))
      }
      view.mark(row, id)
    } else if view.isMarked(row, id) {
      view.unmark(row, id)
    } else {
      view.mark(row, id)
    }
    self.app?.current.view = view
    appChanged()
  }

  /// A link leads to another place of its page and nowhere else (WEB-VIEW-NO-BROWSING).
  mutating func jump(in path: NodePath, to y: Int, in world: World) {
    guard let area = screen?.placement.area(path) else { return }
    scroll(path, to: PixelPoint(x: area.offset.x, y: y), at: clock.now, in: world)
  }

  /// Brings the new rows of a table into view.
  mutating func showNewRows(of path: NodePath, in world: World) {
    guard let app, let area = screen?.placement.area(path),
      let new = app.current.view.newRows[path],
      case .table(let table)? = app.current.element(at: path)
    else { return }
    // To the first of them; those above come first.
    let list = app.data.rows(of: table, at: path)
    let first = new.above > 0 ? 0 : list.count - new.below
    let height = app.setting(limits: limits(in: world), at: clock.now)
      .rowHeight(of: list, in: context(for: app, in: world))
    self.app?.current.view.newRows[path] = new.above > 0 ? NewRows(below: new.below) : nil
    appChanged()
    scroll(path, to: PixelPoint(x: area.offset.x, y: first * height), at: clock.now, in: world)
  }

  /// Does what an action says, step by step.
  mutating func run(_ action: Action?, from path: NodePath, in world: World) {
    for placed in action?.steps(at: path) ?? [] {
      let path = placed.path
      switch placed.action {
      case .emit(let name): effects.append(.emit(name))
      case .open(let element): open(element, at: path.key("open").key(element.name), in: world)
      case .openNamed(let element, let id): effects.append(.emit("open \(element) \(id)"))
      case .push(let name): push(name, in: world)
      case .pop: pop(in: world)
      case .dismiss: closeModal(keeping: true, in: world)
      case .select(let tab): select(named: tab, in: world)
      case .several, .declaring: break
      }
    }
  }

  private mutating func open(_ element: Element, at path: NodePath, in world: World) {
    let language = app?.language ?? world.profile.language
    if case .modal(let modal) = element { return present(modal, at: path, in: world) }
    guard element.traits.place == .question else { return }
    let id = questions.nextOpened()
    if let question = Question(id: id, asking: element, language: language) {
      ask(question, in: world)
    }
  }
}
