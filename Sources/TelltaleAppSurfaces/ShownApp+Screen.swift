import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What stands on the screen in front.
extension ShownApp {
  /// Does something to it, and carries out what comes of that.
  ///
  /// - Returns: What the body returns; `nil` where there is no screen.
  @discardableResult
  package mutating func onScreen<Outcome>(_ body: (inout ScreenTurn) -> Outcome) -> Outcome? {
    guard let placement = glass.surfaces.ofScreen({ $0.placement }) else { return nil }
    var turn = ScreenTurn(
      app, on: placement, isStale: glass.surfaces.isScreenStale,
      in: glass.context(app.language, in: world), limits: limits, at: glass.clock.now)
    let outcome = body(&turn)
    app = turn.app
    if turn.isPlaced { stand(on: turn.placement) }
    if turn.isStale { glass.surfaces.screenChanged() }
    if turn.hasChanged { glass.changed() }
    for change in turn.changes { carryOut(change) }
    return outcome
  }

  private mutating func carryOut(_ change: ScreenChange) {
    switch change {
    case .focused(let control): focus(on: control)
    case .typed:
      glass.showsFocus = true
      front?.fling = nil
      glass.changed()
    case .scrolled(let path): noteMove(of: path, at: glass.clock.now)
    case .shifted(let path, let y):
      if case .area(path)? = front?.fling?.subject { front?.fling?.shift(by: y) }
    }
  }

  private mutating func noteMove(of path: NodePath, at time: Instant) {
    glass.surfaces.changeScreen { $0.moved[path] = time }
  }

  /// The screen in front stands otherwise; what was held of it and went away is told of.
  private mutating func stand(on placement: Placement) {
    guard var surface = front else { return }
    let lost = surface.stand(
      on: placement, tab: app.ownTab(in: placement), within: app.visits.worked?.path)
    // What has meant something already is let go of in silence.
    if surface.press?.isHeld != true { glass.ignore(lost, because: .changed) }
    front = surface
  }

  /// Places what has changed since it was placed. The focus stays inside of what is there, what went away under a hand
  /// is not held any more, and content stays within its bounds.
  package mutating func settle() {
    guard glass.surfaces.isStale else { return }
    if glass.surfaces.isGroundStale { settleGround() }
    guard glass.surfaces.isScreenStale else { return }
    // Asked before it is written: the state around it would be copied.
    if app.visits.missingDetail != nil { turnAlone { $0.complete() } }
    takeLate()
    let context = glass.context(app.language, in: world)
    stand(on: app.place(limits: limits, at: glass.clock.now, in: context))
  }

  private mutating func takeLate() {
    guard app.visits.isSplit || !app.current.view.late.isEmpty else { return }
    for visit in app.visits.seen where !visit.view.late.isEmpty {
      if app[holding: visit.path].takeLate(except: front?.draggedValue) { glass.changed() }
    }
  }

  private mutating func settleGround() {
    glass.surfaces.ground?.isStale = false
    guard let old = glass.surfaces.ground?.placement,
      let placement = app.placeGround(
        from: old, limits: limits, at: glass.clock.now, in: glass.context(app.language, in: world))
    else { return }
    glass.surfaces.ground?.placement = placement
    glass.changed()
  }

  /// Moves an area's content, within its bounds (SCROLL-VIEW-LARGER-CONTENT); its indicators show
  /// for a while.
  package mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant) {
    settle()
    guard let area = glass.surfaces.ofScreen({ $0.placement.area(path) }) else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    app[holding: path].view.offsets[path] = clamped
    noteMove(of: path, at: time)
    glass.screenChanged()
  }

  /// Content magnified by a hand, which stands so between its fingers.
  package mutating func magnify(
    _ path: NodePath, by zoom: Double, to offset: PixelPoint, at time: Instant
  ) {
    app[holding: path].view.zooms[path] = zoom
    app[holding: path].view.offsets[path] = offset
    noteMove(of: path, at: time)
    glass.screenChanged()
  }

  /// Changes rows of the screen in front, or of the one that a modal stands before.
  package mutating func change(_ change: RowChange, of name: String) {
    if app.table(named: name).0 != nil {
      onScreen { $0.change(change, of: name) }
    } else {
      belowModal { shown in shown.onScreen { $0.change(change, of: name) } }
    }
  }
}

// Focus.
extension ShownApp {
  /// Gives the focus to a control; what was marked where it was is not any more.
  package mutating func focus(on control: ControlID) {
    var old: ControlID?
    let (milliseconds, now) = (glass.glideMilliseconds(in: world), glass.clock.now)
    glass.surfaces.changeScreen { surface in
      old = surface.focus
      surface.moveFocus(to: control, in: milliseconds, at: now)
    }
    glass.changed()
    guard let old, old != control, case .node(let path) = old,
      app[holding: path].view.fields[path]?.anchor != nil
    else { return }
    app[holding: path].view.fields[path]?.anchor = nil
    glass.screenChanged()
  }

  package mutating func adjust(_ control: ControlID, to step: Int) {
    guard let control = glass.surfaces.ofScreen({ $0.placement.control(control) }) else { return }
    turnAlone { turn in
      turn.tellTyped()
      turn.adjust(control, to: step)
    }
  }

  /// A push takes hold of a range of values, which turning changes from then on, and another one lets go of it.
  package mutating func takeHold(of control: ControlID) {
    guard !glass.stopAdjusting() else { return }
    front?.adjusting = control
    glass.changed()
  }

  package var isInText: Bool { hasTypingMark(glass.surfaces.ofScreen { $0.focus }) }

  private func hasTypingMark(_ control: ControlID?) -> Bool {
    guard case .node(let path)? = control else { return false }
    return app.openText(at: path, limits: limits)?.view.editing.hasCursor == true
  }

  package mutating func left() { turnAlone { $0.tellTyped() } }

  /// With a keyboard at hand one goes on where the typing mark is.
  package mutating func arrived(at path: NodePath) {
    guard glass.devices.hasKeyboard(), hasTypingMark(.node(path)) else { return }
    onScreen { $0.revealCaret(at: path) }
  }
}
