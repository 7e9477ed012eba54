import TelltaleCatalogue
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// One step of an app, caused by a person, by its application or by time. Its consequences outside
/// of the app are collected in order.
package struct AppTurn {
  package var app: AppState
  package var changes: [AppChange] = []
  /// The control with the focus on the screen in front.
  package private(set) var focus: ControlID?
  /// True where a question stands before the closing of the modal, or is about to.
  package private(set) var isAskedToClose: Bool
  package let now: Instant
  /// The limits of the driving state; `nil` where nothing is limited.
  package let limits: DrivingLimits?
  /// The place of a value that a person is changing at this moment; `nil` for none.
  package let held: NodePath?

  /// - Parameters:
  ///   - app: The state before the step.
  ///   - focus: The control with the focus on the screen in front; `nil` for none.
  ///   - isAskedToClose: True while a question stands before the closing of the modal.
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - held: The place of a value that a person is changing at this moment; `nil` for none.
  ///   - now: The moment of the step.
  package init(
    _ app: AppState, focus: ControlID?, isAskedToClose: Bool, limits: DrivingLimits?,
    held: NodePath? = nil, at now: Instant
  ) {
    (self.app, self.focus, self.isAskedToClose) = (app, focus, isAskedToClose)
    (self.limits, self.held, self.now) = (limits, held, now)
  }

  package mutating func tell(_ event: AppEvent) { changes.append(.tell(event)) }

  /// Notes that the screen in front has changed and is to be placed again.
  package mutating func changed() { changes.append(.changed) }

  /// Refuses something because the vehicle moves, and shows a notice of it.
  ///
  /// - Parameter refusal: The reason, which the application is told.
  package mutating func refuseForMotion(_ refusal: AppRefusal) {
    tell(.refused(refusal))
    app.motionNotice.show(at: now)
    changed()
  }

  /// Tells the application of texts that were typed on the screen since it was told last. Texts of
  /// a modal are told when it closes.
  package mutating func tellTyped() {
    guard app.modal == nil, app.visits.isSplit || !app.current.view.fields.isEmpty else { return }
    let data = app.data
    for visit in app.visits.seen where !visit.view.fields.isEmpty {
      for event in app[holding: visit.path].tellTyped(data) { tell(event) }
    }
  }

  /// Tells the application what the driving limits cut on the screen, so that it can say less. Each
  /// cut is told once until other limits hold.
  package mutating func tellLimits() {
    guard let limits, limits.cutsContent else { return }
    for visit in app.visits.seen {
      for limit in app.cuts.news(on: visit, app.data, limits) { tell(.limited(limit)) }
    }
  }
}

// Ways.
extension AppTurn {
  /// Tells the application that a screen has come up, and asks for the sources of the screen.
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

  /// Pushes the screen that belongs beside a list, once the display has room for two.
  package mutating func complete() {
    guard missingDetail != nil else { return }
    app.current.focus = focus
    appear()
  }

  /// Goes on to a screen of the scene, or of the modal that is open (NAVIGATION-BAR-HIERARCHY).
  ///
  /// - Parameter name: The name of the screen. The application is told where there is no such
  ///   screen, or where the depth does not allow it.
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

  /// Goes back by exactly one screen (NAVIGATION-BAR-BACK-ONE-ACTION,
  /// NAVIGATION-BAR-BACK-WALKS-UP).
  package mutating func pop() {
    tellTyped()
    if app.visits.pop() { appear() }
  }

  /// Goes back as a person asks for it: from a screen beside a list, both are left.
  package mutating func goBack() {
    tellTyped()
    if app.visits.goBack() { appear() }
  }

  /// Goes back from a list and from the screen beside it.
  package mutating func leaveList() {
    tellTyped()
    if app.visits.leaveList() { appear() }
  }

  /// Goes back to the first screen of the section and closes the modal. An application does so when
  /// nobody is there any more.
  package mutating func popAll() {
    dropModal(kept: false)
    tellTyped()
    guard !app.visits.isAtRoot else { return }
    app.visits.popAll()
    appear()
  }

  /// Shows the section of a tab in the state in which it was left (TAB-BAR-SWITCHES-SECTIONS).
  ///
  /// - Parameter index: The number of the tab, from 0. Nothing happens below a modal or out of
  ///   range.
  package mutating func select(_ index: Int) {
    tellTyped()
    guard let tabs = app.tabs, tabs.tabs.indices.contains(index), app.modal == nil else { return }
    app.current.focus = focus
    app.visits.select(index)
    tell(.tabSelected(tabs.tabs[index].name))
    appear()
    changes.append(.focusTab)
  }

  /// Shows the section of a tab, or tells the application that there is none.
  ///
  /// - Parameter name: The id of the tab, or the name of its screen.
  package mutating func select(named name: String) {
    guard let index = app.tabIndex(named: name) else {
      return tell(.refused(AppRefusal("no tab is called \(name)")))
    }
    select(index)
  }

  /// Shows or leaves the screen of the sections that have no tab.
  ///
  /// - Parameter isShown: True to show it.
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

  /// Applies the limits of a new driving state to the screens that are open.
  package mutating func drive() {
    let depth = app.visits.depth
    comeBack()
    if app.visits.depth == depth { changed() } else { appear() }
  }
}

// Modals.
extension AppTurn {
  /// Puts a modal over the screen. A second one is refused (MODALITY-NO-STACKING).
  ///
  /// - Parameters:
  ///   - modal: The modal to open.
  ///   - path: The place of the modal in the scene.
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

  /// Closes the modal. Where that would lose something, its question is asked first
  /// (MODALITY-CONFIRM-BEFORE-LOSS, MODALITY-CONFIRM-ON-EVERY-ROUTE).
  ///
  /// - Parameter keeping: True to keep what was typed, false to drop it.
  package mutating func closeModal(keeping: Bool) {
    // Asked once, it is not asked again before there is an answer.
    guard let modal = app.modal, !isAskedToClose else { return }
    guard modal.isDirty(app.data) || app.isUnsaved, !modal.modal.savesItself,
      let question = modal.modal.confirmClose, question.traits.place == .question
    else { return dropModal(kept: keeping) }
    isAskedToClose = true
    changes.append(.askToClose(question))
  }

  /// Removes the modal without asking, and runs its action where its contents are kept.
  ///
  /// - Parameter kept: True to send what was typed to the application, false to drop it.
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
