import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The picture of all surfaces: what the app shows, and before that the questions, each over a scrim that dims all
/// below it.
package struct SurfacePicture {
  package var surfaces: SurfaceStack
  package var appearance: Appearance
  /// True where the focused control shows that it has the focus.
  package var showsFocus: Bool
  /// True while Caps Lock is on.
  package var locksCapitals: Bool
  package var now: Instant
  /// The moment from which indicators that turn stand still, since nobody knows whether anybody is at work.
  package var turningUntil: Instant

  /// Returns the drawing commands of all surfaces, from the back to the front.
  ///
  /// - Parameters:
  ///   - size: The size of the display, in pixels.
  ///   - profile: The profile that all of them were placed with.
  /// - Returns: The ground comes first, also where nothing is shown.
  package func commands(size: PixelSize, _ profile: Profile) -> [DrawCommand] {
    let palette = profile.theme.palette(appearance)
    let scrim = DrawCommand.scrim(over: size, appearance, profile)
    var commands = [DrawCommand.ground(over: size, palette, isBare: surfaces.screen == nil)]
    // A question by itself stands on the ground: there is nothing that it keeps people from.
    var isAlone = true
    for (index, surface) in surfaces.all.enumerated() {
      let isGround = surfaces.all.dropFirst(index + 1).first?.isModal == true
      let fillsAll = surface.isModal && surfaces.hidesGround
      if isGround && surfaces.hidesGround || surface.isOutOfSight { continue }
      if surface.isOverlay, !fillsAll, !isAlone {
        commands.append(surface.entrance.map { $0.look.rising(scrim) } ?? scrim)
      }
      isAlone = false
      let isInFront = index == surfaces.all.count - 1
      let state = isGround ? idleState : state(of: surface, isInFront: isInFront)
      commands += surface.placement.commands(state, profile: profile)
      // A modal that goes is seen before the screen that it stood before.
      if !surface.isOverlay, let leaving = surfaces.leaving {
        var state = idleState
        state.drop = leaving.placement.drop(in: leaving.slide)
        commands += [scrim] + leaving.placement.commands(state, profile: profile)
      }
    }
    return commands
  }

  /// The state of a surface behind a modal, or of one on its way out.
  private var idleState: DrawState {
    DrawState(
      appearance: appearance,
      spinnerPhase: turningUntil.milliseconds(since: .zero) / Spinner.stepMilliseconds
        % DrawState.spinnerPhases)
  }

  private func state(of surface: Surface, isInFront: Bool) -> DrawState {
    var state = idleState
    state.focus = surface.focus
    state.showsFocus = showsFocus && isInFront
    state.pressed = surface.pressed
    state.drop = surface.drop
    state.entrance = surface.entrance?.look
    if state.showsFocus { state.glide = surface.ringLeft }
    if let give = surface.give, let area = surface.placement.area(give.path) {
      state.give = DrawState.Give(window: area.viewport, offset: give.offset)
    }
    if let question = surface.question {
      state.caret =
        question.typedField.map { .field($0) } ?? (showsFocus ? surface.focus : nil)
    } else {
      state.caret = state.showsFocus ? surface.focus : nil
    }
    // Keys on the screen have a Shift of their own.
    state.locksCapitals = locksCapitals && isInFront && surface.question?.typedField == nil
    for (path, moved) in surface.moved {
      state.indicators[path] = IndicatorFade.alpha(now.milliseconds(since: moved))
    }
    return state
  }
}
