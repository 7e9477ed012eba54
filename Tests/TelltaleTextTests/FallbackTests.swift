import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Choice of faces")
struct FallbackTests {
  private func files(_ request: TextRequest, _ book: FontBook) -> [String] {
    book.typeset(request).lines.flatMap(\.runs).map { run in
      let face = TestFonts.faces[Int(run.run.face.index)]
      return face.index == 0 ? face.file : "\(face.file):\(face.index)"
    }
  }

  @Test(
    "the same Han character comes from the face of the language",
    arguments: [
      ("ja", "NotoSansCJK-Regular.ttc"), ("ko", "NotoSansCJK-Regular.ttc:1"),
      ("zh-Hans", "NotoSansCJK-Regular.ttc:2"), ("zh-CN", "NotoSansCJK-Regular.ttc:2"),
      ("zh-Hant", "NotoSansCJK-Regular.ttc:3"), ("zh-TW", "NotoSansCJK-Regular.ttc:3"),
      ("en", "NotoSansCJK-Regular.ttc"),
    ] as [(Language, String)])
  func han(_ language: Language, _ file: String) throws {
    #expect(files(TestFonts.request("骨直", language), try TestFonts.book()) == [file])
  }

  @Test("the same Han character has another picture in each language")
  func pictures() throws {
    let book = try TestFonts.book()
    let pictures = ["ja", "zh-Hans", "zh-Hant"].map { language -> [UInt8] in
      let run = book.typeset(TestFonts.request("骨", Language(language), size: 64)).lines[0].runs[0]
        .run
      let key = GlyphKey(face: run.face, size: run.size, glyph: run.glyphs[0].glyph, phase: 0)
      guard case .coverage(let pixels) = book.image(for: key).pixels else { return [] }
      return pixels
    }
    #expect(Set(pictures).count == 3)
  }

  @Test("weight goes before the list's order, coverage before weight")
  func weight() throws {
    let book = try TestFonts.book()
    #expect(
      files(TestFonts.request("A漢", "ja", weight: .semibold), book)
        == ["Inter-SemiBold.otf", "NotoSansCJK-Bold.ttc"])
    #expect(files(TestFonts.request("א", weight: .semibold), book) == ["NotoSansHebrew-Bold.ttf"])
    #expect(files(TestFonts.request("😀", weight: .semibold), book) == ["NotoColorEmoji.ttf"])
  }

  @Test("a cluster stays in one face; space goes with the preferred neighbour")
  func clusters() throws {
    let book = try TestFonts.book()
    #expect(files(TestFonts.request("क\u{301}", "hi"), book).count == 1)
    #expect(
      files(TestFonts.request("漢 a", "ja"), book)
        == ["NotoSansCJK-Regular.ttc", "Inter-Regular.otf"])
    #expect(files(TestFonts.request("1️⃣ 1"), book) == ["NotoColorEmoji.ttf", "Inter-Regular.otf"])
  }

  @Test("what no face has is reported, and shown as a box")
  func missing() throws {
    let book = try TestFonts.book()
    let set = book.typeset(TestFonts.request("a\u{1401}b\u{1401}\u{13A0}"))
    #expect(set.missing == ["\u{1401}", "\u{13A0}"])
    let glyphs = set.lines[0].runs.flatMap { run in run.run.glyphs.map { (run.run, $0.glyph) } }
    let boxes = glyphs.filter { $0.1 == 0 }
    #expect(boxes.count == 3)
    for (run, glyph) in boxes {
      let image = book.image(for: GlyphKey(face: run.face, size: run.size, glyph: glyph, phase: 0))
      #expect(image.width > 3 && image.height > 8)
    }
  }

  @Test(
    "what is missing is told alike with and without setting the text",
    arguments: ["Delete", "ሀሁ Ꭰ ok", "骨\u{1208}骨\n\u{13A0}", "", "e\u{301}"])
  func missingAlone(_ string: String) throws {
    let request = TestFonts.request(string, "en")
    let set = try TestFonts.book().typeset(request).missing
    #expect(try TestFonts.book().missing(in: request) == set)
  }

  @Test("a character with an accent of its own is nothing missing, composed or not")
  func composed() throws {
    let set = try TestFonts.book().typeset(TestFonts.request("e\u{301}ẫa\u{302}\u{303}"))
    #expect(set.missing.isEmpty)
  }
}
