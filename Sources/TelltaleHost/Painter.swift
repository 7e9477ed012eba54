import TelltaleGraphics
import TelltaleRaster

/// Keeps the newest frame in memory, and makes the next one by drawing only what differs.
package final class Painter<Glyphs: GlyphSource> {
  private var canvas: Canvas
  private var rasterizer = Rasterizer()
  private let glyphs: Glyphs
  private let pictures: any PictureStore
  private var shown: Set<PictureKey> = []
  private var last: DisplayList?

  package init(size: PixelSize, glyphs: Glyphs, pictures: any PictureStore = EmptyPictures()) {
    canvas = Canvas(size: size)
    self.glyphs = glyphs
    self.pictures = pictures
  }

  /// Draws the picture; gives what of the frame is new.
  package func paint(_ list: DisplayList) -> Damage {
    if list.size != canvas.size { canvas = Canvas(size: list.size) }
    var damage = last.map(list.damage(since:)) ?? .full(list.size)
    damage.add(arrivals(in: list))
    makeRoom()
    rasterizer.rasterize(
      list, damage: damage, into: canvas, glyphs: glyphs, pictures: pictures)
    last = list
    return damage
  }

  /// Draws the pictures that have come since into the frame, where they belong; gives what of it is
  /// new.
  package func paintArrivals() -> Damage {
    guard let last else { return Damage() }
    return paint(last)
  }

  /// Before the first frame takes its memory, the code that only reads files and lays out goes: the
  /// process then never needs room for both.
  private func makeRoom() {
    if last == nil { ProgramPages.releasedOnce }
  }

  private func arrivals(in list: DisplayList) -> Damage {
    let wanted = list.pictures
    if wanted != shown {
      shown = wanted
      pictures.show(wanted)
    }
    return Damage(list.places(of: pictures.drain())).clipped(to: PixelRect(list.size))
  }

  /// Forgets the last picture, so that the next frame is drawn in full.
  package func forget() { last = nil }

  /// Forgets it, and gives back its memory and that of the texts it was made of: questions come with texts of their own, so
  /// what is kept for the next frame would otherwise grow with each of them.
  func rest() {
    last = nil
    canvas = Canvas(size: canvas.size)
    glyphs.rest()
  }

  /// Lends the frame.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try body(canvas)
  }
}
