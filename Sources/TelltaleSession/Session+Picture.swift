import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// The picture as things stand: what the app shows, and before that the questions, each over what
  /// dims all below it.
  package func picture(in world: World) -> DisplayList {
    let palette = world.profile.theme.palette(appearance)
    let scrim = DrawCommand.scrim(over: size, appearance, world.profile)
    var commands = [DrawCommand.fill(PixelRect(size), palette.ground)]
    // A question by itself stands on the ground: there is nothing that it keeps people from.
    var isAlone = true
    for (index, surface) in surfaces.all.enumerated() {
      let isGround = surfaces.all.dropFirst(index + 1).first?.isModal == true
      let fillsAll = surface.isModal && surfaces.hidesGround
      if isGround && surfaces.hidesGround || surface.isOutOfSight { continue }
      if surface.isOverlay, !fillsAll, !isAlone { commands.append(scrim) }
      isAlone = false
      let isInFront = index == surfaces.all.count - 1
      let state = isGround ? idleState : state(of: surface, isInFront: isInFront)
      commands += surface.placement.commands(state, profile: world.profile)
      // A modal that goes is seen before the screen that it stood before.
      if !surface.isOverlay, let leaving = surfaces.leaving {
        var state = idleState
        state.drop = leaving.placement.drop(in: leaving.slide)
        commands += [scrim] + leaving.placement.commands(state, profile: world.profile)
      }
    }
    if let front { commands += PointerMark.commands(at: pointer, ring: front.placement.focusRing) }
    return DisplayList(size: size, commands: commands)
  }

  /// How something is drawn that a modal stands before, or that is on its way out.
  private var idleState: DrawState {
    let phase = app.map { app in
      (app.heartbeat.silentSince ?? app.now).milliseconds(since: .zero)
        / Spinner.stepMilliseconds % 8
    }
    return DrawState(appearance: appearance, spinnerPhase: phase ?? 0)
  }

  private func state(of surface: Surface, isInFront: Bool) -> DrawState {
    var state = idleState
    state.focus = surface.focus
    state.showsFocus = showsFocus && isInFront
    state.pressed = surface.press?.control ?? surface.glow?.control
    state.drop = surface.drop
    if let asking = surface.asking {
      state.caret =
        asking.typing.map { .field($0.field) } ?? (showsFocus ? surface.focus : nil)
    } else {
      state.caret = state.showsFocus ? surface.focus : nil
    }
    let now = app?.now ?? .zero
    for (path, moved) in surface.moved {
      state.indicators[path] = IndicatorFade.alpha(now.milliseconds(since: moved))
    }
    return state
  }
}

/// A mark that turns: eight steps to a round.
enum Spinner {
  static let stepMilliseconds = 100
}

/// Indicators show while content moves, and are gone a second after (SCROLL-VIEW-TRANSIENT-INDICATORS).
enum IndicatorFade {
  static let steps = [(700, UInt8(200)), (800, 130), (900, 60)]
  static let end = 1000

  static func alpha(_ passed: Int) -> UInt8 {
    steps.first { passed < $0.0 }?.1 ?? 0
  }

  /// When the picture changes next; `nil` once they are gone.
  static func next(after moved: Instant, now: Instant) -> Instant? {
    let passed = now.milliseconds(since: moved)
    return steps.first { passed < $0.0 }.map { moved.advanced(byMilliseconds: $0.0) }
  }
}
