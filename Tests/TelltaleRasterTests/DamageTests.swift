import TelltaleGraphics
import TelltaleRaster
import Testing

struct DamageTests {
  @Test(arguments: 0..<40)
  func `drawing the damage gives the bytes of drawing all`(seed: Int) {
    var chance = Chance(seed: UInt64(1000 + seed))
    let size = PixelSize(width: 90, height: 70)
    let list = chance.list(size, commands: 2 + seed % 15, shadows: true)
    let whole = frame(list)
    let damage = Damage((0..<1 + seed % 4).map { _ in chance.rect(size) })
    let canvas = Canvas(size: size)
    for index in 0..<size.width * size.height { canvas.pixels[index] = 0xABCDEF }
    var rasterizer = Rasterizer()
    rasterizer.rasterize(list, damage: damage, into: canvas, glyphs: PatternGlyphs())
    var wrong = 0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let isDamaged = damage.rects.contains { $0.contains(PixelPoint(x: x, y: y)) }
        let expected = isDamaged ? whole[y * size.width + x] : 0xABCDEF
        if canvas.pixels[y * canvas.stride + x] != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0, "\(damage) of \(list)")
  }

  @Test func `a second drawing changes nothing`() {
    var chance = Chance(seed: 5)
    let size = PixelSize(width: 200, height: 180)
    let list = chance.list(size, commands: 30, shadows: true)
    let canvas = Canvas(size: size)
    var rasterizer = Rasterizer()
    rasterizer.rasterize(list, damage: .full(size), into: canvas, glyphs: PatternGlyphs())
    let first = canvas.words()
    rasterizer.rasterize(list, damage: .full(size), into: canvas, glyphs: PatternGlyphs())
    #expect(canvas.words() == first)
    #expect(first == frame(list))
  }

  @Test func `large surfaces are cut where an opaque card hides what lies below`() {
    let size = PixelSize(width: 400, height: 300)
    let card = PixelRect(x: 40, y: 30, width: 320, height: 200)
    let below: [DrawCommand] = [
      .fill(PixelRect(size), Color(rgb: 0x336699)),
      .fill(PixelRect(x: 0, y: 100, width: 400, height: 60), Color(rgb: 0x993333)),
      .scrim(PixelRect(size), Color.black.withAlpha(128)),
      .shadow(card, radius: 24, blur: 20, Color.black.withAlpha(120)),
    ]
    let whole = frame(
      DisplayList(size: size, commands: below + [.roundedFill(card, radius: 24, .white)]))
    let bare = frame(DisplayList(size: size, commands: below))
    var wrong = 0
    for y in 0..<size.height {
      for x in 0..<size.width where !card.contains(PixelPoint(x: x, y: y)) {
        if whole[y * size.width + x] != bare[y * size.width + x] { wrong += 1 }
      }
    }
    #expect(wrong == 0)
    #expect(whole[130 * 400 + 200] == 0xFFFFFF)
  }
}
