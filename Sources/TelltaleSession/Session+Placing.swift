import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

// Whatever changes something that is shown says so, and `settle` places it: once for all that changed, where the
// next one needs to know where things stand, and at the latest when the event is done.
extension Session {
  /// Something that the app shows in front has changed.
  mutating func appChanged() {
    surfaces.screenChanged()
    changed()
  }

  /// Something that the app shows has changed, below a modal perhaps.
  mutating func allChanged() {
    surfaces.groundChanged()
    appChanged()
  }

  /// Something of the question in front has changed.
  mutating func questionChanged() {
    surfaces.questionChanged()
    changed()
  }

  /// Places what has changed since it was placed. The focus stays inside of what is there, what went away under a hand
  /// is not held any more, and content stays within its bounds.
  mutating func settle(in world: World) {
    guard surfaces.isStale else { return }
    if surfaces.ground?.isStale == true { settleGround(in: world) }
    if surfaces.screen?.isStale == true { settleScreen(in: world) }
    settleQuestions(in: world)
  }

  /// Pages that have come stand where their places were kept. A question in front is as armed as it was: nothing of it
  /// has changed.
  mutating func pagesCame(at now: Instant) {
    clock.advance(to: now)
    allChanged()
  }

  private mutating func settleScreen(in world: World) {
    placeScreen(in: world)
    // Only once it is placed is known whether announced rows are seen; without its hint it stands otherwise.
    guard app?.current.view.newRows.isEmpty == false, let placement = screen?.placement,
      app?.current.view.forgetSeenRows(on: placement) == true
    else { return }
    placeScreen(in: world)
  }

  private mutating func placeScreen(in world: World) {
    guard let app, var surface = screen else { return }
    let before = surface.placement
    let placement = app.setting(limits: limits(in: world), at: clock.now).place(
      in: context(for: app, in: world))
    surface.placement = placement
    surface.isStale = false
    surface.focus = Focus.kept(
      surface.focus, from: before, in: placement, tab: app.ownTab(in: placement))
    // What went away under the hand, or became something else, is not meant by it any more.
    if let press = surface.press, let held = press.control,
      placement.control(held).map({ $0.meaning == press.meaning }) != true
    {
      surface.press?.control = nil
      ignore(held, because: .changed)
    }
    screen = surface
    // Written only where it changed: the state around it would be copied.
    for area in placement.areas where app.current.view.offsets[area.path] != area.offset {
      self.app?.current.view.offsets[area.path] = area.offset
    }
  }

  private mutating func settleGround(in world: World) {
    surfaces.ground?.isStale = false
    guard let app, let ground = surfaces.ground else { return }
    let placement = app.setting(below: limits(in: world), at: clock.now).place(
      in: context(for: app, in: world))
    guard placement != ground.placement else { return }
    surfaces.ground?.placement = placement
    for area in placement.areas { self.app?.visits.ground.view.offsets[area.path] = area.offset }
    changed()
  }

  private mutating func settleQuestions(in world: World) {
    guard surfaces.isStale else { return }
    let isFrontStale = surfaces.question?.isStale == true
    for index in surfaces.all.indices where surfaces.all[index].isStale {
      placeQuestion(at: index, in: world)
    }
    if isFrontStale { reveal(at: clock.now, in: world) }
  }

  private mutating func placeQuestion(at index: Int, in world: World) {
    var surface = surfaces.all[index]
    guard let number = surface.question?.number, var asking = questions.shown[number] else {
      return
    }
    surface.placement = asking.place(in: context(for: asking.question, in: world))
    surface.isStale = false
    asking.offset = surface.placement.areas.first?.offset.y ?? 0
    questions.shown[number] = asking
    surface.fling = nil
    // Focus stays inside what is shown, also when an element is gone.
    if surface.focused == nil {
      surface.focus = asking.question.firstFocus(on: surface.placement)
    }
    surfaces.replace(at: index, by: surface)
  }
}

extension ViewState {
  /// Rows that were announced and are seen now need no hint any more. True where there was one.
  fileprivate mutating func forgetSeenRows(on placement: Placement) -> Bool {
    let known = newRows
    for (path, rows) in known {
      guard let area = placement.area(path) else { continue }
      let left = NewRows(
        above: area.offset.y == 0 ? 0 : rows.above,
        below: area.offset.y == area.maximumOffset.y ? 0 : rows.below)
      if left != rows { newRows[path] = left.count == 0 ? nil : left }
    }
    return newRows != known
  }
}
