import TelltaleCatalogue
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// Something that is done to an app: by hands, by its application, by time. What is to be done about it outside is taken
/// down, in order.
package struct AppTurn {
  package var app: AppState
  package var changes: [AppChange] = []
  /// What has the focus on the screen in front.
  package private(set) var focus: ControlID?
  /// A question stands before the modal's closing, or is about to.
  package private(set) var isAskedToClose: Bool
  package let now: Instant
  /// What the driver may be asked as things stand.
  package let limits: DrivingLimits?
  /// Where the value stands that a hand has on its way.
  package let held: NodePath?

  package init(
    _ app: AppState, focus: ControlID?, isAskedToClose: Bool, limits: DrivingLimits?,
    held: NodePath? = nil, at now: Instant
  ) {
    (self.app, self.focus, self.isAskedToClose) = (app, focus, isAskedToClose)
    (self.limits, self.held, self.now) = (limits, held, now)
  }

  package mutating func tell(_ event: AppEvent) { changes.append(.tell(event)) }

  /// What is in front has changed.
  package mutating func changed() { changes.append(.changed) }

  /// Refuses something for the vehicle's motion, and says so on the screen.
  package mutating func refuseForMotion(_ refusal: AppRefusal) {
    tell(.refused(refusal))
    app.motionNotice.show(at: now)
    changed()
  }

  /// Tells what was typed on the screen since it was told last; what is typed in a modal is told when
  /// it closes.
  package mutating func tellTyped() {
    guard app.modal == nil, app.visits.isSplit || !app.current.view.fields.isEmpty else { return }
    let data = app.data
    for visit in app.visits.seen where !visit.view.fields.isEmpty {
      for event in app[holding: visit.path].tellTyped(data) { tell(event) }
    }
  }

  /// Tells what is cut on the screen, once until other limits hold: who fills it can then say less.
  package mutating func tellLimits() {
    guard let limits, limits.cutsContent else { return }
    for visit in app.visits.seen {
      for limit in app.cuts.news(on: visit, app.data, limits) { tell(.limited(limit)) }
    }
  }
}

// Ways.
extension AppTurn {
  /// A screen came up: it tells so, and what it shows is asked for.
  package mutating func appear() {
    comeBack()
    app.motionNotice.drop()
    app.retype()
    changes.append(.appeared)
    // More has nothing of the section that it stands before.
    if app.visits.showsMore { return tell(.shown(screen: AppState.more, depth: 1)) }
    focus = app.current.focus
    fillBesideList()
    let isListNew = tellList()
    tell(.shown(screen: app.current.name, depth: app.visits.depth))
    awaitSources(withList: isListNew)
    tellLimits()
  }

  /// A list came up where two screens have room side by side: the other one comes with it.
  private mutating func fillBesideList() {
    guard let (name, screen) = missingDetail else { return }
    app.visits.push(name, screen, at: .screen(name))
    app.current.focus = focus
    app.retype()
  }

  /// The screen that is to stand beside a list and does not; `nil` where none is, or may.
  private var missingDetail: (name: String, screen: Screen)? {
    guard let name = app.visits.missingDetail, let screen = app.scene.screens[name],
      app.refusalOfDepth(limits) == nil
    else { return nil }
    return (name, screen)
  }

  /// Tells of a list that has come to stand beside the screen in front.
  ///
  /// - Returns: False where none has.
  private mutating func tellList() -> Bool {
    guard app.modal == nil else { return false }
    let list = app.visits.list
    let seen = list.map { AppVisits.SeenList(path: $0.path, depth: app.visits.listDepth) }
    defer { app.visits.listSeen = seen }
    guard let list, let seen, seen != app.visits.listSeen else { return false }
    tell(.shown(screen: list.name, depth: seen.depth))
    return true
  }

  /// Two screens have room side by side that had none before.
  package mutating func complete() {
    guard missingDetail != nil else { return }
    app.current.focus = focus
    appear()
  }

