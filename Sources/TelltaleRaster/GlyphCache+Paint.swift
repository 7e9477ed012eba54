import TelltaleGraphics

extension GlyphCache {
  /// Paints a run within the surface's clip: coverage in `ink`, coloured pictures as they are
  /// but for the scrims in `dims`.
  mutating func paint(
    _ pen: GlyphPen, _ surface: Surface, _ ink: Ink, _ dims: ArraySlice<Scrim>,
    from source: some GlyphSource
  ) {
    for glyph in pen.run.glyphs {
      let (key, x, y) = pen.place(glyph)
      let entry = entry(for: key, from: source)
      let left = x + Int(entry.left)
      let top = y - Int(entry.top)
      let box = Box(
        left: left, top: top, right: left + Int(entry.width), bottom: top + Int(entry.height))
      let part = surface.clipped(to: box)
      guard !part.clip.isEmpty else { continue }
      if entry.isColor {
        lay(entry, at: box, part, ink.alpha, dims)
      } else {
        tint(entry, at: box, part, ink)
      }
    }
  }

  private func tint(_ entry: Entry, at box: Box, _ surface: Surface, _ ink: Ink) {
    let end = entry.offset + entry.stride * box.height
    coverage.withUnsafeBufferPointer { bytes in
      surface.tint(
        box, UnsafeBufferPointer(rebasing: bytes[entry.offset..<end]), stride: entry.stride, ink)
    }
  }

  private func lay(
    _ entry: Entry, at box: Box, _ surface: Surface, _ alpha: UInt32, _ dims: ArraySlice<Scrim>
  ) {
    for y in surface.clip.top..<surface.clip.bottom {
      let start = entry.offset + (y - box.top) * box.width
      let words = colors[start..<start + box.width].map { word in
        dims.reduce(Blend.faded(word, by: alpha)) { Blend.dimmed($0, by: $1.color) }
      }
      words.withUnsafeBufferPointer { surface.lay(y, box.left, $0) }
    }
  }
}

extension Blend {
  /// A premultiplied word with all four channels scaled by `alpha` of 255.
  static func faded(_ word: UInt32, by alpha: UInt32) -> UInt32 {
    by255((word & lanes) &* alpha) | by255((word &>> 8 & lanes) &* alpha) &<< 8
  }

  /// A premultiplied word with so much of its light, of 255; its alpha stays.
  static func lit(_ word: UInt32, by light: UInt32) -> UInt32 {
    faded(word & 0xFF_FFFF, by: light) | word & 0xFF00_0000
  }

  /// A premultiplied word as it shows through a scrim; its alpha stays.
  static func dimmed(_ word: UInt32, by scrim: Color) -> UInt32 {
    let alpha = word &>> 24
    let share = UInt32(scrim.alpha)
    let veil = faded(scrim.rgb, by: alpha)
    let redBlue = by255((veil & lanes) &* share &+ (word & lanes) &* (255 &- share))
    let green = by255((veil &>> 8 & lanes) &* share &+ (word &>> 8 & 0xFF) &* (255 &- share))
    return alpha &<< 24 | redBlue | green &<< 8
  }
}
