import TelltaleGraphics
import TelltaleModel

/// Collects the commands of one picture.
struct Pen {
  let palette: Palette
  let state: DrawState
  let placement: Placement
  private(set) var commands: [DrawCommand] = []
  let derived: DerivedColors
  private var clip: PixelRect?
  /// Pixels to the right of its place, and below it, that something is drawn.
  private var shift: PixelPoint

  init(palette: Palette, state: DrawState, placement: Placement) {
    self.palette = palette
    derived = DerivedColors(palette)
    self.state = state
    self.placement = placement
    shift = PixelPoint(x: 0, y: state.drop)
    commands.reserveCapacity(placement.parts.count * 2)
  }

  mutating func add(_ command: DrawCommand) { commands.append(command) }

  /// What it stands on, and the shadow of that.
  mutating func drawGround() {
    let frame = placement.frame
    let radius = placement.radius
    let blur = placement.shadowBlur
    if blur > 0 {
      let dark = Color.black.withAlpha(state.appearance == .day ? 56 : 120)
      add(.shadow(moved(frame.offsetBy(x: 0, y: blur / 4)), radius: radius, blur: blur, dark))
    }
    let whole = frame.past(bottomOf: placement.size, by: radius)
    add(.roundedFill(moved(whole), radius: radius, palette[placement.ground]))
    if placement.ground == .card, radius > 0, palette.cardEdge != palette.card {
      let width = max(1, placement.focusRing.width / 4)
      add(.roundedStroke(moved(whole), radius: radius, width: width, palette.cardEdge))
    }
  }

  func moved(_ rect: PixelRect) -> PixelRect { rect.offsetBy(x: shift.x, y: shift.y) }

  /// Draws what comes in the place of something else in its frame, and the ground over it that it comes out of.
  mutating func enter(
    _ entrance: DrawState.Entrance, over frame: PixelRect, _ body: (inout Pen) -> Void
  ) {
    finish()
    add(.pushClip(moved(frame)))
    shift.x = entrance.offset(in: frame.width, isRightToLeft: placement.isRightToLeft)
    body(&self)
    finish()
    shift.x = 0
    let radius = placement.radius
    let color = palette[placement.ground].withAlpha(entrance.veil)
    fill(moved(frame), radius, color)
    add(.popClip)
  }

  mutating func draw(_ part: PlacedPart) {
    guard let give = state.give else {
      setClip(part.clip)
      return drawShape(of: part)
    }
    setClip(give.clip(of: part))
    let (rest, offset) = (shift, give.offset(of: part))
    shift = PixelPoint(x: shift.x + offset.x, y: shift.y + offset.y)
    drawShape(of: part)
    shift = rest
  }

  private mutating func drawShape(of part: PlacedPart) {
    if let only = part.appearance, only != state.appearance {
      return add(.fill(.empty, palette.ground))
    }
    switch part.shape {
    case .fill(let rect, let radius, let ink):
      fill(moved(rect), radius, color(ink, of: part))
    case .stroke(let rect, let radius, let width, let ink):
      add(.roundedStroke(moved(rect), radius: radius, width: width, color(ink, of: part)))
    case .shade(let rect, let ink):
      let color = color(ink, of: part)
      add(.gradient(moved(rect), from: color.withAlpha(0), to: color))
    case .text(let placed, let ink): text(placed, color(ink, of: part))
    case .picture(let rect, let name):
      add(.picture(moved(rect), name: name, ground: palette.separator))
    case .artwork(let rect, let shape, let name, let placeholder):
      artwork(moved(rect), seen(shape), name: name, placeholder: placeholder)
    case .icon(let rect, let name, let ink), .sign(let rect, let name, let ink):
      add(.icon(moved(rect), name: name, color(ink, of: part)))
    case .body(let rect, let radius, let rest, let destroys):
      body(rect, radius, rest, destroys: destroys, part.control)
    case .ground(let rect, let radius, let destroys):
      platter(rect, radius, fill(of: part.control, destroys: destroys), part.control)
    case .ring(let rect, let radius): ring(rect, radius, part.control)
    case .caret(let rect, let ink): caret(rect, ink, part.control)
    case .capsLock(let rect, let ground): capsLock(rect, on: ground, part.control)
    case .spinner(let rect): spinner(moved(rect))
    case .progress(let rect, let share, let ink):
      progress(moved(rect), share, color(ink, of: part))
    case .gauge(let rect, let look):
      add(.arc(moved(rect), look.track, palette.separator))
      add(.arc(moved(rect), look.filled, color(look.ink, of: part)))
    case .code(let rect, let quiet, let grid): code(moved(rect), quiet, grid)
    case .indicator(let path, let viewport): indicator(path, moved(viewport))
    case .track(let line, let filled, let knob, let reach, let isEnabled):
      track(
        line, filled: filled, knob: knob, reach: reach, isEnabled: isEnabled, part.control)
    case .capsule(let rect, let knob, let isOn, let isEnabled):
      capsule(moved(rect), knob: moved(knob), isOn: isOn, isEnabled: isEnabled, part)
    }
  }

