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

  /// A list of Inter, Noto's Cherokee, and a pattern.
  private func book(pattern: String) throws -> FontBook {
    let files = ["Inter-Regular.otf", pattern, "NotoSansCherokee-Regular.ttf"]
    return try FontBook(
      faces: files.map { FaceDescription(file: $0, index: 0, weight: .regular, languages: []) })
  }

  private func names(_ string: String, _ book: FontBook) -> [String] {
    book.typeset(TestFonts.request(string)).lines.flatMap(\.runs)
      .map { book.faces.descriptions[Int($0.run.face.index)].file }
  }

  @Test("what no listed face has comes from the first file by name that fits the pattern")
  func pattern() throws {
    let book = try book(pattern: "Noto*-Regular.ttf")
    #expect(names("a\u{13A0}", book) == ["Inter-Regular.otf", "NotoSansCherokee-Regular.ttf"])
    #expect(book.faces.descriptions.count == 2, "nothing was looked for while nothing was missing")
    #expect(names("\u{10480}", book) == ["NotoSansOsmanya-Regular.ttf"])
    #expect(names("\u{1B05}", book) == ["NotoSansBalinese-Regular.ttf"], "before NotoSerifBalinese")
    #expect(names("a\u{13A0}", book) == ["Inter-Regular.otf", "NotoSansCherokee-Regular.ttf"])
    #expect(book.problems.isEmpty)
  }

  @Test("a pattern takes no file that does not fit it, and what is in none is still missing")
  func narrowPattern() throws {
    let book = try book(pattern: "NotoSansO*-Regular.ttf")
    let set = book.typeset(TestFonts.request("\u{10480}\u{1B05}"))
    #expect(set.missing == ["\u{1B05}"])
    let found = book.faces.others().map { book.faces.descriptions[$0].file }
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("NotoSansO") })
  }

  @Test("a list of nothing but a pattern is a list, unless nothing fits")
  func patternAlone() throws {
    let osmanya = FaceDescription(
      file: "*Osmanya-Regular.ttf", index: 0, weight: .regular, languages: [])
    #expect(names("\u{10480}", try FontBook(faces: [osmanya])) == ["NotoSansOsmanya-Regular.ttf"])
    let nothing = FaceDescription(file: "No*Such.ttf", index: 0, weight: .regular, languages: [])
    #expect(throws: FontError.self) { try FontBook(faces: [nothing]) }
  }

  @Test("what one book found by a pattern, another of the same list draws")
  func twoBooks() throws {
    let (one, other) = try (book(pattern: "Noto*.ttf"), book(pattern: "Noto*.ttf"))
    let run = one.typeset(TestFonts.request("\u{10480}")).lines[0].runs[0].run
    let key = GlyphKey(face: run.face, size: run.size, glyph: run.glyphs[0].glyph, phase: 0)
    guard case .coverage(let drawn) = other.image(for: key).pixels,
      case .coverage(let known) = one.image(for: key).pixels
    else { return #expect(Bool(false), "a letter without ink") }
    #expect(drawn == known && drawn.contains { $0 > 0 })
  }
}
