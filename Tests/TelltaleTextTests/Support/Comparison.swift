import TelltaleModel
import Testing

@testable import TelltaleText

/// Holds `FontBook` against Pango.
struct Comparison {
  let book: FontBook

  init() throws { book = try TestFonts.book() }

  /// Expects the same lines, the same glyphs in the same visual order, and places and widths that
  /// differ by less than a pixel.
  func expectSame(
    _ request: TextRequest, comparingRanges: Bool = true,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let ours = book.typeset(request)
    let theirs = PangoOracle.lines(request)
    let utf8 = Array(request.string.utf8)
    func texts(_ ranges: [Range<Int>]) -> [String] {
      ranges.map { String(decoding: utf8[$0], as: UTF8.self) }
    }
    if comparingRanges {
      #expect(
        texts(ours.lines.map(\.range)) == texts(theirs.map(\.range)), "\(request)",
        sourceLocation: sourceLocation)
    }
    guard ours.lines.count == theirs.count else {
      Issue.record(
        "\(ours.lines.count) lines, not \(theirs.count): \(request)", sourceLocation: sourceLocation
      )
      return
    }
    for (our, their) in zip(ours.lines, theirs) {
      expectSame(our, their, "\(request)", sourceLocation)
    }
  }

  private func expectSame(
    _ our: TypesetLine, _ their: PangoOracle.Line, _ text: String,
    _ sourceLocation: Testing.SourceLocation
  ) {
    let spaces = Set(our.runs.flatMap { blanks(of: $0.run.face.index) })
    let ourGlyphs = our.runs.flatMap { run in
      run.run.glyphs.map { (id: $0.glyph, x: Double(run.x + $0.x) / 64) }
    }.filter { !spaces.contains($0.id) }
    let theirGlyphs = their.glyphs.filter { !spaces.contains($0.id) }
    #expect(
      ourGlyphs.map(\.id) == theirGlyphs.map(\.id), "glyphs of \(text)",
      sourceLocation: sourceLocation)
    let shifts = zip(ourGlyphs, theirGlyphs).map { abs($0.x - $1.x) }
    #expect((shifts.max() ?? 0) < 1, "places of \(text)", sourceLocation: sourceLocation)
    #expect(
      abs(Double(our.width) - their.width) <= 1, "width of \(text)", sourceLocation: sourceLocation)
  }

  /// Glyphs of white space; the two keep it or drop it at the ends of lines.
  private func blanks(of index: UInt16) -> [UInt32] {
    guard let face = book.faces.face(Int(index)) else { return [] }
    return [0x20, 0xA0, 0x3000].compactMap { face.glyph(for: $0) }
  }
}
