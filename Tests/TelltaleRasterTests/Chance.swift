import TelltaleGraphics

/// Numbers that look random and are the same in every run.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func color() -> Color {
    var color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &self))
    if Bool.random(using: &self) { color.alpha = UInt8.random(in: 0...255, using: &self) }
    return color
  }

  /// Mostly inside the surface, now and then far beyond it.
  mutating func rect(_ size: PixelSize) -> PixelRect {
    PixelRect(
      x: Int.random(in: -10...size.width, using: &self),
      y: Int.random(in: -10...size.height, using: &self),
      width: Int.random(in: 0...size.width + 15, using: &self),
      height: Int.random(in: 0...size.height + 15, using: &self))
  }

  mutating func run(_ size: PixelSize) -> DrawCommand {
    let count = Int.random(in: 0...5, using: &self)
    let glyphs = (0..<count).map { _ in
      PlacedGlyph(
        glyph: UInt32.random(in: 0...9, using: &self),
        x: Int32.random(in: -200...2000, using: &self),
        y: Int32.random(in: -300...300, using: &self))
    }
    let run = GlyphRun(
      face: FaceID(UInt16.random(in: 0...1, using: &self)), size: 640, glyphs: glyphs)
    let origin = PixelPoint(
      x: Int.random(in: -5...size.width, using: &self),
      y: Int.random(in: -5...size.height + 5, using: &self))
    return .glyphs(run, origin: origin, color())
  }

  mutating func command(_ size: PixelSize, shadows: Bool) -> DrawCommand {
    switch Int.random(in: 0...(shadows ? 12 : 11), using: &self) {
    case 0, 1: .fill(rect(size), color())
    case 2...4: .roundedFill(rect(size), radius: Int.random(in: 0...30, using: &self), color())
    case 5, 6:
      .roundedStroke(
        rect(size), radius: Int.random(in: 0...30, using: &self),
        width: Int.random(in: 0...12, using: &self), color())
    case 7, 8: run(size)
    case 9:
      Bool.random(using: &self) ? .scrim(PixelRect(size), color()) : .scrim(rect(size), color())
    case 10: .pushClip(rect(size))
    case 11: .popClip
    default:
      .shadow(
        rect(size), radius: Int.random(in: 0...20, using: &self),
        blur: Int.random(in: 0...20, using: &self), color())
    }
  }

  mutating func list(_ size: PixelSize, commands: Int, shadows: Bool) -> DisplayList {
    DisplayList(size: size, commands: (0..<commands).map { _ in command(size, shadows: shadows) })
  }
}
