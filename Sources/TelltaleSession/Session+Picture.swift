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
    let drop = dialog.rise.map { $0.drop(of: size.height - dialog.placement.card.y) } ?? 0
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
      spinnerPhase: app.now.milliseconds(since: .zero) / Spinner.stepMilliseconds % 8,
      indicators: indicators,
      drop: (app.modal?.drag ?? 0)
        + (surface.rise.map { $0.drop(of: size.height - (surface.placement?.frame.y ?? 0)) } ?? 0))
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
    guard let below, modal != nil, !coversAll else {
      return placement.commands(state, profile: world.profile)
    }
    // Seen around the modal, or while it comes and goes (MODALITY-SEPARATE-FOCUSED-MODE).
    let dim = appearance == .day ? world.profile.alert.scrimDay : world.profile.alert.scrimNight
    let ground = ScreenDrawState(appearance: appearance, spinnerPhase: state.spinnerPhase)
    return below.commands(ground, profile: world.profile)
      + [.scrim(PixelRect(placement.size), Color.black.withAlpha(UInt8(clamping: dim)))]
      + placement.commands(state, profile: world.profile)
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
