import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// What controls do.
extension AppTurn {
  /// Carries out the purpose of a control, as far as it concerns the app. Purposes that concern
  /// what is seen, such as scrolling, do nothing here.
  ///
  /// - Parameter control: The control that was activated, as it is placed.
  package mutating func activate(_ control: Control) {
    app.visits.noteHand(on: control.id)
    switch control.purpose {
    case .act(let action, let path): act(action, at: path, named: control.name)
    case .ask(let source): ask(again: source)
    case .choose(let list, let index): choose(control, at: index, of: list)
    case .select(let index): select(index)
    case .showMore: showMore(true)
    case .goBack: goBack()
    case .leaveList: leaveList()
    case .closeModal(let keeping): closeModal(keeping: keeping)
    case .change(let change, let path): self.change(change, at: path, named: control.name)
    case .answer, .fill, .type, .perform, .edit, .adjust, .jump, .showNewRows, .scroll: return
    }
  }

  /// Leaves what is in front. Escape leaves modals, but does not go back to another screen.
  ///
  /// - Parameter byBack: True for Back, which also goes back by a screen; false for Escape.
  package mutating func leave(byBack: Bool) {
    if let modal = app.modal {
      if byBack, modal.visits.count > 1 { return goBack() }
      return closeModal(keeping: modal.modal.keepsByGoing)
    }
    if app.visits.showsMore { return showMore(false) }
    if app.visits.isAtRoot {
      tell(.ignored(control: byBack ? "back" : "escape", .nowhere))
    } else if byBack {
      goBack()
    }
  }

  /// Tells the application of everything that was typed, because the person leaves the app.
  package mutating func goHome() {
    tellTyped()
    if let modal = app.modal, modal.isDirty(app.data) {
      tell(.modalLeft(modal.name, fields: modal.fieldTexts(app.data)))
    }
  }

  /// Does what a control does, and tells the application of it.
  private mutating func act(_ action: Action?, at path: NodePath, named name: String) {
    tell(.activated(screen: app[holding: path].name, control: name))
    run(action, from: path)
  }

  /// A row or an item was chosen: it is marked, leads somewhere, or does something.
  private mutating func choose(_ control: Control, at index: Int, of list: ControlList) {
    guard let meaning = control.meaning else { return }
    if meaning.turns { return turn(control, at: index, of: list.path) }
    tell(
      .selected(
        screen: app[holding: list.path].name, list: list.name, entry: control.name, index: index))
    if let checkmark = meaning.mark { mark(control.id, checkmark, at: index, of: list.path) }
    run(meaning.action, from: list.actionPath(at: index))
    if let push = meaning.push { self.push(push) }
  }

  /// The switch of a row goes over to the other side, and the application hears of it.
  private mutating func turn(_ control: Control, at index: Int, of path: NodePath) {
    guard case .table(let table)? = app[holding: path].element(at: path) else { return }
    let rows = app.data.rows(of: table, at: path).rows
    guard rows.indices.contains(index), let toggle = rows[index].toggle else { return }
    let isOn = !(app[holding: path].view.turned[control.id]?.isOn ?? app.data.isOn(toggle))
    app[holding: path].view.turned[control.id] = TurnedSwitch(isOn: isOn, binding: toggle.binding)
    changed()
    tell(
      .switched(screen: app[holding: path].name, control: toggle.id ?? control.name, isOn: isOn))
  }

  /// Of a group one row has the mark; without a group each has its own.
  private mutating func mark(
    _ id: ControlID, _ checkmark: Checkmark, at index: Int, of path: NodePath
  ) {
    guard case .table(let table)? = app[holding: path].element(at: path) else { return }
    let list = app.data.rows(of: table, at: path)
    guard list.rows.indices.contains(index) else { return }
    let row = list.rows[index]
    var view = app[holding: path].view
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
    app[holding: path].view = view
    changed()
  }

  /// Tells the application that an item was held, which asks for it to be edited
  /// (COLLECTION-GESTURES-DEFAULT).
  ///
  /// - Parameters:
  ///   - control: The item that was held.
  ///   - list: The list of the item.
  package mutating func edit(_ control: Control, of list: ControlList) {
    tell(
      .gesture(
        screen: app[holding: list.path].name, list: list.name, entry: control.name, kind: "edit"))
  }

  /// Sets the value of a control to a step of its range, and tells the application.
  ///
  /// - Parameters:
  ///   - control: A control with a range. Others, and the same step, change nothing.
  ///   - step: The number of the step, from 0.
  package mutating func adjust(_ control: Control, to step: Int) {
    guard case .adjust(let range) = control.purpose, step != range.step else { return }
    app[holding: range.path].view.adjusted[range.path] = step
    // The hand has said more since.
    app[holding: range.path].view.late.remove(range.path)
    changed()
    tell(
      .adjusted(
        screen: app[holding: range.path].name, control: control.name, value: range.value(at: step)))
  }

  /// Carries out an action step by step.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` does nothing.
  ///   - path: The place of the action in the scene.
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
      case .toast(let toast): tell(toast)
      case .several, .declaring: break
      }
    }
  }

  private mutating func open(_ element: Element, at path: NodePath) {
    if case .modal(let modal) = element { return present(modal, at: path) }
    if element.traits.place == .question { changes.append(.ask(element)) }
  }
}
