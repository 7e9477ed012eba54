import TelltaleGraphics
import TelltaleRaster
import Testing

@testable import TelltaleHost

@Suite struct PainterTests {
  private struct NoGlyphs: GlyphSource {
    func image(for key: GlyphKey) -> GlyphImage { .blank }
  }

  /// Pictures that come when the test says so.
  private final class LatePictures: PictureStore {
    var shown: Set<PictureKey> = []
    var isThere = false
    private var news: Set<PictureKey> = []

    var descriptor: Int32? { nil }

    func image(for key: PictureKey) -> GlyphImage? {
      guard isThere else { return nil }
      let count = key.size.width * key.size.height
      return GlyphImage(
        left: 0, top: 0, width: key.size.width, height: key.size.height,
        pixels: key.kind == .icon
          ? .coverage([UInt8](repeating: 255, count: count))
          : .color([UInt32](repeating: 0xFF00_FF00, count: count)))
    }

    func show(_ keys: Set<PictureKey>) { shown = keys }
    func forget(_ name: String) {}
    func drain() -> Set<PictureKey> {
      defer { news = [] }
      return news
    }

    func come() {
      isThere = true
      news = shown
    }
  }

  private let size = PixelSize(width: 60, height: 40)
  private let place = PixelRect(x: 10, y: 8, width: 16, height: 12)
  private let iconPlace = PixelRect(x: 40, y: 8, width: 8, height: 8)

  private var list: DisplayList {
    DisplayList(
      size: size,
      commands: [
        .fill(PixelRect(size), .white),
        .picture(place, name: "a.png", ground: Color(rgb: 0x808080)),
        .icon(iconPlace, name: "star", Color(rgb: 0xFF0000)),
        .scrim(PixelRect(x: 0, y: 0, width: 60, height: 10), Color.black.withAlpha(128)),
      ])
  }

  private func pixels(_ painter: Painter<NoGlyphs>) -> [UInt32] {
    painter.withCanvas { canvas in (0..<size.width * size.height).map { canvas.pixels[$0] } }
  }

  // TABLE-TEXT-FIRST
  @Test func `a picture that comes is drawn where its place was kept, and nothing else`() {
    let pictures = LatePictures()
    let painter = Painter(size: size, glyphs: NoGlyphs(), pictures: pictures)
    _ = painter.paint(list)
    let before = pixels(painter)
    #expect(pictures.shown.map(\.name).sorted() == ["a.png", "star"])
    #expect(before[14 * 60 + 18] == 0x808080)
    // The place of an icon is not even seen.
    #expect(before[12 * 60 + 44] == 0xFFFFFF)

    pictures.come()
    let damage = painter.paintArrivals()
    #expect(damage == Damage([place, iconPlace]))
    let after = pixels(painter)
    #expect(after[14 * 60 + 18] == 0x00FF00)
    #expect(after[12 * 60 + 44] == 0xFF0000)
    // Under the scrim it is as dark as all else there.
    #expect(after[9 * 60 + 18] == 0x007F00)
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      let point = PixelPoint(x: index % 60, y: index / 60)
      #expect(place.contains(point) || iconPlace.contains(point))
    }
    painter.forget()
    _ = painter.paint(list)
    #expect(pixels(painter) == after)
    #expect(painter.paintArrivals().isEmpty)
  }

  /// Whatever moves, grows or goes takes all of its pixels with it, the soft edge of a shadow too.
  @Test func `a picture painted over another is the same as one painted at first`() {
    let card = PixelRect(x: 24, y: 14, width: 12, height: 10)
    func shadow(_ rect: PixelRect, blur: Int) -> DrawCommand {
      .shadow(rect, radius: 3, blur: blur, Color.black.withAlpha(200))
    }
    let moved = PixelRect(x: 26, y: 15, width: 12, height: 10)
    let states: [[DrawCommand]] = [
      [], [shadow(card, blur: 6)], [shadow(moved, blur: 6)], [shadow(moved, blur: 2)],
      [shadow(card, blur: 8), .roundedFill(card, radius: 3, .white)],
      [shadow(moved, blur: 8), .roundedFill(moved, radius: 3, .white)],
      [.roundedStroke(card, radius: 4, width: 2, Color(rgb: 0xFF0000))],
      [.pushClip(card), .fill(moved, .black), .popClip],
      [.pushClip(moved), .fill(moved, .black), .popClip],
      [.scrim(card, Color.black.withAlpha(128))],
    ]
    let lists = states.map { commands in
      DisplayList(size: size, commands: [.fill(PixelRect(size), .white)] + commands)
    }
    for old in lists {
      for new in lists {
        let painter = Painter(size: size, glyphs: NoGlyphs())
        _ = painter.paint(old)
        _ = painter.paint(new)
        let fresh = Painter(size: size, glyphs: NoGlyphs())
        _ = fresh.paint(new)
        #expect(pixels(painter) == pixels(fresh), "\(old.commands) to \(new.commands)")
      }
    }
  }

  @Test func `what is no longer shown is no longer wanted`() {
    let pictures = LatePictures()
    let painter = Painter(size: size, glyphs: NoGlyphs(), pictures: pictures)
    _ = painter.paint(list)
    _ = painter.paint(DisplayList(size: size))
    #expect(pictures.shown.isEmpty)
  }

  @Test func `a painter at rest keeps no frame, and the next one is drawn in full`() {
    let painter = Painter(size: size, glyphs: NoGlyphs())
    _ = painter.paint(list)
    let before = pixels(painter)
    var rest = Rest()
    rest.begin(where: false, painter)
    #expect(pixels(painter) == before)
    rest.begin(where: true, painter)
    #expect(pixels(painter).allSatisfy { $0 == 0 })
    #expect(painter.paint(list) == .full(size))
    #expect(pixels(painter) == before)
    // Only once until there was something to show.
    rest.begin(where: true, painter)
    #expect(pixels(painter) == before)
    rest.begin(where: false, painter)
    rest.begin(where: true, painter)
    #expect(pixels(painter) != before)
  }

  @Test func `a painter at rest has the memory of its texts given back`() {
    final class Counting: GlyphSource {
      var rests = 0
      func image(for key: GlyphKey) -> GlyphImage { .blank }
      func rest() { rests += 1 }
    }
    let glyphs = Counting()
    var rest = Rest()
    let painter = Painter(size: size, glyphs: glyphs)
    rest.begin(where: false, painter)
    #expect(glyphs.rests == 0)
    rest.begin(where: true, painter)
    #expect(glyphs.rests == 1)
  }
}
