import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// What stands on the screen in front.
extension ShownApp {
  /// Runs a step on the screen in front, and carries out its consequences.
  ///
  /// - Parameter body: The step.
  /// - Returns: The result of the step; `nil` where there is no screen.
  @discardableResult
  package mutating func onScreen<Outcome>(_ body: (inout ScreenTurn) -> Outcome) -> Outcome? {
    guard let placement = glass.surfaces.ofScreen({ $0.placement }) else { return nil }
    var turn = ScreenTurn(
      app, on: placement, isStale: glass.surfaces.isScreenStale,
      in: glass.context(app.language, in: environment), limits: limits, at: glass.clock.now)
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

  /// Places everything that has changed since it was placed. The focus moves to a control that is
  /// there, presses on things that went away end, and content stays within its bounds.
  package mutating func settle() {
    guard glass.surfaces.isStale else { return }
    if glass.surfaces.isGroundStale { settleGround() }
    guard glass.surfaces.isScreenStale else { return }
    // Asked before it is written: the state around it would be copied.
    if app.visits.missingDetail != nil { turnAlone { $0.complete() } }
    takeLate()
    let context = glass.context(app.language, in: environment)
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
        from: old, limits: limits, at: glass.clock.now,
        in: glass.context(app.language, in: environment))
    else { return }
    glass.surfaces.ground?.placement = placement
    glass.changed()
  }

  /// Scrolls an area within its bounds (SCROLL-VIEW-LARGER-CONTENT), and shows its indicators for a
  /// while.
  ///
  /// - Parameters:
  ///   - path: The place of the scrollable element in the scene.
  ///   - offset: The new offset of its content, in pixels; it is clamped.
  ///   - time: The moment, from which the indicators are shown.
  package mutating func scroll(_ path: NodePath, to offset: PixelPoint, at time: Instant) {
    settle()
    guard let area = glass.surfaces.ofScreen({ $0.placement.area(path) }) else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    app[holding: path].view.offsets[path] = clamped
    noteMove(of: path, at: time)
    glass.screenChanged()
  }

  /// Magnifies content to the zoom and the offset that two fingers have reached.
  ///
  /// - Parameters:
  ///   - path: The place of the element in the scene.
  ///   - zoom: The magnification; 1 for none.
  ///   - offset: The new offset of the content, in pixels.
  ///   - time: The moment, from which the indicators are shown.
  package mutating func magnify(
    _ path: NodePath, by zoom: Double, to offset: PixelPoint, at time: Instant
  ) {
    app[holding: path].view.zooms[path] = zoom
    app[holding: path].view.offsets[path] = offset
    noteMove(of: path, at: time)
    glass.screenChanged()
  }

  /// Changes rows of the screen in front, or of the one below a modal.
  ///
  /// - Parameters:
  ///   - change: A change that is allowed.
  ///   - name: The key of the table's contents.
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
  /// Gives the focus to a control. A selection in the text that had it ends.
  ///
  /// - Parameter control: The control. It has to be on the screen in front.
  package mutating func focus(on control: ControlID) {
    var old: ControlID?
    let (milliseconds, now) = (glass.glideMilliseconds(in: environment), glass.clock.now)
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

  /// Sets the value of a control, and tells the application.
  ///
  /// - Parameters:
  ///   - control: A control with a range; one that is not placed changes nothing.
  ///   - step: The number of the step, from 0.
  package mutating func adjust(_ control: ControlID, to step: Int) {
    guard let control = glass.surfaces.ofScreen({ $0.placement.control(control) }) else { return }
    turnAlone { turn in
      turn.tellTyped()
      turn.adjust(control, to: step)
    }
  }

  /// Takes hold of a range of values, which the knob changes from then on. A second push lets go of
  /// it.
  ///
  /// - Parameter control: The control with the range.
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

  /// Scrolls to the caret of a text that has got the focus, where a keyboard is connected.
  ///
  /// - Parameter path: The place of the text in the scene.
  package mutating func arrived(at path: NodePath) {
    guard glass.devices.hasKeyboard(), hasTypingMark(.node(path)) else { return }
    onScreen { $0.revealCaret(at: path) }
  }
}
