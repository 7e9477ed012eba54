import TelltaleGraphics

/// Glyph pictures that were drawn before, found by their key.
///
/// An open hash table over pictures laid end to end in two arenas. Bounded: when it is full it is
/// emptied, so text that changes for ever costs time, never memory.
struct GlyphCache {
  /// Pictures kept at most.
  static let entryLimit = 4096
  /// Bytes of pictures kept at most.
  static let byteLimit = 4 << 20

  /// Pixels that a picture may be wide or high; larger ones stay blank.
  static let sideLimit = 2048
  /// Pixels that a picture may lie from its pen; those farther away stay blank.
  static let distanceLimit = 1 << 20

  struct Entry {
    var key: GlyphKey
    var left: Int32
    var top: Int32
    var width: Int16
    var height: Int16
    var isColor: Bool
    /// Where the picture begins in its arena.
    var offset: Int

    /// Bytes from row to row of a picture that is tinted: rows go on, empty, to a whole number of
    /// four pixels, which is what is painted at once.
    var stride: Int { (Int(width) &+ 3) & ~3 }
  }

  private(set) var coverage: [UInt8] = []
  private(set) var colors: [UInt32] = []
  private var entries: [Entry] = []
  /// Index of an entry plus one; 0 is a free slot.
  private var slots = [UInt16](repeating: 0, count: slotCount)
  /// Two to the 13th, twice the entries, so that a search soon meets a free slot.
  private static let slotCount = 8192

  var count: Int { entries.count }
  var bytes: Int { coverage.count + 4 * colors.count }

  /// The entry for `key`, drawn by `source` where there is none yet. Its offset holds until the
  /// next call.
  mutating func entry(for key: GlyphKey, from source: some GlyphSource) -> Entry {
    var slot = GlyphCache.slot(of: key)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.key.isSame(as: key) { return entry }
      slot = (slot &+ 1) & (GlyphCache.slotCount &- 1)
    }
    let image = source.image(for: key)
    if entries.count == GlyphCache.entryLimit || bytes > GlyphCache.byteLimit {
      removeAll()
      slot = GlyphCache.slot(of: key)
    }
    let entry = stored(image, key)
    entries.append(entry)
    slots[slot] = UInt16(entries.count)
    return entry
  }

  private mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    coverage.removeAll()
    colors.removeAll()
    for slot in slots.indices { slots[slot] = 0 }
  }

  /// Copies a picture into its arena; one whose pixels are not what its size says is blank.
  private mutating func stored(_ image: GlyphImage, _ key: GlyphKey) -> Entry {
    var entry = Entry(key: key, left: 0, top: 0, width: 0, height: 0, isColor: false, offset: 0)
    switch image.pixels {
    case .coverage(let bytes) where image.holds(bytes.count):
      entry.offset = coverage.count
    case .color(let words) where image.holds(words.count):
      entry.isColor = true
      entry.offset = colors.count
      colors += words
    case .coverage, .color: return entry
    }
    entry.left = Int32(image.left)
    entry.top = Int32(image.top)
    entry.width = Int16(image.width)
    entry.height = Int16(image.height)
    if case .coverage(let bytes) = image.pixels { store(bytes, of: entry) }
    return entry
  }

  private mutating func store(_ bytes: [UInt8], of entry: Entry) {
    let width = Int(entry.width)
    guard entry.stride > width else {
      coverage += bytes
      return
    }
    for start in stride(from: 0, to: bytes.count, by: max(1, width)) {
      coverage += bytes[start..<start + width]
      coverage += repeatElement(0, count: entry.stride - width)
    }
  }

  private static func slot(of key: GlyphKey) -> Int {
    let name = UInt64(key.glyph) << 32 | UInt64(key.size)
    let place = UInt64(key.face.index) << 8 | UInt64(key.phase)
    let mixed = (name &* 0x9E37_79B9_7F4A_7C15) ^ (place &* 0xC2B2_AE3D_27D4_EB4F)
    return Int(((mixed ^ (mixed >> 29)) &* 0x9E37_79B9_7F4A_7C15) >> 51)
  }
}

extension GlyphKey {
  /// `==`, spelt out so that the search need not call into the module that has the type.
  @inline(__always)
  fileprivate func isSame(as other: GlyphKey) -> Bool {
    glyph == other.glyph && size == other.size && face.index == other.face.index
      && phase == other.phase
  }
}

extension GlyphImage {
  /// True when the picture is within the limits and has just the pixels that its size asks for.
  fileprivate func holds(_ count: Int) -> Bool {
    let sides = 0...GlyphCache.sideLimit
    let places = -GlyphCache.distanceLimit...GlyphCache.distanceLimit
    guard sides ~= width, sides ~= height, places ~= left, places ~= top else { return false }
    return width * height == count
  }
}
