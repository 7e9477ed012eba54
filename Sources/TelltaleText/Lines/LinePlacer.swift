import TelltaleGraphics
import TelltaleModel

/// Puts the segments of a line next to each other, glyphs on quarter pixels.
struct LinePlacer {
  let size: UInt32
  let book: FontBook
  private(set) var runs: [PositionedRun] = []
  /// Where the text has letters of which nothing is drawn, with the face that draws nothing.
  private(set) var inkless: [(place: Int, face: Int)] = []
  /// What the line takes so far, in 1024ths of a pixel.
  private(set) var width = 0
  /// The run that is being filled: its face, where it starts, what it has.
  private var face: Int?
  private var origin: Int32 = 0
  private var glyphs: [PlacedGlyph] = []
  /// Where in the text each glyph comes from; negative for a sign of the engine's own.
  private var places: [Int] = []
  private let scalars: [UInt32]

  /// `scalars` are those of the whole text.
  init(_ segments: [LineSegment], of scalars: [UInt32], size: UInt32, book: FontBook) {
    self.scalars = scalars
    self.size = size
    self.book = book
    for index in VisualOrder.indices(of: segments.map(\.level)) { add(segments[index]) }
    finishRun()
  }

  private mutating func add(_ segment: LineSegment) {
    if segment.face != face {
      finishRun()
      face = segment.face
      origin = Self.quarter(width)
    }
    for glyph in segment.glyphs {
      glyphs.append(
        PlacedGlyph(
          glyph: glyph.glyph, x: Self.quarter(width + glyph.x).subtractingClamped(origin),
          y: -Self.wholePixel(glyph.y)))
      places.append(segment.isSign ? -1 : glyph.cluster)
      width += glyph.advance
    }
  }

  private mutating func finishRun() {
    guard let face else { return }
    let ink = ink(face)
    runs.append(
      PositionedRun(
        x: origin,
        run: GlyphRun(face: FaceID(UInt16(clamping: face)), size: size, glyphs: glyphs, ink: ink)))
    (glyphs, places) = ([], [])
  }

  /// All ink of the run; `nil` where the face cannot say of every glyph.
  private mutating func ink(_ index: Int) -> InkBox? {
    guard let face = book.faces.face(index) else { return nil }
    var box = InkBox.empty
    var isKnown = true
    var blank: [Int] = []
    for (glyph, place) in zip(glyphs, places) {
      guard let ink = face.ink(of: glyph.glyph, size: size) else {
        isKnown = false
        continue
      }
      guard !ink.isEmpty else {
        if place >= 0, ClusterTraits.wantsInk(scalars[place]) { blank.append(place) }
        continue
      }
      box = box.union(ink.moved(x: glyph.x >> 6, y: (glyph.y + 32) >> 6))
    }
    if !blank.isEmpty, note(blank, face, index) { return nil }
    return isKnown ? box : nil
  }

  /// A letter may be made of several glyphs, of which some are there for their place alone; and one
  /// that has ink by itself may have none on purpose beside another. Of others a box is seen, if no
  /// other face has them; true where there are any.
  private mutating func note(_ blank: [Int], _ face: Face, _ index: Int) -> Bool {
    let before = inkless.count
    for place in Set(blank).sorted() {
      var own = zip(glyphs, places).filter { $0.1 == place }.map(\.0.glyph)
      if let alone = face.glyph(for: scalars[place]) { own.append(alone) }
      let hasInk = own.contains { face.ink(of: $0, size: size)?.isEmpty != true }
      guard !hasInk, let first = places.firstIndex(of: place) else { continue }
      glyphs[first].glyph = 0
      inkless.append((place, index))
    }
    return inkless.count > before
  }

  /// The nearest quarter pixel, in 26.6.
  private static func quarter(_ position: Int) -> Int32 {
    Int32(clamping: ((position + 128) >> 8) * 16)
  }

  /// The nearest whole pixel, in 26.6: glyph pictures are shifted along the line only.
  private static func wholePixel(_ position: Int) -> Int32 {
    Int32(clamping: ((position + 512) >> 10) * 64)
  }
}

extension Int32 {
  fileprivate func subtractingClamped(_ other: Int32) -> Int32 {
    Int32(clamping: Int(self) - Int(other))
  }
}
