import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Does something to what stands on the app's screen in front, and carries out what comes of it.
  ///
  /// - Returns: What the body returns; `nil` where there is no app.
  @discardableResult
  mutating func onScreen<Outcome>(
    in world: World, _ body: (inout ScreenTurn) -> Outcome
  ) -> Outcome? {
    guard let context = app.map({ context(for: $0, in: world) }), let surface = screen else {
      return nil
    }
    let limits = limits(in: world)
    // Moved, and not copied: it may hold long lists.
    var state: AppState?
    swap(&state, &app)
    guard let state = state.take() else { return nil }
    var turn = ScreenTurn(
      state, on: surface.placement, isStale: surface.isStale, in: context, limits: limits,
      at: clock.now)
    let outcome = body(&turn)
    app = turn.app
    if turn.isPlaced { stand(on: turn.placement) }
    if turn.isStale { surfaces.screenChanged() }
    if turn.hasChanged { changed() }
    for change in turn.changes { carryOut(change) }
    return outcome
  }

  private mutating func carryOut(_ change: ScreenChange) {
    switch change {
    case .focused(let control): focusOnScreen(control)
    case .typed:
      showsFocus = true
      screen?.fling = nil
      changed()
    case .scrolled(let path):
      let now = clock.now
      surfaces.changeScreen { $0.moved[path] = now }
    case .shifted(let path, let y):
      if case .area(path)? = screen?.fling?.subject { screen?.fling?.shift(by: y) }
    }
  }

  /// The app's screen in front stands otherwise; what was held of it and went away is told of.
  mutating func stand(on placement: Placement) {
    guard var surface = screen else { return }
    let lost = surface.stand(on: placement, tab: app?.ownTab(in: placement))
    ignore(lost, because: .changed)
    screen = surface
  }

  /// Gives the focus to a control; what was marked where it was is not any more.
  mutating func focusOnScreen(_ control: ControlID?) {
    let old = screen?.focus
    screen?.focus = control
    changed()
    guard let old, old != control, case .node(let path) = old,
      app?.current.view.fields[path]?.anchor != nil
    else { return }
    app?.current.view.fields[path]?.anchor = nil
    appChanged()
  }

  /// The text at a place of the screen, where it is more than read.
  func openText(at path: NodePath, in world: World) -> OpenText? {
    app?.openText(at: path, limits: limits(in: world))
  }
}

// Texts that hands mark.
extension Session {
  /// Puts the typing mark where a finger or the pointer tapped.
  mutating func tapText(at path: NodePath, _ point: PixelPoint, _ time: Instant, in world: World) {
    guard onScreen(in: world, { $0.tapText(at: path, point) }) == true else { return }
    screen?.tap = TextTap(path: path, point: point, time: time)
  }

  /// Begins to mark from where the press is: the word there, or nothing yet.
  mutating func beginMarking(byWord: Bool, in world: World) {
    guard let press = screen?.press, case .node(let path)? = press.control, let start = press.start,
      let marked = onScreen(
        in: world, { $0.beginMarking(at: path, from: start, byWord: byWord) }),
      let first = marked
    else { return }
    screen?.press?.isHeld = true
    screen?.press?.marking = first
  }

  /// Goes on marking to where the hand is; false where it marks nothing.
  mutating func mark(to point: PixelPoint, in world: World) -> Bool {
    settle(in: world)
    guard let press = screen?.press, let first = press.marking,
      case .node(let path)? = press.control
    else { return false }
    return onScreen(in: world) { $0.mark(at: path, from: first, to: point) } ?? false
  }

  /// True where the press is on a text that hands can mark.
  func canMark(_ press: Press, in world: World) -> Bool {
    guard case .node(let path)? = press.control, press.start != nil, press.marking == nil else {
      return false
    }
    return openText(at: path, in: world)?.view.editing.isSelectable == true
  }
}
