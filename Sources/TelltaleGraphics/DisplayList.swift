/// A thing to draw. Later commands cover earlier ones.
package enum DrawCommand: Hashable, Sendable {
  /// A plain rectangle.
  case fill(PixelRect, Color)
  /// A rectangle that goes over from one opaque colour at its upper edge to another at its lower one.
  case gradient(PixelRect, from: Color, to: Color)
  /// A rectangle with round corners of `radius` pixels, edges antialiased.
  case roundedFill(PixelRect, radius: Int, Color)
  /// A ring of `width` pixels, lying inside `rect`, whose outer corners have `radius` pixels.
  case roundedStroke(PixelRect, radius: Int, width: Int, Color)
  /// A part of a ring with round ends, edges antialiased.
  case arc(PixelRect, ArcShape, Color)
  /// The dark modules of a grid, all with the same whole number of pixels.
  case modules(PixelRect, ModuleGrid, Color)
  /// A soft shadow: `rect` with round corners, spread over `blur` pixels to each side.
  case shadow(PixelRect, radius: Int, blur: Int, Color)
  /// Dims all that was drawn before inside the rectangle; the colour's alpha says how much.
  case scrim(PixelRect, Color)
  /// Glyphs with their pen at `origin` on the baseline, tinted.
  case glyphs(GlyphRun, origin: PixelPoint, Color)
  /// A picture of the bundle, scaled to fit the rectangle and centred in it; while it is not there,
  /// a patch of the ground colour keeps its place.
  case picture(PixelRect, name: String, ground: Color)
  /// A picture of the bundle in a place that gives it its shape; while it is not there, a patch of the
  /// ground colour, which may be clear, keeps its place.
  case artwork(PixelRect, PictureShape, name: String, ground: Color)
  /// An icon, scaled to fit the rectangle and centred in it, tinted; nothing while it is not there.
  case icon(PixelRect, name: String, Color)
  /// Restricts what follows to the rectangle (within the clip in force), until `popClip`.
  case pushClip(PixelRect)
  case popClip
}

/// The contents of a frame: commands that are drawn in order, on a surface of `size`.
package struct DisplayList: Hashable, Sendable {
  package var size: PixelSize
  package var commands: [DrawCommand]

  package init(size: PixelSize, commands: [DrawCommand] = []) {
    self.size = size
    self.commands = commands
  }
}
