import Glibc
import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Font book")
struct FontBookTests {
  private func face(_ file: String, index: Int = 0) -> FaceDescription {
    FaceDescription(file: file, index: index, weight: .regular, languages: [])
  }

  @Test("passes over faces that are missing or broken, and says so")
  func problems() throws {
    let book = try FontBook(
      faces: [
        face("NoSuch.ttf"), face("/etc/passwd"), face("/dev/zero"),
        face("Inter-Regular.otf", index: 9), face("Inter-Regular.otf"),
      ], directories: ["/usr/share/fonts"])
    #expect(
      book.problems == [
        FontError(file: "NoSuch.ttf", reason: .notFound),
        FontError(file: "/etc/passwd", reason: .notAFont(index: 0)),
        FontError(file: "/dev/zero", reason: .unreadable),
        FontError(file: "Inter-Regular.otf", reason: .notAFont(index: 9)),
      ])
    #expect(book.typeset(TestFonts.request("a")).lines[0].runs[0].run.face == FaceID(4))
  }

  @Test("throws with a remedy where no face can be used")
  func unusable() {
    #expect(throws: FontError(file: "", reason: .emptyList)) {
      try FontBook(faces: [], directories: [])
    }
    let error = #expect(throws: FontError.self) {
      try FontBook(faces: [face("NotoSansCJK-Regular.ttc")], directories: ["/nonexistent"])
    }
    #expect(
      error?.description
        == "font NotoSansCJK-Regular.ttc: not found; apt-get install fonts-noto-cjk")
  }

  @Test("finds files in folders that nobody expects")
  func walking() throws {
    var template = Array("/tmp/telltale-fonts-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let root = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
    #expect(mkdir("\(root)/odd", 0o700) == 0 && mkdir("\(root)/odd/place", 0o700) == 0)
    let link = "\(root)/odd/place/Renamed.otf"
    #expect(symlink("/usr/share/fonts/opentype/inter/Inter-Regular.otf", link) == 0)
    let book = try FontBook(faces: [face("Renamed.otf")], directories: ["/nonexistent", root])
    #expect(book.problems.isEmpty)
    unlink(link)
    for folder in ["\(root)/odd/place", "\(root)/odd", root] { rmdir(folder) }
  }

  @Test("reads the dictionary of Thai when there is Thai, and then once")
  func dictionary() throws {
    let book = try FontBook(
      faces: [face("Inter-Regular.otf"), face("NotoSansThai-Regular.ttf")],
      directories: ["/usr/share/fonts"])
    for text in ["Delete?", "削除", "حذف", "हटाएँ"] { _ = book.typeset(TestFonts.request(text)) }
    #expect(book.thaiWords == nil)
    _ = book.typeset(TestFonts.request("ลบเส้นทาง", "th"))
    let words = try #require(book.thaiWords)
    _ = book.typeset(TestFonts.request("ยกเลิก", "en"))
    #expect(book.thaiWords === words)
  }

  @Test("ends its search of a whole system, and says that it did")
  func wholeSystem() throws {
    var finder = FontFinder(directories: ["/", "/"])
    let error = #expect(throws: FontError.self) { try finder.path(of: "NoSuch.ttf") }
    // A system smaller than the limit is searched whole.
    if error?.reason == .notFoundAmongMany {
      #expect(error?.remedy == "name the folder that holds it in TELLTALE_FONT_PATH")
    }
    let walk = FontWalk(["/usr"], depth: 6, entries: 100)
    #expect(walk.isCut && walk.paths.count <= 100)
    #expect(!FontWalk(["/usr/share/fonts"], depth: 6, entries: 20_000).isCut)
  }

  @Test("gives the same answer every time, cached or not")
  func deterministic() throws {
    let (first, second) = (try TestFonts.book(), try TestFonts.book())
    for (language, text) in LanguageTests.samples + MixedTextTests.samples {
      let request = TestFonts.request(text, language, width: 200, lines: 2)
      let answer = first.typeset(request)
      #expect(first.typeset(request) == answer)
      #expect(second.typeset(request) == answer)
    }
  }

  @Test("puts glyphs on quarter pixels across and whole pixels down")
  func grid() throws {
    let book = try TestFonts.book()
    for (language, text) in LanguageTests.samples {
      for line in book.typeset(TestFonts.request(text, language, size: 23)).lines {
        for run in line.runs {
          #expect(run.run.glyphs.allSatisfy { ($0.x + run.x) % 16 == 0 && $0.y % 64 == 0 })
        }
      }
    }
  }

  @Test("never makes a line wider than asked where a break is possible")
  func fits() throws {
    let book = try TestFonts.book()
    for (language, text) in LanguageTests.samples + MixedTextTests.samples {
      for width in 60..<120 {
        let set = book.typeset(TestFonts.request(text, language, width: width))
        #expect(set.width <= width, "\(text) in \(width)")
      }
    }
  }

  @Test("measures the face of the language")
  func metrics() throws {
    let book = try TestFonts.book()
    let latin = book.typeset(TestFonts.request("a", "en", size: 100))
    #expect(latin.ascent == 97 && latin.descent == 25 && latin.capHeight == 73)
    let japanese = book.typeset(TestFonts.request("a", "ja", size: 100))
    #expect(japanese.ascent == 116 && japanese.descent == 29 && japanese.capHeight == 73)
  }

  @Test("maps a file once for all books that are given the same files, and they set the same")
  func sharedFiles() throws {
    var template = Array("/tmp/telltale-fonts-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let root = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
    // A file of its own: other tests map the system's.
    let path = "\(root)/Own.otf"
    try copy("/usr/share/fonts/opentype/inter/Inter-Regular.otf", to: path)
    defer {
      unlink(path)
      rmdir(root)
    }
    let files = FontFiles()
    let books = try (0..<3).map { _ in
      try FontBook(faces: [face(path)], directories: [], files: files)
    }
    let alone = try FontBook(faces: [face(path)], directories: [])
    let expected = alone.typeset(TestFonts.request("Delete This Route?"))
    #expect(books.allSatisfy { $0.typeset(TestFonts.request("Delete This Route?")) == expected })
    #expect(try mappings(of: path) == 2)
  }

  private func copy(_ source: String, to target: String) throws {
    let file = try FontFile(path: source)
    let stream = try #require(fopen(target, "w"))
    defer { fclose(stream) }
    #expect(fwrite(file.bytes.baseAddress, 1, file.bytes.count, stream) == file.bytes.count)
  }

  /// How often a file is in the memory of this process.
  private func mappings(of path: String) throws -> Int {
    let stream = try #require(fopen("/proc/self/maps", "r"))
    defer { fclose(stream) }
    var count = 0
    var line = [CChar](repeating: 0, count: 4_096)
    while fgets(&line, Int32(line.count), stream) != nil {
      if String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        .contains(path)
      {
        count += 1
      }
    }
    return count
  }
}
