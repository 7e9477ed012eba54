import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// A button, or something to type into.
  mutating func activateNode(_ path: NodePath, in world: World) {
    guard let app else { return }
    if let source = app.current.elements.lazy.compactMap({ $0.source(askedBy: path) }).first {
      return askAgain(for: source, in: world)
    }
    guard let element = app.current.element(at: path) else { return }
    switch element {
    case .button(let button):
      tell(.activated(screen: app.current.name, control: button.answer))
      run(button.action, from: path.key("action"), in: world)
    case .iconButton(let button):
      tell(.activated(screen: app.current.name, control: button.answer))
      run(button.action, from: path.key("action"), in: world)
    case .stack(let stack):
      tell(.activated(screen: app.current.name, control: stack.answer))
      run(stack.card?.action, from: path.key("action"), in: world)
    case .field(let field): openTyping(field, at: path, in: world)
    case .textView(let view): openTyping(view, at: path, in: world)
    default: break
    }
  }

  /// A row or an item was chosen: it is marked, leads somewhere, or does something.
  mutating func choose(_ path: NodePath, _ key: Int, in world: World) {
    guard let app, let element = app.current.element(at: path) else { return }
    switch element {
    case .webView: follow(link: key, of: path, in: world)
    case .table(let table):
      let list = app.data.rows(of: table, at: path)
      guard let index = list.index(ofKey: key) else { return }
      let row = list.rows[index]
      tell(
        .selected(
          screen: app.current.name, list: table.id ?? table.source?.name ?? "table",
          entry: row.id ?? row.title.longest.string, index: index))
      mark(row, at: .entry(path, key), in: list, of: path, world)
      let rowPath = path.key("rows").item(index)
      run(row.action, from: rowPath.key("action"), in: world)
      if let push = row.push { self.push(push, in: world) }
    case .collection(let collection):
      let list = app.data.items(of: collection, at: path)
      guard let index = list.index(ofKey: key) else { return }
      let item = list.items[index]
      tell(
        .selected(
          screen: app.current.name, list: collection.name, entry: item.id, index: index))
      run(item.action, from: path.key("items").item(index).key("action"), in: world)
    default: break
    }
  }

  /// Of a group one row has the mark; without a group each has its own.
  private mutating func mark(
    _ row: TableRow, at id: ControlID, in list: RowList, of path: NodePath, _ world: World
  ) {
    guard let checkmark = row.checkmark, var view = app?.current.view else { return }
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
    app?.current.view = view
    appChanged()
  }

  /// A link leads to another place of its page and nowhere else (WEB-VIEW-NO-BROWSING).
  private mutating func follow(link key: Int, of path: NodePath, in world: World) {
    guard let area = screen?.placement.area(path), let y = area.places[key]
    else { return }
    scroll(path, to: PixelPoint(x: area.offset.x, y: y), at: clock.now, in: world)
  }

  /// Brings the new rows of a table into view.
  mutating func followHint(_ path: NodePath, in world: World) {
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
    switch element {
    case .alert(let alert):
      ask(Question(id: questions.nextOpened(), alert: alert, language: language), in: world)
    case .actionSheet(let sheet):
      ask(Question(id: questions.nextOpened(), sheet: sheet, language: language), in: world)
    case .modal(let modal): present(modal, at: path, in: world)
    default: break
    }
  }
}

extension ItemCollection {
  /// What events call it.
  var name: String { id ?? source?.name ?? "collection" }
}
