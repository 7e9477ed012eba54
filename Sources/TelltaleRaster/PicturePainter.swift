import TelltaleGraphics

/// Paints a picture or an icon on the surface, in the middle of its place.
struct PicturePainter {
  private let image: GlyphImage
  private let box: Box

  init(_ image: GlyphImage, in rect: PixelRect) {
    self.image = image
    box = Box(
      PixelRect(
        x: rect.x + (rect.width - image.width) / 2, y: rect.y + (rect.height - image.height) / 2,
        width: image.width, height: image.height))
  }

  /// A picture in its own colours.
  func lay(_ surface: Surface, _ dims: ArraySlice<Scrim>) {
    guard case .color(let words) = image.pixels, words.count >= image.width * image.height else {
      return
    }
    let part = surface.clipped(to: box)
    guard !part.clip.isEmpty else { return }
    for y in part.clip.top..<part.clip.bottom {
      let start = (y - box.top) * image.width
      let row = words[start..<start + image.width]
      guard dims.isEmpty else {
        let dimmed = row.map { word in dims.reduce(word) { Blend.dimmed($0, by: $1.color) } }
        dimmed.withUnsafeBufferPointer { part.lay(y, box.left, $0) }
        continue
      }
      row.withUnsafeBufferPointer { part.lay(y, box.left, $0) }
    }
  }

  /// A shape in one ink.
  func tint(_ surface: Surface, _ ink: Ink) {
    guard case .coverage(let bytes) = image.pixels, bytes.count >= image.width * image.height
    else { return }
    let part = surface.clipped(to: box)
    guard !part.clip.isEmpty else { return }
    bytes.withUnsafeBufferPointer { part.tint(box, $0, stride: box.width, ink) }
  }
}
