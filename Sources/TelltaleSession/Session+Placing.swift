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
    guard let context = app.map({ context(for: $0, in: world) }) else { return }
    let limits = limits(in: world)
    guard let placement = app?.place(limits: limits, at: clock.now, in: context) else { return }
    stand(on: placement)
  }

  private mutating func settleGround(in world: World) {
    surfaces.ground?.isStale = false
    guard let context = app.map({ context(for: $0, in: world) }),
      let old = surfaces.ground?.placement
    else { return }
    let limits = limits(in: world)
    guard
      let placement = app?.placeGround(from: old, limits: limits, at: clock.now, in: context)
    else { return }
    surfaces.ground?.placement = placement
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
