import TelltaleGraphics

/// What is known of glyphs whose outlines were traced: a text is set before it is drawn, and often
/// several times until it looks well.
///
/// An open hash table, since a dictionary looks its types up at run time, at each start. Bounded: when
/// it is full it is emptied.
struct TracedGlyphs {
  struct Key: Equatable {
    var glyph: UInt32
    /// Pixels per em in 26.6 fixed point.
    var size: UInt32
  }

  private struct Entry {
    var key: Key
    var ink: InkBox
    /// Until it is drawn, and while not too many wait for that.
    var outline: GlyphOutline?
  }

  /// Glyphs kept at most, more than any screen shows at once; half the slots.
  private static let limit = 2048
  /// What a linter sets is never drawn.
  private static let outlineLimit = 256

  private var entries: [Entry] = []
  /// Index of an entry plus one; 0 is a free slot.
  private var slots: [UInt16] = []
  private var outlines = 0

  mutating func ink(of key: Key, trace: () -> GlyphOutline) -> InkBox {
    if slots.isEmpty || entries.count == Self.limit {
      entries.removeAll()
      slots = [UInt16](repeating: 0, count: 2 * Self.limit)
      outlines = 0
    }
    let slot = slot(of: key)
    if slots[slot] > 0 { return entries[Int(slots[slot]) - 1].ink }
    let outline = trace()
    let waits = outlines < Self.outlineLimit
    if waits { outlines += 1 }
    entries.append(Entry(key: key, ink: InkBox(outline), outline: waits ? outline : nil))
    slots[slot] = UInt16(entries.count)
    return entries[entries.count - 1].ink
  }

  /// An outline is wanted once: its picture is kept then.
  mutating func takeOutline(of key: Key) -> GlyphOutline? {
    guard !slots.isEmpty else { return nil }
    let index = Int(slots[slot(of: key)]) - 1
    guard index >= 0, let outline = entries[index].outline else { return nil }
    entries[index].outline = nil
    outlines -= 1
    return outline
  }

  /// Where the glyph is, or would be.
  private func slot(of key: Key) -> Int {
    let name = UInt64(key.glyph) << 32 | UInt64(key.size)
    var slot = Int((name &* 0x9E37_79B9_7F4A_7C15) >> 40) % (2 * Self.limit)
    while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key {
      slot = (slot + 1) % (2 * Self.limit)
    }
    return slot
  }
}
