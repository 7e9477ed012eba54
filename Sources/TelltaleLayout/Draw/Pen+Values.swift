import TelltaleGraphics
import TelltaleModel

// What hands change: each state gives the same commands.
extension Pen {
  /// A track with its knob; while a hand has it, the knob is full and has a halo, and the track is thicker.
  mutating func track(
    _ line: PixelRect, filled: PixelRect, knob: PixelRect, reach: Int, isEnabled: Bool,
    _ control: ControlID?
  ) {
    let isHeld = control != nil && state.pressed == control
    let accent = isEnabled ? palette.accent : faint(palette.accent)
    let growth = isHeld ? line.height / 2 : 0
    func grown(_ rect: PixelRect) -> PixelRect {
      moved(rect.slice(y: rect.y - growth, height: rect.height + 2 * growth))
    }
    for (rect, color) in [(grown(line), palette.separator), (grown(filled), accent)] {
      add(.roundedFill(rect, radius: rect.height / 2, color))
    }
    edge(grown(line))
    let halo = knob.insetBy(knob.width / 2 - reach)
    add(
      .roundedFill(isHeld ? moved(halo) : .empty, radius: reach, palette.accent.withAlpha(80)))
    add(.roundedFill(moved(knob), radius: knob.width / 2, accent))
    let inside = knob.insetBy(knob.width / 4)
    add(
      .roundedFill(
        isHeld ? .empty : moved(inside), radius: inside.width / 2,
        isEnabled ? palette.onAccent : palette.ground))
  }

  mutating func progress(_ rect: PixelRect, _ share: Double, _ color: Color) {
    add(.roundedFill(rect, radius: rect.height / 2, palette.separator))
    // No narrower than round: a sliver would stand out of the end of its track.
    let least = share > 0 ? min(rect.height, rect.width) : 0
    let width = max(least, Int(Double(rect.width) * min(max(share, 0), 1)))
    let x = placement.isRightToLeft ? rect.maxX - width : rect.x
    add(
      .roundedFill(
        PixelRect(x: x, y: rect.y, width: width, height: rect.height),
        radius: rect.height / 2, color))
    edge(rect)
  }

  /// The edge of a track: how much of it is empty is seen on all grounds.
  mutating func edge(_ track: PixelRect) {
    add(
      .roundedStroke(
        track, radius: track.height / 2, width: max(1, track.height / 8), derived.outline))
  }

  /// A switch: full with its knob at the end where it is on, a line around it with the knob at the start where it is off.
  mutating func capsule(
    _ rect: PixelRect, knob: PixelRect, isOn: Bool, isEnabled: Bool, _ part: PlacedPart
  ) {
    let radius = rect.height / 2
    let rest = color(.role(isOn ? .accent : .textSecondary), of: part)
    let ink = isEnabled ? rest : faint(rest)
    let ground = fill(of: part.control, destroys: false) ?? (part.isSelected ? palette.lit : nil)
    let onAccent = palette.readable(.fixed(.white), on: [.role(.accent)], least: 3)
    add(.roundedFill(isOn ? rect : .empty, radius: radius, ink))
    add(
      .roundedStroke(
        isOn ? .empty : rect, radius: isOn ? 0 : radius, width: max(2, rect.height / 14), ink))
    let inside = knob.insetBy(isOn ? 0 : knob.width / 8)
    add(
      .roundedFill(
        inside, radius: inside.width / 2,
        isOn ? ground ?? (isEnabled ? onAccent : palette.ground) : ink))
  }

  /// As faint as what cannot be chosen, and yet nothing is seen through it.
  private func faint(_ color: Color) -> Color {
    color.withAlpha(Self.faintness).over(palette.ground)
  }
}
