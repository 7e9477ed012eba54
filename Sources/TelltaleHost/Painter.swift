import TelltaleGraphics
import TelltaleRaster

/// The newest frame in memory. The next frame is made by drawing only what differs.
package final class Painter<Glyphs: GlyphSource> {
  private var canvas: Canvas
  private var rasterizer = Rasterizer()
  private let glyphs: Glyphs
  private let pictures: any PictureStore
  private var shown: Set<PictureKey> = []
  private var last: DisplayList?

  /// Creates a painter without a picture.
  ///
  /// - Parameters:
  ///   - size: The size of the first frame in pixels; it follows the display lists later.
  ///   - glyphs: The glyphs that texts are drawn with.
  ///   - pictures: The pictures and icons; places of those that have not come stay empty.
  package init(size: PixelSize, glyphs: Glyphs, pictures: any PictureStore = EmptyPictures()) {
    canvas = Canvas(size: size)
    self.glyphs = glyphs
    self.pictures = pictures
  }

  /// Draws a picture into the frame.
  ///
  /// - Parameter list: The whole picture.
  /// - Returns: The part of the frame that is new.
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

  /// Draws the pictures that have come since the last frame, in their places.
  ///
  /// - Returns: The part of the frame that is new; empty before the first frame.
  package func paintArrivals() -> Damage {
    guard let last else { return Damage() }
    return paint(last)
  }

  /// Gives back the memory of code that only reads files and lays out, before the first frame takes its memory. So
  /// the process never needs room for both.
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

  /// Forgets the last picture, and gives back its memory and that of its texts. Questions come with texts of their
  /// own, so the memory that is kept for the next frame would otherwise grow with each of them.
  func rest() {
    last = nil
    canvas = Canvas(size: canvas.size)
    glyphs.rest()
  }

  /// Lends the frame.
  ///
  /// - Parameter body: Reads the frame, which is valid during the call.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  package func withCanvas<R, E: Error>(
    _ body: (borrowing Canvas) throws(E) -> R
  ) throws(E) -> R {
    try body(canvas)
  }
}
