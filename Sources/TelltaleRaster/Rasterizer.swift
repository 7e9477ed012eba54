import TelltaleGraphics

/// A painter of display lists into pixels.
///
/// It computes with integers only, so the same list gives the same bytes on every machine. A pixel
/// depends on the list alone, never on the canvas before: drawing only the damage gives the bytes
/// of drawing all. The surface is black where the list paints nothing.
///
/// It keeps glyph pictures and the masks of corners and shadows for the next frame, bounded in
/// size. Glyph keys must mean the same pictures for as long as one rasterizer is used. Pictures of
/// the bundle may come and go; the places that show them are then damaged.
package struct Rasterizer {
  private var plan = Plan()
  private var glyphs = GlyphCache()
  private var corners = ShapeCache<CornerShape.Key, CornerShape>(limit: 32)
  private var shadows = ShapeCache<ShadowShape.Key, ShadowShape>(limit: 4)

  package init() {}

  /// Paints the damaged part of a list into a canvas, as far as both reach. All other pixels keep
  /// their values.
  ///
  /// - Parameters:
  ///   - list: The whole frame.
  ///   - damage: Pixels of the list's surface that are painted.
  ///   - canvas: The canvas that has the frame before, or any pixels where everything is damaged.
  ///   - source: The source of glyph pictures.
  ///   - pictures: The source of pictures and icons; without it, places of pictures show their
  ///     grounds.
  package mutating func rasterize(
    _ list: DisplayList, damage: Damage, into canvas: borrowing Canvas,
    glyphs source: some GlyphSource, pictures: any PictureSource = NoPictures()
  ) {
    let surface = Box(PixelRect(canvas.size)).intersection(Box(PixelRect(list.size)))
    guard !surface.isEmpty, !damage.isEmpty else { return }
    plan.build(list, surface: surface)
    for rect in damage.rects {
      for piece in Piece.pieces(of: Box(rect).intersection(surface), plan) {
        let surface = Surface(
          pixels: canvas.pixels, stride: canvas.stride, clip: piece.box, hole: piece.hole)
        paint(piece, of: list, on: surface, glyphs: source, pictures)
      }
    }
  }

  private mutating func paint(
    _ piece: Piece, of list: DisplayList, on surface: Surface, glyphs source: some GlyphSource,
    _ pictures: any PictureSource
  ) {
    var surface = surface
    if piece.firstStep == nil {
      surface.fill(piece.box, Ink(piece.color(.black, of: -1)))
    }
    for index in (piece.firstStep ?? 0)..<plan.steps.count {
      if index == piece.holeStep { surface.hole = .empty }
      guard plan.steps[index].bounds.intersects(piece.box) else { continue }
      let step = plan.steps[index]
      let command = list.commands[step.command]
      if let key = command.picture {
        let limits = surface.clipped(to: step.bounds)
        paint(pictures.image(for: key), for: command, step, piece, on: limits)
      } else {
        paint(command, step, piece, on: surface.clipped(to: step.clip), glyphs: source)
      }
    }
  }

  private mutating func paint(
    _ command: DrawCommand, _ step: Step, _ piece: Piece, on surface: Surface,
    glyphs source: some GlyphSource
  ) {
    switch command {
    case .fill(let rect, let color):
      surface.fill(Box(rect), Ink(piece.color(color, of: step.command)))
    case .gradient(let rect, let from, let to):
      Gradient(rect, from: from, to: to).paint(surface) { piece.color($0, of: step.command) }
    case .roundedFill(let rect, let radius, let color):
      let ink = Ink(piece.color(color, of: step.command))
      rounded(Box(rect), radius, ring: nil).paint(surface, ink)
    case .roundedStroke(let rect, let radius, let width, let color):
      let ink = Ink(piece.color(color, of: step.command))
      rounded(Box(rect), radius, ring: width).paint(surface, ink)
    case .arc(let rect, let shape, let color):
      ArcBand(shape, in: Box(rect))?.paint(surface, Ink(piece.color(color, of: step.command)))
    case .modules(let rect, let grid, let color):
      ModulePainter(grid, in: Box(rect))?.paint(surface, Ink(piece.color(color, of: step.command)))
    case .shadow(let rect, let radius, let blur, let color):
      let key = ShadowShape.key(Box(rect), radius: radius, blur: blur)
      let shape = shadows.shape(key, make: ShadowShape.init)
      shape.paint(Box(rect), surface, Ink(piece.color(color, of: step.command)))
    case .glyphs(let run, let origin, let color):
      let ink = Ink(piece.color(color, of: step.command))
      let dims = piece.scrims(over: step.command)
      let limits = surface.clipped(to: step.bounds)
      glyphs.paint(GlyphPen(run, at: origin), limits, ink, dims, from: source)
    case .picture, .artwork, .icon, .scrim, .pushClip, .popClip: break
    }
  }

  private mutating func paint(
    _ image: GlyphImage?, for command: DrawCommand, _ step: Step, _ piece: Piece,
    on surface: Surface
  ) {
    switch command {
    case .picture(let rect, _, let ground):
      guard let image else {
        let ink = Ink(piece.color(ground, of: step.command))
        return rounded(Box(rect), min(rect.width, rect.height) / 8, ring: nil).paint(surface, ink)
      }
      PicturePainter(image, in: rect).lay(surface, piece.scrims(over: step.command))
    case .artwork(let rect, let shape, _, let ground):
      guard let image else {
        let ink = Ink(piece.color(ground, of: step.command))
        return rounded(Box(rect), shape.radius, ring: nil).paint(surface, ink)
      }
      let painter = PicturePainter(image, in: rect, fills: shape.fills)
      let corners = rounded(painter.seen, shape.radius, ring: nil)
      painter.lay(surface, piece.scrims(over: step.command), shade: shape.shade, within: corners)
    case .icon(let rect, _, let color):
      guard let image else { return }
      let ink = Ink(piece.color(color, of: step.command))
      PicturePainter(image, in: rect).tint(surface, ink)
    default: break
    }
  }

  private mutating func rounded(_ box: Box, _ radius: Int, ring: Int?) -> RoundedBox {
    let key = RoundedBox.key(box, radius: radius, ring: ring)
    return RoundedBox(box, key, corners.shape(key, make: CornerShape.init))
  }
}
