import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// True where a question is in front, an alert or a sheet.
  package var isAsking: Bool { asking != nil }
  /// The question in front, where a client asked it: whether it is on the glass, and whether it takes answers.
  package var askedInFront: (id: QuestionID, isShown: Bool, isArmed: Bool)? {
    guard let asking, asking.question.id.isAsked else { return nil }
    return (asking.question.id, asking.shownAt != nil, isArmed)
  }

  /// What the scene or the application calls the question in front, where it has a name for it.
  package var alertID: String? { asking?.alert.id }

  /// All that can be seen, and what it is to people: from the back to the front, what stands behind
  /// something else as inert.
  package func meaning(in world: World) -> Meaning {
    let shown = surfaces.all.indices.map { index in
      meaning(of: surfaces.all[index], isInFront: index == surfaces.all.count - 1, in: world)
    }
    return Meaning(
      .application, name: screenName ?? "", frame: PixelRect(size),
      children: shown.compactMap { $0 })
  }

  /// Where what is in front is seen, by its place in the file, in pixels: the elements of a screen or a
  /// modal; of a question, `root` is its own place.
  package func places(ofQuestionAt root: NodePath, in world: World) -> [NodePath: PixelRect] {
    if let placement { return placement.places(below: root) }
    guard let app else { return [:] }
    return app.setting(limits: limits(in: world), at: clock.now).places(
      in: context(for: app, in: world))
  }

  private func meaning(of surface: Surface, isInFront: Bool, in world: World) -> Meaning? {
    var state = MeaningState(
      focus: isInFront && showsFocus ? surface.focus : nil,
      pressed: surface.press?.control ?? surface.glow?.control, isInert: !isInFront)
    state.locksCapitals = devices.locksCapitals
    if let asking = asking(of: surface) {
      if surface.isOutOfSight { return nil }
      return surface.placement.meaning(
        of: asking.alert, isSheet: asking.question.form == .sheet, isPage: asking.typing != nil,
        state)
    }
    guard let app else { return nil }
    let limits = limits(in: world)
    let isGround = app.modal != nil && !surface.isModal
    let setting =
      isGround
      ? app.setting(below: limits, at: clock.now) : app.setting(limits: limits, at: clock.now)
    return setting.meaning(in: context(for: app, in: world), state)
  }
}