  /// Goes on to a screen of the scene, of the modal where one is open (NAVIGATION-BAR-HIERARCHY).
  package mutating func push(_ name: String) {
    tellTyped()
    if !app.visits.replacesByPush {
      if let refusal = app.refusalOfDepth(nil) { return tell(.refused(refusal)) }
      if let refusal = app.refusalOfDepth(limits) { return refuseForMotion(refusal) }
    }
    let (screens, base) =
      app.modal.map { ($0.modal.screens, $0.path) } ?? (app.scene.screens, NodePath.root)
    guard let screen = screens[name] else {
      return tell(.activated(screen: app.current.name, control: "push \(name)"))
    }
    app.current.focus = focus
    let (gone, chosen) = (app.visits.makeRoomBesideList(), app.visits.chosen)
    for visit in gone { app.keepTyped(of: visit) }
    app.visits.push(name, screen, at: base.key("screens").key(name))
    // The hand stays at the list.
    if !gone.isEmpty { app.current.focus = chosen ?? focus }
    appear()
  }

  /// Back by exactly one screen (NAVIGATION-BAR-BACK-ONE-ACTION, NAVIGATION-BAR-BACK-WALKS-UP).
  package mutating func pop() {
    tellTyped()
    if app.visits.pop() { appear() }
  }

  /// Back by a hand: from what a list has led to, from both.
  package mutating func goBack() {
    tellTyped()
    if app.visits.goBack() { appear() }
  }

  /// Back from a list, and from what stands beside it.
  package mutating func leaveList() {
    tellTyped()
    if app.visits.leaveList() { appear() }
  }

  /// Back to where the section begins, whatever is open: an application does so when nobody is there
  /// any more.
  package mutating func popAll() {
    dropModal(kept: false)
    tellTyped()
    guard !app.visits.isAtRoot else { return }
    app.visits.popAll()
    appear()
  }

  /// Shows the section of a tab as it was left (TAB-BAR-SWITCHES-SECTIONS).
  package mutating func select(_ index: Int) {
    tellTyped()
    guard let tabs = app.tabs, tabs.tabs.indices.contains(index), app.modal == nil else { return }
    app.current.focus = focus
    app.visits.select(index)
    tell(.tabSelected(tabs.tabs[index].name))
    appear()
    changes.append(.focusTab)
  }

  package mutating func select(named name: String) {
    guard let index = app.tabIndex(named: name) else {
      return tell(.refused(AppRefusal("no tab is called \(name)")))
    }
    select(index)
  }

  /// Shows the screen of the sections that have no tab, or leaves it.
  package mutating func showMore(_ isShown: Bool) {
    app.visits.showsMore = isShown
    appear()
  }

  /// Goes back as far as no more screens lie on each other than may, once nothing stands before
  /// them.
  private mutating func comeBack() {
    guard app.modal == nil, let depth = limits?.depth else { return }
    // What was typed there is there again when somebody comes back.
    for visit in app.visits.comeBack(to: depth) { app.keepTyped(of: visit) }
  }

  /// The vehicle moves otherwise now; what that allows holds for where one is.
  package mutating func drive() {
    let depth = app.visits.depth
    comeBack()
    if app.visits.depth == depth { changed() } else { appear() }
  }
}

// Modals.
extension AppTurn {
  /// Puts a modal over the screen; one at a time (MODALITY-NO-STACKING).
  package mutating func present(_ modal: Modal, at path: NodePath) {
    tellTyped()
    guard app.modal == nil else {
      return tell(
        .refused(AppRefusal("a modal is open already", rule: .modalityNoStacking)))
    }
    app.current.focus = focus
    let visit = ModalVisit(modal, path: path)
    app.visits.modal = visit
    changes.append(.modalOpened)
    tell(.modalOpened(visit.name))
    appear()
  }

  /// Closes the modal by whatever way; what would be lost is asked about first
  /// (MODALITY-CONFIRM-BEFORE-LOSS, MODALITY-CONFIRM-ON-EVERY-ROUTE).
  package mutating func closeModal(keeping: Bool) {
    // Asked once, it is not asked again before there is an answer.
    guard let modal = app.modal, !isAskedToClose else { return }
    guard modal.isDirty(app.data) || app.isUnsaved, !modal.modal.savesItself,
      let question = modal.modal.confirmClose, question.traits.place == .question
    else { return dropModal(kept: keeping) }
    isAskedToClose = true
    changes.append(.askToClose(question))
  }

  /// Takes the modal away, and what was typed in it where that is not kept.
  package mutating func dropModal(kept: Bool) {
    guard let modal = app.modal else { return }
    app.visits.modal = nil
    changes.append(.modalClosed)
    tell(
      .modalClosed(modal.name, kept: kept, fields: kept ? modal.fieldTexts(app.data) : [:]))
    appear()
    run(
      kept ? modal.modal.dismiss.action : nil, from: modal.path.key("dismiss").key("action"))
  }
}
