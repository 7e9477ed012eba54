import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// The picture as things stand: screens, what dims them, and the question in front.
  package func picture(in world: World) -> DisplayList {
    let palette = world.profile.theme.palette(appearance)
    var commands = [DrawCommand.fill(PixelRect(size), palette.ground)]
    if let app { commands += app.commands(drawn: screenState(of: app), in: world, appearance) }
    // An alert stands above all else (MODALITY-ALERT-ABOVE-ALL).
    for dialog in [covered, dialog].compactMap({ $0 }) {
      commands += lowered(
        dialog, dialog.placement.commands(drawState(of: dialog), profile: world.profile))
    }
    let ring = dialog?.placement.focusRing ?? app?.surface.placement?.focusRing
    if let ring { commands += PointerMark.commands(at: pointer, ring: ring) }
    return DisplayList(size: size, commands: commands)
  }

  private func drawState(of dialog: Dialog) -> DrawState {
    let isInFront = dialog.question == self.dialog?.question
    return DrawState(
      appearance: appearance, focus: dialog.focus, showsFocus: showsFocus && isInFront,
      pressed: dialog.press?.control, scrollOffset: dialog.scrollOffset,
      caret: dialog.typing.map { .field($0.field) } ?? (showsFocus ? dialog.focus : nil),
      isShifted: dialog.typing?.isShifted ?? false)
  }

  /// A sheet that is still on its way up stands lower; its scrim does not.
  private func lowered(_ dialog: Dialog, _ commands: [DrawCommand]) -> [DrawCommand] {
    let drop = dialog.slide.map { $0.drop(of: size.height - dialog.placement.card.y) } ?? 0
    guard drop > 0 else { return commands }
    return commands.map { command in
      if case .scrim = command { command } else { command.offsetBy(y: drop) }
    }
  }

  private func screenState(of app: AppState) -> ScreenDrawState {
    let surface = app.surface
    let isInFront = dialog == nil
    var indicators: [NodePath: UInt8] = [:]
    for (path, moved) in surface.moved {
      indicators[path] = IndicatorFade.alpha(app.now.milliseconds(since: moved))
    }
    return ScreenDrawState(
      appearance: appearance, focus: surface.focus, showsFocus: showsFocus && isInFront,
      pressed: surface.press?.control ?? surface.glow?.control,
      caret: isInFront && showsFocus ? surface.focus : nil,
      spinnerPhase: (app.heartbeat.silentSince ?? app.now).milliseconds(since: .zero)
        / Spinner.stepMilliseconds % 8,
      indicators: indicators,
      drop: surface.pull + (surface.placement?.drop(in: surface.slide) ?? 0))
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

extension AppState {
  fileprivate func commands(
    drawn state: ScreenDrawState, in world: World, _ appearance: Appearance
  ) -> [DrawCommand] {
    guard let placement = surface.placement else { return [] }
    let front = placement.commands(state, profile: world.profile)
    let idle = ScreenDrawState(appearance: appearance, spinnerPhase: state.spinnerPhase)
    let dim = appearance == .day ? world.profile.alert.scrimDay : world.profile.alert.scrimNight
    let scrim = DrawCommand.scrim(
      PixelRect(placement.size), Color.black.withAlpha(UInt8(clamping: dim)))
    if let leaving = surface.leaving {
      var gone = idle
      gone.drop = leaving.placement.drop(in: leaving.slide)
      return front + [scrim] + leaving.placement.commands(gone, profile: world.profile)
    }
    // Seen around the modal, or while it comes and goes (MODALITY-SEPARATE-FOCUSED-MODE).
    guard let below, modal != nil, !coversAll else { return front }
    return below.commands(idle, profile: world.profile) + [scrim] + front
  }
}

extension ScreenPlacement {
  /// Pixels that it is seen below its place.
  func drop(in slide: Slide?) -> Int {
    slide.map { $0.drop(of: size.height - frame.y) } ?? 0
  }
}

extension DrawCommand {
  func offsetBy(y: Int) -> DrawCommand {
    func moved(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: 0, y: y) }
    switch self {
    case .fill(let rect, let color): return .fill(moved(rect), color)
    case .roundedFill(let rect, let radius, let color):
      return .roundedFill(moved(rect), radius: radius, color)
    case .roundedStroke(let rect, let radius, let width, let color):
      return .roundedStroke(moved(rect), radius: radius, width: width, color)
    case .shadow(let rect, let radius, let blur, let color):
      return .shadow(moved(rect), radius: radius, blur: blur, color)
    case .scrim(let rect, let color): return .scrim(moved(rect), color)
    case .glyphs(let run, let origin, let color):
      return .glyphs(run, origin: PixelPoint(x: origin.x, y: origin.y + y), color)
    case .picture(let rect, let name, let ground):
      return .picture(moved(rect), name: name, ground: ground)
    case .icon(let rect, let name, let color):
      return .icon(moved(rect), name: name, color)
    case .pushClip(let rect): return .pushClip(moved(rect))
    case .popClip: return .popClip
    }
  }
}
