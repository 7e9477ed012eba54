import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleText
import Testing

@testable import TelltaleLayout

/// A text in pieces is ordered as a text in one piece (UAX #9).
@Suite struct RichTextOrderTests {
  static let texts: [(Language, String)] = [
    ("ar", "رقم المحطة CCS x - ok (a)"),
    ("ar", "واذكر رقم المحطة CCS."),
    ("ar", "من 12.5 إلى 40% (نحو 3 km)، ثم 7:30!"),
    ("ar", "CCS ثم Type 2 (AC)."),
    ("he", "תחנה A1 - B2 [פתוח]?"),
    ("he", "חיוג 03-555-1234, או office@example.com."),
    ("en", "Song שלום עולם (Live) - 3:45."),
    ("en", "Wave 12, then (ok)."),
  ]

  private struct Glyph: Hashable {
    var id: UInt32
    var face: UInt16
  }

  private let context: LayoutContext
  private let blanks: Set<Glyph>

  init() throws {
    let faces = try Platforms.profile("kiosk").typography.faces
    let fonts = try FontBook(faces: faces)
    context = LayoutContext(
      profile: try Platforms.profile("kiosk"), language: "en",
      size: PixelSize(width: 4000, height: 300), typesetter: fonts)
    // Of white space in the face of each script.
    var blanks: Set<Glyph> = []
    for string in ["x x", "א א", "م م"] {
      let request = TextRequest(string: string, language: "en", size: 24 * 64, weight: .regular)
      let glyphs = fonts.typeset(request).lines.flatMap(\.runs).flatMap(Self.glyphs)
      if glyphs.count == 3 { blanks.insert(glyphs[1].glyph) }
    }
    self.blanks = blanks
  }

  private static func glyphs(of run: PositionedRun) -> [(glyph: Glyph, x: Double)] {
    run.run.glyphs.map {
      (Glyph(id: $0.glyph, face: run.run.face.index), Double(run.x + $0.x) / 64)
    }
  }

  private func set(_ pieces: [String], _ language: Language, width: Int = 4000) -> SetRichText {
    RichTextSetter(context: context, base: TextStyle(size: 24, weight: .regular)).set(
      pieces.map { TextRun(text: TextContent($0, language: language)) }, TextLook(), width: width)
  }

  private func map(_ set: SetRichText, _ string: String, width: Int = 4000) -> CaretMap {
    CaretMap(set, of: string, width: width, alignment: .leading, by: context.typesetter)
  }

  /// What is seen of a line, from left to right.
  private func glyphs(_ line: SetRichText.Line) -> [(glyph: Glyph, x: Double)] {
    line.pieces.sorted { line.left(of: $0) < line.left(of: $1) }.flatMap { piece in
      piece.text.text.lines.flatMap(\.runs).flatMap(Self.glyphs).map {
        ($0.glyph, $0.x + Double(line.left(of: piece)))
      }
    }.filter { !blanks.contains($0.glyph) }
  }

  private func signless(_ text: String) -> String {
    String(text.map { $0.isLetter ? $0 : " " })
  }

  /// The characters from left to right.
  private func order(_ carets: [CaretMap.Edges]) -> [Int] {
    carets.indices.sorted {
      carets[$0].leading + carets[$0].trailing < carets[$1].leading + carets[$1].trailing
    }
  }

  /// A text cut once and twice, behind spaces and before marks: where no glyph depends on its
  /// neighbour.
  private func cuts(_ text: String) -> [[String]] {
    let places = text.indices.dropFirst().filter {
      let last = text[text.index(before: $0)]
      return last == " " || last.isLetter && ".,،!?".contains(text[$0])
    }
    var all: [[String]] = []
    for first in places {
      let head = String(text[..<first])
      all.append([head, String(text[first...])])
      for second in places where second > first {
        all.append([head, String(text[first..<second]), String(text[second...])])
      }
    }
    return all
  }

  @Test(arguments: texts)
  func `pieces stand where the whole text has them`(language: Language, text: String) throws {
    let plain = set([text], language)
    let whole = glyphs(try #require(plain.lines.first))
    // Signs may look otherwise beside others, letters do not.
    let letters = Set(
      glyphs(try #require(set([signless(text)], language).lines.first)).map(\.glyph))
    try #require(letters.count > 4)
    let carets = map(plain, text).lines[0].characters
    for pieces in cuts(text) {
      let set = set(pieces, language)
      try #require(set.lines.count == 1)
      let cut = glyphs(set.lines[0])
      #expect(cut.map(\.glyph.face) == whole.map(\.glyph.face), "\(pieces)")
      #expect(
        cut.map(\.glyph).filter(letters.contains) == whole.map(\.glyph).filter(letters.contains),
        "\(pieces)")
      // Each piece is a whole number of pixels wide, and so is the space behind all but the last.
      let most = Double(2 * pieces.count - 1)
      let shift = zip(cut, whole).map { abs($0.x - $1.x) }.max() ?? 0
      #expect(shift <= most, "\(pieces)")
      let own = map(set, text).lines[0].characters
      #expect(order(own) == order(carets), "\(pieces)")
      let shifts = zip(own, carets).map {
        max(abs($0.leading - $1.leading), abs($0.trailing - $1.trailing))
      }
      #expect(Double(shifts.max() ?? 0) <= most, "\(pieces) \(shifts)")
    }
  }

  @Test func `white space at a line's end goes on in the paragraph's direction`() throws {
    let pieces = ["مرحبا ", "New ", "York City"]
    let width = set(["مرحبا New"], "ar").width + 20
    let set = set(pieces, "ar", width: width)
    #expect(set.lines.count == 2)
    let line = try #require(map(set, pieces.joined(), width: width).lines.first)
    let space = try #require(line.characters.last)
    #expect(space.leading > space.trailing)
    #expect(space.leading == width - set.lines[0].width)
  }
}
