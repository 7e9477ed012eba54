import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Goes on to a screen of the scene, of the modal where one is open (NAVIGATION-BAR-HIERARCHY).
  mutating func push(_ name: String, in world: World) {
    tellTyped()
    guard var app else { return }
    let limits = limits(in: world)
    if let refusal = app.refusalOfDepth(nil) { return tell(.refused(refusal)) }
    if let refusal = app.refusalOfDepth(limits) { return refuseForMotion(refusal, in: world) }
    let (screens, base) =
      app.modal.map { ($0.modal.screens, $0.path) } ?? (app.scene.screens, NodePath.root)
    guard let screen = screens[name] else {
      return tell(.activated(screen: app.current.name, control: "push \(name)"))
    }
    app.current.focus = self.screen?.focus
    app.visits.push(name, screen, at: base.key("screens").key(name))
    self.app = app
    appeared(in: world)
  }

  /// Back by exactly one screen (NAVIGATION-BAR-BACK-ONE-ACTION, NAVIGATION-BAR-BACK-WALKS-UP).
  mutating func pop(in world: World) {
    tellTyped()
    guard app?.visits.pop() == true else { return }
    appeared(in: world)
  }

  /// Shows the section of a tab as it was left (TAB-BAR-SWITCHES-SECTIONS).
  mutating func select(_ index: Int, in world: World) {
    tellTyped()
    guard var app, let tabs = app.tabs, tabs.tabs.indices.contains(index), app.modal == nil else {
      return
    }
    app.current.focus = screen?.focus
    app.visits.select(index)
    self.app = app
    tell(.tabSelected(tabs.tabs[index].name))
    appeared(in: world)
    // The hand is on the bar and stays there.
    settle(in: world)
    guard let app = self.app, let own = (screen?.placement).flatMap(app.ownTab) else { return }
    screen?.focus = own
  }

  /// Back to where the section begins, whatever is open: an application does so when nobody is there
  /// any more. Questions stay.
  mutating func popAll(in world: World) {
    if case .field? = asking?.question.form { closeTyping(in: world) }
    dropModal(kept: false, in: world)
    tellTyped()
    guard app?.visits.isAtRoot == false else { return }
    app?.visits.popAll()
    appeared(in: world)
  }

  mutating func select(named name: String, in world: World) {
    guard let index = app?.tabIndex(named: name) else {
      return tell(.refused(AppRefusal("no tab is called \(name)")))
    }
    select(index, in: world)
  }

  /// Puts a modal over the screen; one at a time (MODALITY-NO-STACKING).
  mutating func present(_ modal: Modal, at path: NodePath, in world: World) {
    tellTyped()
    guard var app else { return }
    guard app.modal == nil else {
      return tell(
        .refused(AppRefusal("a modal is open already", rule: "MODALITY-NO-STACKING")))
    }
    if !surfaces.isAsking { dropPress() }
    app.current.focus = screen?.focus
    app.visits.modal = ModalVisit(modal, path: path)
    self.app = app
    var surface = Surface(.modal)
    if !world.reducesMotion {
      surface.slide = Slide(milliseconds: world.profile.overlay.transitionMilliseconds)
    }
    surfaces.open(surface)
    surfaces.leaving = nil
    tell(.modalOpened(app.modal?.name ?? ""))
    appeared(in: world)
  }

  /// Closes the modal by whatever way; what would be lost is asked about first
  /// (MODALITY-CONFIRM-BEFORE-LOSS, MODALITY-CONFIRM-ON-EVERY-ROUTE).
  mutating func closeModal(
    keeping: Bool, leaving: SurfaceStack.Leaving? = nil, in world: World
  ) {
    // Asked once, it is not asked again before there is an answer.
    guard let app, let modal = app.modal, questions.closing == nil else { return }
    guard modal.isDirty(app.data) || app.isUnsaved, !modal.modal.savesItself,
      let element = modal.modal.confirmClose, element.traits.place == .question
    else { return dropModal(kept: keeping, leaving: leaving, in: world) }
    let id = questions.nextOpened()
    guard let question = Question(id: id, asking: element, language: app.language) else { return }
    questions.closing = id
    ask(question, in: world)
  }

  /// The answer to the question before closing: Cancel stays, discard loses, all else keeps.
  mutating func closed(by answer: Answer, _ button: AlertButton?, in world: World) {
    guard questions.closing == answer.question else { return }
    questions.closing = nil
    guard answer.outcome == .chosen, let button, button.role != .cancel else { return }
    dropModal(kept: !button.isDestructive, in: world)
  }

  private mutating func dropModal(
    kept: Bool, leaving: SurfaceStack.Leaving? = nil, in world: World
  ) {
    guard var app, let modal = app.modal else { return }
    if !surfaces.isAsking { dropPress() }
    app.visits.modal = nil
    self.app = app
    // Where the focus was is looked for among what was there (MODALITY-CONTEXT-SWITCH).
    surfaces.closeModal()
    surfaces.leaving = leaving
    tell(
      .modalClosed(modal.name, kept: kept, fields: kept ? modal.fieldTexts(app.data) : [:]))
    let action = kept ? modal.modal.dismiss.action : nil
    appeared(in: world)
    run(action, from: modal.path.key("dismiss").key("action"), in: world)
  }
}

extension AppState {
  /// The tab that stands for the section that is shown.
  func ownTab(in placement: Placement) -> ControlID? {
    guard tabs != nil, modal == nil else { return nil }
    let all: [ControlID] = visits.showsMore ? [.more] : [.tab(visits.selected), .more]
    return all.first { placement.control($0) != nil }
  }

  /// True where the application says that something would be lost.
  var isUnsaved: Bool {
    modal?.modal.unsavedBinding.flatMap { data.texts[$0]?.longest.string } == "true"
  }
}

extension ModalVisit {
  /// The fields and texts of all screens that one has been to, with what stands in them.
  private func filled(_ data: AppData) -> [TypedText] {
    (visits + left.sorted { $0.key < $1.key }.map(\.value)).flatMap { $0.typed(data) }
  }

  /// True where a field or a text holds something else than when it opened.
  func isDirty(_ data: AppData) -> Bool { filled(data).contains { $0.text != $0.first } }

  /// What stands in the fields and texts, by id.
  func fieldTexts(_ data: AppData) -> [String: String] {
    var texts: [String: String] = [:]
    for one in filled(data) { texts[one.name] = one.text }
    return texts
  }
}

extension Modal {
  /// Whether whoever just goes away, by Escape, Back or a swipe, keeps what was done: where there is a
  /// Cancel it is meant, and nothing is sent (MODALITY-DISMISS-BAR-OR-SWIPE).
  var keepsByGoing: Bool { dismiss.cancelTitle == nil || savesItself }
}
