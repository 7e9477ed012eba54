import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// One modal at a time, and one path through it.
struct ModalCheck {
  /// `named` are the elements of other files by kind and id.
  func check(
    _ scene: Scene, _ named: [String: PlacedElement], in context: inout SceneContext
  ) {
    var modals: [(Modal, NodePath)] = []
    for placed in scene.elements {
      placed.walk {
        if case .modal(let modal) = $0.element { modals.append((modal, $0.path)) }
      }
    }
    var told: Set<NodePath> = []
    for (modal, path) in modals {
      checkPath(through: modal, at: path, in: &context)
      for opening in Self.openings(inside: modal, at: path, of: scene, named)
      where told.insert(opening.path).inserted {
        context.find(
          .modalityNoStacking, at: opening.path,
          "\(opening.what) would open over a modal; only an alert may",
          remedy: "push a screen inside the modal, or close it first")
      }
    }
  }

  // MARK: Stacking

  private typealias Presented = (what: String, path: NodePath)

  /// Whatever would come over the modal: opened inside of it, on its screens, on screens of the app
  /// that are pushed from it, or by an alert over it, given there or known by its id.
  private static func openings(
    inside modal: Modal, at path: NodePath, of scene: Scene, _ named: [String: PlacedElement]
  ) -> [Presented] {
    var found: [Presented] = []
    var reached: Set<String> = []
    var waiting = [PlacedElement(.modal(modal), at: path)]
    while let next = waiting.popLast() {
      next.walk { placed in
        found += placed.steps.compactMap(opening)
        for case .openNamed(let kind, let id) in placed.steps.map(\.action)
        where kind == "alert" && reached.insert("alert \(id)").inserted {
          if let alert = named["alert \(id)"] { waiting.append(alert) }
        }
        // Names inside of a modal that has screens are those of its own, which are visited anyway.
        guard modal.screens.isEmpty else { return }
        for (name, _) in placed.pushes where reached.insert("screen \(name)").inserted {
          guard let screen = scene.screens[name] else { continue }
          waiting.append(PlacedElement(.screen(screen), at: .screen(name)))
        }
      }
    }
    return found
  }

  private static func opening(_ step: PlacedAction) -> Presented? {
    let name: String
    switch step.action {
    case .open(let element): name = element.name
    case .openNamed(let element, _): name = element
    default: return nil
    }
    guard ["modal", "action-sheet"].contains(name) else { return nil }
    return (name == "modal" ? "a modal" : "an action sheet", step.path.key("open").key(name))
  }

  // MARK: Path

  /// The screens inside of a modal are a tree: each is pushed from one place, and left by going
  /// back.
  private func checkPath(
    through modal: Modal, at path: NodePath, in context: inout SceneContext
  ) {
    guard !modal.screens.isEmpty else { return }
    let inner = modal.screens.sorted { $0.key < $1.key }
    let folder = path.key("screens")
    var pushes: [String: [(from: String?, path: NodePath)]] = [:]
    for placed in modal.content.placed(at: path.key("content")) {
      note(pushesIn: placed, from: nil, in: &pushes)
    }
    for (name, screen) in inner {
      note(
        pushesIn: PlacedElement(.screen(screen), at: folder.key(name)), from: name, in: &pushes)
    }
    let start = modal.start
    for (name, uses) in pushes.sorted(by: { $0.key < $1.key }) where modal.screens[name] != nil {
      let extra = name == start ? uses[...] : uses.dropFirst()
      for use in extra {
        findDetour(
          at: use.path,
          name == start
            ? "\(Quoted.text(name)) is where the modal starts, and is pushed from here again"
            : "\(Quoted.text(name)) is pushed from a second place", in: &context)
      }
    }
    checkReachable(inner.map(\.key), start, pushes, at: folder, in: &context)
  }

  private func note(
    pushesIn placed: PlacedElement, from name: String?,
    in pushes: inout [String: [(from: String?, path: NodePath)]]
  ) {
    placed.walk { part in
      for push in part.pushes { pushes[push.name, default: []].append((name, push.path)) }
    }
  }

  /// What no way leads to is either forgotten or a circle of its own.
  private func checkReachable(
    _ names: [String], _ start: String?,
    _ pushes: [String: [(from: String?, path: NodePath)]], at folder: NodePath,
    in context: inout SceneContext
  ) {
    var reached: Set<String> = []
    var waiting = names.filter { name in
      name == start || pushes[name]?.contains { $0.from == nil } == true
    }
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      waiting += names.filter { name in pushes[name]?.contains { $0.from == next } == true }
    }
    // Where the start is missing, that has been said.
    guard !reached.isEmpty else { return }
    for name in names where !reached.contains(name) {
      findDetour(
        at: folder.key(name), "no way leads to the screen \(Quoted.text(name))", in: &context)
    }
  }

  private func findDetour(
    at path: NodePath, _ message: String, in context: inout SceneContext
  ) {
    context.find(
      .modalitySinglePath, at: path, message,
      remedy: "push each screen inside the modal from exactly one place")
  }
}