  /// One clip for all parts that follow each other in it.
  private mutating func setClip(_ rect: PixelRect) {
    let rect = rect == PixelRect(placement.size) ? nil : rect
    guard rect != clip else { return }
    finish()
    clip = rect
    if let rect { add(.pushClip(moved(rect))) }
  }

  mutating func finish() {
    if clip != nil { add(.popClip) }
    clip = nil
  }

  mutating func fill(_ rect: PixelRect, _ radius: Int, _ color: Color) {
    add(radius > 0 ? .roundedFill(rect, radius: radius, color) : .fill(rect, color))
  }

  private mutating func text(_ text: PlacedText, _ color: Color) {
    for line in text.lines {
      for positioned in line.line.runs {
        add(
          .glyphs(
            positioned.shiftedRun,
            origin: PixelPoint(
              x: line.origin.x + Int(positioned.x >> 6) + shift.x, y: line.origin.y + shift.y),
            color))
      }
    }
  }

  /// What stands on the ground of a control that is held down, lifted or selected has the colour for that.
  func color(_ ink: PartInk, of part: PlacedPart) -> Color {
    let mark = mark(of: part.control)
    if case .veil = ink, mark == .pressed { return palette.pressed.withAlpha(Self.veil) }
    if case .veil = ink { return color(ink) }
    if case .edge(let ink) = ink {
      return mark == .pressed || mark == .lifted ? palette.separator.withAlpha(0) : color(ink)
    }
    if case .divider = ink { return palette.separator.withAlpha(mark == .rest ? 255 : 0) }
    switch mark {
    case .pressed: return palette.onPressed
    case .lifted: return ink.destroys ? palette.onLitDestructive : palette.onLifted
    case .focused, .rest:
      return part.isSelected && part.control != nil ? derived.onLit : color(ink)
    }
  }

  /// Alpha of what cannot be chosen: seen to be there, and told from all that can.
  static let faintness: UInt8 = 128
  /// Alpha of what lies over a picture that is held down.
  private static let veil: UInt8 = 128

  func color(_ ink: PartInk) -> Color {
    switch ink {
    case .white: return .white
    case .soft: return palette.soft
    case .outline: return derived.outline
    case .groundFoot: return palette.groundFoot
    case .cardEdge: return palette.cardEdge
    case .divider: return palette.separator
    case .edge(let ink): return color(ink)
    case .lit(let destroys): return destroys ? palette.litDestructive : derived.lit
    case .onLit(let destroys): return destroys ? palette.onLitDestructive : derived.onLit
    case .faint(let ink): return color(ink).withAlpha(Self.faintness)
    case .title(let role, _): return palette[role]
    case .onDestroying(let ink): return color(ink)
    case .unseen: return palette.ground.withAlpha(0)
    case .veil: return palette.pressed.withAlpha(0)
    case .mark(let inks, let ground):
      return palette.mark(under: inks.map(color), on: ground.resolved(in: palette))
    case .readable(let ink, let grounds, let least):
      return palette.readable(ink, on: grounds, least: least)
    case .value(let value): return value.resolved(in: palette)
    }
  }

