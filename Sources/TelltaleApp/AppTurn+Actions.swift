import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What controls do.
extension AppTurn {
  /// Does what a control does, and tells the application of it.
  package mutating func act(_ action: Action?, at path: NodePath, named name: String) {
    tell(.activated(screen: app.current.name, control: name))
    run(action, from: path)
  }

  /// A row or an item was chosen: it is marked, leads somewhere, or does something.
  package mutating func choose(_ control: Control, at index: Int, of list: ControlList) {
    guard let meaning = control.meaning else { return }
    tell(
      .selected(
        screen: app.current.name, list: list.name, entry: control.name, index: index))
    if let checkmark = meaning.mark { mark(control.id, checkmark, at: index, of: list.path) }
    run(meaning.action, from: list.actionPath(at: index))
    if let push = meaning.push { self.push(push) }
  }

  /// Of a group one row has the mark; without a group each has its own.
  private mutating func mark(
    _ id: ControlID, _ checkmark: Checkmark, at index: Int, of path: NodePath
  ) {
    guard case .table(let table)? = app.current.element(at: path) else { return }
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
    app.current.view = view
    changed()
  }

  /// An item was held still, and is to be edited (COLLECTION-GESTURES-DEFAULT).
  package mutating func edit(_ control: Control, of list: ControlList) {
    tell(
      .gesture(screen: app.current.name, list: list.name, entry: control.name, kind: "edit"))
  }

  /// Does what an action says, step by step.
  package mutating func run(_ action: Action?, from path: NodePath) {
    for placed in action?.steps(at: path) ?? [] {
      let path = placed.path
      switch placed.action {
      case .emit(let name): changes.append(.emit(name))
      case .open(let element): open(element, at: path.key("open").key(element.name))
      case .openNamed(let element, let id): changes.append(.emit("open \(element) \(id)"))
      case .push(let name): push(name)
      case .pop: pop()
      case .dismiss: closeModal(keeping: true)
      case .select(let tab): select(named: tab)
      case .several, .declaring: break
      }
    }
  }

  private mutating func open(_ element: Element, at path: NodePath) {
    if case .modal(let modal) = element { return present(modal, at: path) }
    if element.traits.place == .question { changes.append(.ask(element)) }
  }
}
