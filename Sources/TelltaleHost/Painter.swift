import TelltaleGraphics
import TelltaleRaster

/// Keeps the newest frame in memory, and makes the next one by drawing only what differs.
package final class Painter<Glyphs: GlyphSource> {
  private var canvas: Canvas
  private var rasterizer = Rasterizer()
  private let glyphs: Glyphs
  private var last: DisplayList?

  package init(size: PixelSize, glyphs: Glyphs) {
    canvas = Canvas(size: size)
    self.glyphs = glyphs
  }

  /// Draws the picture; gives what of the frame is new.
  package func paint(_ list: DisplayList) -> Damage {
    if list.size != canvas.size { canvas = Canvas(size: list.size) }
    let damage = last.map(list.damage(since:)) ?? .full(list.size)
    rasterizer.rasterize(list, damage: damage, into: canvas, glyphs: glyphs)
    last = list
    return damage
  }

  /// Forgets the last picture, so that the next frame is drawn in full.
  package func forget() { last = nil }

  /// Lends the frame.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try body(canvas)
  }
}