  /// Eight dots, each lighter the longer ago the head was there.
  private mutating func spinner(_ rect: PixelRect) {
    let side = max(2, rect.width / 5)
    let reach = (rect.width - side) / 2
    let diagonal = reach * 181 / 256
    let offsets = [
      (0, -reach), (diagonal, -diagonal), (reach, 0), (diagonal, diagonal), (0, reach),
      (-diagonal, diagonal), (-reach, 0), (-diagonal, -diagonal),
    ]
    for (index, offset) in offsets.enumerated() {
      let phases = DrawState.spinnerPhases
      let age = (state.spinnerPhase - index * phases / 8 + 2 * phases) % phases
      let dot = PixelRect(
        x: rect.midX + offset.0 - side / 2, y: rect.midY + offset.1 - side / 2, width: side,
        height: side)
      add(
        .roundedFill(
          dot, radius: side / 2, palette.text.withAlpha(UInt8(255 - age * 28 * 8 / phases))))
    }
  }

  /// By day all of a picture's light is seen.
  private func seen(_ shape: PictureShape) -> PictureShape {
    var shape = shape
    if state.appearance != .night { shape.shade = 0 }
    return shape
  }

  private mutating func artwork(
    _ rect: PixelRect, _ shape: PictureShape, name: String, placeholder: String?
  ) {
    if placeholder == nil, !name.isEmpty {
      return add(.artwork(rect, shape, name: name, ground: palette.separator))
    }
    add(.roundedFill(rect, radius: shape.radius, palette.separator))
    if let placeholder {
      let side = min(rect.width, rect.height) * 2 / 5
      let middle = PixelRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      add(.icon(middle, name: placeholder, palette.textSecondary))
    }
    if !name.isEmpty {
      add(.artwork(rect, shape, name: name, ground: palette.ground.withAlpha(0)))
    }
  }

  /// How much there is and where one is; nothing on an axis that cannot scroll
  /// (SCROLL-VIEW-TRANSIENT-INDICATORS).
  private mutating func indicator(_ path: NodePath, _ viewport: PixelRect) {
    let area = placement.area(path)
    // At rest there is no bar, and a window may end where a row does: what goes on throws its shade over the edge.
    let blur = 5 * placement.focusRing.width
    // By night what goes on is lost in the dark: a light edge would look like a lamp behind the panel.
    let isDark = palette.ground.luminance < 0.18
    let shade =
      isDark ? Color.black.withAlpha(Self.darkShade) : palette.text.withAlpha(Self.edgeShade)
    let page = moved(PixelRect(placement.size))
    for beyond in area?.regionsBeyond(viewport, by: blur, in: page) ?? [] {
      add(.shadow(beyond, radius: 0, blur: blur, shade))
    }
    let alpha = state.indicators[path] ?? 0
    let color = palette.textSecondary.withAlpha(alpha)
    for bar in area?.indicatorBars(in: viewport, width: placement.focusRing.width + 1) ?? [] {
      add(.roundedFill(alpha == 0 ? .empty : bar, radius: min(bar.width, bar.height) / 2, color))
    }
  }

  /// Half of it is left at the very edge.
  private static let edgeShade: UInt8 = 64
  private static let darkShade: UInt8 = 230
}

extension PartInk {
  fileprivate var destroys: Bool {
    switch self {
    case .title(_, let destroys), .onLit(let destroys): destroys
    case .onDestroying: true
    default: false
    }
  }
}

extension PositionedRun {
  /// Runs start at fractions of a pixel; what is left of the fraction goes into the glyphs.
  fileprivate var shiftedRun: GlyphRun {
    let rest = x & 63
    return rest == 0 ? run : run.shifted(by: rest)
  }
}
