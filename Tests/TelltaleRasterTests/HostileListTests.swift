import TelltaleGraphics
import TelltaleRaster
import Testing

struct HostileListTests {
  private let size = PixelSize(width: 40, height: 30)

  private static let rects = [
    PixelRect(x: .min, y: .min, width: .max, height: .max),
    PixelRect(x: .max, y: .max, width: .max, height: .max),
    PixelRect(x: .min, y: 3, width: .min, height: 5),
    PixelRect(x: -1, y: -1, width: .max, height: .max),
    PixelRect(x: .max - 1, y: 0, width: 1, height: 1),
    PixelRect(x: 3, y: 3, width: -5, height: 9),
  ]

  @Test(arguments: rects)
  func `no coordinate is too large`(rect: PixelRect) {
    let glyphs = GlyphRun(
      face: FaceID(0), size: .max,
      glyphs: [
        PlacedGlyph(glyph: 3, x: .max, y: .min), PlacedGlyph(glyph: 3, x: .min, y: .max),
        PlacedGlyph(glyph: 3, x: 0, y: 0),
      ])
    let origin = PixelPoint(x: rect.x, y: rect.y)
    for number in [0, 1, Int.max, Int.min] {
      let list = DisplayList(
        size: size,
        commands: [
          .fill(rect, .white), .roundedFill(rect, radius: min(number, 100), .white),
          .roundedStroke(rect, radius: min(number, 100), width: number, .white),
          .shadow(rect, radius: 2, blur: min(number, 3), .white), .scrim(rect, .white),
          .pushClip(rect), .glyphs(glyphs, origin: origin, .white), .popClip, .popClip,
          .glyphs(glyphs, origin: origin, .white),
        ])
      #expect(frame(list).count == 1200)
    }
  }

  @Test func `a rectangle that begins far outside is seen where it reaches in`() {
    let list = DisplayList(
      size: size,
      commands: [.fill(PixelRect(x: -(1 << 50), y: 2, width: (1 << 50) + 7, height: 1), .white)])
    let expected = DisplayList(
      size: size, commands: [.fill(PixelRect(x: 0, y: 2, width: 7, height: 1), .white)])
    #expect(frame(list) == frame(expected))
  }

  @Test func `damage and lists larger than the canvas paint the canvas and no more`() {
    let canvas = Canvas(size: size)
    var rasterizer = Rasterizer()
    let large = PixelSize(width: 9000, height: 9000)
    let list = DisplayList(size: large, commands: [.fill(PixelRect(large), .white)])
    rasterizer.rasterize(
      list, damage: Damage([PixelRect(x: -50, y: -50, width: 90_000, height: 90_000)]),
      into: canvas, glyphs: PatternGlyphs())
    #expect(Set(canvas.words()) == [0xFFFFFF])
  }

  @Test func `clips nest and end with the list, and one too many ends changes nothing`() {
    let inner = PixelRect(x: 5, y: 5, width: 10, height: 10)
    let list = DisplayList(
      size: size,
      commands: [
        .popClip, .pushClip(PixelRect(x: 0, y: 0, width: 8, height: 30)), .pushClip(inner),
        .fill(PixelRect(size), .white),
      ])
    let expected = DisplayList(
      size: size, commands: [.fill(PixelRect(x: 5, y: 5, width: 3, height: 10), .white)])
    #expect(frame(list) == frame(expected))
    #expect(frame(list) == frame(list))
  }

  @Test func `pictures that are not what they claim are blank`() {
    struct Liar: GlyphSource {
      var width: Int
      var height: Int
      var left = 0
      func image(for key: GlyphKey) -> GlyphImage {
        GlyphImage(
          left: left, top: 0, width: width, height: height, pixels: .coverage([255, 255, 255]))
      }
    }
    let run = GlyphRun(face: FaceID(0), size: 640, glyphs: [PlacedGlyph(glyph: 1, x: 0, y: 0)])
    let list = DisplayList(
      size: size, commands: [.glyphs(run, origin: PixelPoint(x: 5, y: 5), .white)])
    for liar in [
      Liar(width: 4, height: 1), Liar(width: -3, height: -1), Liar(width: .max, height: .max),
      Liar(width: 3, height: 1, left: .min),
    ] { #expect(Set(frame(list, liar)) == [0]) }
    #expect(frame(list, Liar(width: 3, height: 1)).filter { $0 != 0 }.count == 3)
  }

  @Test func `a canvas is cut to the limit, and may be empty`() {
    let canvas = Canvas(size: PixelSize(width: -4, height: .max))
    #expect(canvas.size == PixelSize(width: 0, height: Canvas.limit))
    let large = Canvas(size: PixelSize(width: 1024, height: 1024))
    #expect(UInt(bitPattern: large.pixels) % (2 << 20) == 0)
    #expect(large.pixels[1024 * 1024 - 1] == 0)
  }
}
