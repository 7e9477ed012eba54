import TelltaleGraphics

/// Paints a picture or an icon on the surface, in the middle of its place.
struct PicturePainter {
  private let image: GlyphImage
  private let box: Box
  /// What is seen of it where nothing else cuts it.
  let seen: Box

  /// A picture that was made for a place of another size is stretched while it is painted: only what
  /// is seen of it takes time then, however large the place.
  ///
  /// - fills: whether it covers its place and is cut there.
  init(_ image: GlyphImage, in rect: PixelRect, fills: Bool = false) {
    self.image = image
    let size = fills ? Self.cover(of: image, rect.size) : Self.size(of: image, in: rect.size)
    box = Box(
      PixelRect(
        x: rect.x + (rect.width - size.width) / 2, y: rect.y + (rect.height - size.height) / 2,
        width: size.width, height: size.height))
    seen = box.intersection(Box(rect))
  }

  private static func cover(of image: GlyphImage, _ place: PixelSize) -> PixelSize {
    let own = PixelSize(width: image.width, height: image.height)
    return own.width > 0 && own.height > 0 ? own.covering(place) : own
  }

  /// What was made for the place reaches two of its edges at the least, and goes beyond none.
  private static func size(of image: GlyphImage, in room: PixelSize) -> PixelSize {
    let own = PixelSize(width: image.width, height: image.height)
    let isSmaller = own.width < room.width && own.height < room.height
    let isLarger = own.width > room.width || own.height > room.height
    guard case .color = image.pixels, isSmaller || isLarger, own.width > 0, own.height > 0
    else { return own }
    return own.fitted(into: room)
  }

  /// A picture in its own colours.
  func lay(_ surface: Surface, _ dims: ArraySlice<Scrim>) {
    guard case .color(let words) = image.pixels, words.count >= image.width * image.height else {
      return
    }
    let part = surface.clipped(to: box)
    guard !part.clip.isEmpty else { return }
    if box.width != image.width || box.height != image.height {
      return stretch(words, part, dims)
    }
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

  /// The same with round corners, and some of its light taken; pixels that these change are made one by one.
  func lay(
    _ surface: Surface, _ dims: ArraySlice<Scrim>, shade: UInt8, within corners: RoundedBox
  ) {
    let part = surface.clipped(to: seen)
    guard case .color(let words) = image.pixels, words.count >= image.width * image.height,
      image.width > 0, image.height > 0, !part.clip.isEmpty
    else { return }
    // Of a row only what is asked for is made; corners count from the row's own ends.
    let columns = part.clip.left - seen.left..<part.clip.right - seen.left
    let places = columns.map {
      (2 * ($0 + seen.left - box.left) + 1) * image.width / (2 * box.width)
    }
    var row = [UInt32](repeating: 0, count: seen.right - seen.left)
    let light = 255 - UInt32(shade)
    let isPlain = dims.isEmpty && box.width == image.width && box.height == image.height
    for y in part.clip.top..<part.clip.bottom {
      let start = (2 * (y - box.top) + 1) * image.height / (2 * box.height) * image.width
      if isPlain, shade == 0, !corners.cuts(y) {
        words[start..<start + image.width].withUnsafeBufferPointer { part.lay(y, box.left, $0) }
        continue
      }
      Self.take(places, of: words[start..<start + image.width], to: &row, columns.lowerBound, light)
      for dim in dims {
        for index in columns { row[index] = Blend.dimmed(row[index], by: dim.color) }
      }
      corners.cut(&row, at: y)
      row.withUnsafeBufferPointer { part.lay(y, seen.left, $0) }
    }
  }

  /// Writes pixels of a picture's row, by their places in it, into another row from an index on, with so much of
  /// their light (of 255).
  private static func take(
    _ places: [Int], of words: ArraySlice<UInt32>, to row: inout [UInt32], _ first: Int,
    _ light: UInt32
  ) {
    words.withUnsafeBufferPointer { words in
      row.withUnsafeMutableBufferPointer { row in
        guard light < 255 else {
          for (index, place) in places.enumerated() { row[first + index] = words[place] }
          return
        }
        for (index, place) in places.enumerated() {
          row[first + index] = Blend.lit(words[place], by: light)
        }
      }
    }
  }

  /// Each pixel as that of the picture which it lies on.
  private func stretch(_ words: [UInt32], _ part: Surface, _ dims: ArraySlice<Scrim>) {
    let columns = (part.clip.left..<part.clip.right).map {
      (2 * ($0 - box.left) + 1) * image.width / (2 * box.width)
    }
    var row = [UInt32](repeating: 0, count: columns.count)
    for y in part.clip.top..<part.clip.bottom {
      let start = (2 * (y - box.top) + 1) * image.height / (2 * box.height) * image.width
      for (index, column) in columns.enumerated() {
        row[index] = dims.reduce(words[start + column]) { Blend.dimmed($0, by: $1.color) }
      }
      row.withUnsafeBufferPointer { part.lay(y, part.clip.left, $0) }
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
