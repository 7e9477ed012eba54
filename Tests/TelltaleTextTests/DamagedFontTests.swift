import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Fonts that were not copied whole, rotted, or are cut off while they are open.
@Suite struct DamagedFontTests {
  private final class Folder {
    let path: String
    init() throws { path = try Files.folder(["note": ""]) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A copy of a font of the system, changed.
    func font(_ name: String, of source: String, _ change: (inout Data) -> Void) throws -> String {
      var data = try Data(contentsOf: URL(fileURLWithPath: source))
      change(&data)
      try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
      return "\(path)/\(name)"
    }
  }

  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let noto = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
  private static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  private func face(_ file: String, index: Int = 0) -> FaceDescription {
    FaceDescription(file: file, index: index, weight: .regular, languages: [])
  }

  private func book(_ files: String...) throws -> FontBook {
    try FontBook(faces: files.map { face($0) }, directories: ["/usr/share/fonts"])
  }

  /// Where a table lies in a font that is no collection.
  private func table(_ tag: String, of data: Data) -> Range<Int>? {
    func number(_ at: Int) -> Int { data[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    for entry in 0..<number(4) >> 16 {
      let place = 12 + 16 * entry
      if String(decoding: data[place..<place + 4], as: UTF8.self) == tag {
        return number(place + 8)..<number(place + 8) + number(place + 12)
      }
    }
    return nil
  }

  @Test(arguments: [
    (DamagedFontTests.inter, "CFF"), (DamagedFontTests.noto, "glyf"),
  ])
  func `a font cut to half is not used, and its first table that is cut is named`(
    source: String, table: String
  ) throws {
    let folder = try Folder()
    let half = try folder.font("Half.otf", of: source) { $0 = $0.prefix($0.count / 2) }
    let book = try book(half, "NotoSans-Regular.ttf")
    let text = book.typeset(TestFonts.request("Delete"))
    #expect(text.inkless.isEmpty && text.missing.isEmpty)
    #expect(text.lines[0].runs.map(\.run.face) == [FaceID(1)])
    guard case .cut(let found)? = book.problems.first?.reason else {
      Issue.record("expected damage, found \(book.problems)")
      return
    }
    #expect(found.hasPrefix("table "))
    #expect(book.problems.first?.description.contains("is damaged: its table") == true)
  }

  @Test func `the list of tables itself may be cut`() throws {
    let folder = try Folder()
    for length in [6, 12, 40] {
      let start = try folder.font("Start.otf", of: Self.inter) { $0 = $0.prefix(length) }
      let error = #expect(throws: FontError.self) { try book(start) }
      #expect(error?.reason == .cut(table: "list of tables") || error?.isDamage == true)
    }
  }

  @Test func `a face of a collection is checked by its own list`() throws {
    let folder = try Folder()
    let cut = try folder.font("Cut.ttc", of: Self.cjk) { $0 = $0.prefix($0.count / 2) }
    let error = #expect(throws: FontError.self) {
      try FontBook(faces: [face(cut, index: 3)], directories: [])
    }
    #expect(error?.isDamage == true)
    _ = try FontBook(faces: [face(Self.cjk, index: 3)], directories: [])
  }

  /// Inter with nothing but zeros where its outlines are.
  private func rotten(_ folder: Folder) throws -> String {
    try folder.font("Rotten.ttf", of: Self.noto) { data in
      let glyphs = table("glyf", of: data) ?? 0..<0
      data.replaceSubrange(glyphs, with: Data(count: glyphs.count))
    }
  }

  @Test func `a face that draws nothing for a letter is passed over for the next`() throws {
    let folder = try Folder()
    let book = try book(rotten(folder), "Inter-Regular.otf")
    let text = book.typeset(TestFonts.request("Delete 7"))
    #expect(text.inkless.isEmpty && text.missing.isEmpty)
    let letters = text.lines[0].runs.filter { !$0.run.ink.isEmpty }
    #expect(letters.map(\.run.face) == [FaceID(1)])
    #expect(book.problems.map(\.isDamage) == [true])
    #expect(book.problems.first?.description.contains("draws nothing for “D”") == true)
  }

  @Test func `a letter that no face draws is told with the font`() throws {
    let folder = try Folder()
    let path = try rotten(folder)
    let text = try book(path).typeset(TestFonts.request("Delete"))
    #expect(text.inkless == [path])
    let run = try #require(text.lines.first?.runs.first?.run)
    #expect(run.glyphs.allSatisfy { $0.glyph == 0 } && !run.ink.isEmpty, "boxes are seen")
    #expect(try book(path).typeset(TestFonts.request(" \u{A0}\u{200B}")).inkless.isEmpty)
  }

  @Test func `every letter of every language has ink where fonts are whole`() throws {
    let book = try TestFonts.book()
    for (language, text) in LanguageTests.samples + MixedTextTests.samples {
      #expect(book.typeset(TestFonts.request(text, language)).inkless.isEmpty, "\(text)")
    }
    #expect(book.problems.isEmpty)
  }

  @Test func `all faces of a list are tried for letters where that is asked for`() throws {
    let folder = try Folder()
    let book = try book("Inter-Regular.otf", rotten(folder))
    #expect(book.problems.isEmpty)
    book.openAllFaces()
    #expect(book.problems.map(\.isDamage) == [true])
  }

  @Test func `a font that is cut off while it is open ends nothing, and the next face goes on`()
    throws
  {
    let folder = try Folder()
    for source in [Self.inter, Self.noto] {
      let path = try folder.font("Own.otf", of: source) { _ in }
      let book = try book(path, "NotoSansThai-Regular.ttf", "Inter-SemiBold.otf")
      #expect(book.typeset(TestFonts.request("a")).lines[0].runs[0].run.face == FaceID(0))
      #expect(truncate(path, 4096) == 0)
      let text = book.typeset(TestFonts.request("Delete This Route?"))
      #expect(text.inkless.isEmpty)
      #expect(text.lines[0].runs.contains { $0.run.face == FaceID(2) && !$0.run.ink.isEmpty })
    }
  }
}
