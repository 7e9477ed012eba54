import Foundation
import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Fonts that were made to attack what reads them.
@Suite struct HostileFontTests {
  private static let fonts = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]

  /// Letters that join, stand on each other, are made of others, and have colours.
  private static let text = "Àfi ét\u{308} ﷽ لا क्षि 👩\u{200D}🚀 🇫🇷 ½"

  private struct Table {
    var tag: String
    var bytes: Data
  }

  private static func tables(_ font: Data) -> [Table] {
    func number(_ at: Int) -> Int { font[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (0..<number(4) >> 16).map { entry in
      let place = 12 + 16 * entry
      let offset = number(place + 8)
      return Table(
        tag: String(decoding: font[place..<place + 4], as: UTF8.self),
        bytes: font[offset..<offset + number(place + 12)])
    }
  }

  /// A font of tables, as the specification wants it but for the sums, which nobody looks at.
  private static func font(_ kind: Data, _ tables: [Table]) -> Data {
    func bytes(_ number: Int, _ count: Int) -> Data {
      Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
    let tables = tables.sorted { $0.tag.utf8.lexicographicallyPrecedes($1.tag.utf8) }
    var list = kind + bytes(tables.count, 2) + Data(count: 6)
    var content = Data()
    for table in tables {
      list += Data(table.tag.utf8) + bytes(0, 4)
      list += bytes(12 + 16 * tables.count + content.count, 4) + bytes(table.bytes.count, 4)
      content += table.bytes
      content += Data(count: (4 - content.count % 4) % 4)
    }
    return list + content
  }

  /// Sets and draws a text with nothing but the font; how much was drawn in colours, and at all.
  @discardableResult private func draw(_ font: Data, in folder: TemporaryFolder) throws -> (
    colored: Int, all: Int
  ) {
    let path = folder.place("Font.ttf")
    try font.write(to: URL(fileURLWithPath: path))
    let description = FaceDescription(file: path, index: 0, weight: .regular, languages: [])
    guard let book = try? FontBook(faces: [description], directories: []) else { return (0, 0) }
    let set = book.typeset(TestFonts.request(Self.text, size: 40))
    var (colored, all) = (0, 0)
    for run in set.lines.flatMap(\.runs).map(\.run) {
      for glyph in run.glyphs {
        let key = GlyphKey(face: run.face, size: run.size, glyph: glyph.glyph, phase: 0)
        let image = book.image(for: key)
        if image.width > 0 { all += 1 }
        if case .color = image.pixels { colored += 1 }
      }
    }
    return (colored, all)
  }

  @Test(arguments: fonts)
  func `a font with any of its tables spoiled is drawn or not, and ends nothing`(
    _ path: String
  ) throws {
    let folder = try TemporaryFolder()
    let source = try Data(contentsOf: URL(fileURLWithPath: path))
    let tables = Self.tables(source)
    var chance = Generator(state: 93)
    var drawn = 0
    for index in tables.indices {
      for round in 0..<(source.count > 5_000_000 ? 2 : 8) {
        var spoiled = tables
        var bytes = Data(tables[index].bytes)
        // Headers are where counts and offsets stand, and what a reader believes first.
        for _ in 0..<(1 << round) where !bytes.isEmpty {
          let reach = round < 5 ? min(64, bytes.count) : bytes.count
          bytes[Int.random(in: 0..<reach, using: &chance)] =
            [0x00, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &chance)]
            .randomElement(using: &chance)!
        }
        spoiled[index].bytes = bytes
        drawn += try draw(Self.font(source.prefix(4), spoiled), in: folder).all > 0 ? 1 : 0
      }
    }
    #expect(drawn > tables.count, "most fonts are good enough to be drawn from")
  }

  @Test func `a font of pictures that brings programs or variations never gets to FreeType`() throws
  {
    let folder = try TemporaryFolder()
    let source = try Data(contentsOf: URL(fileURLWithPath: Self.fonts[3]))
    let tables = Self.tables(source)
    #expect(
      try draw(Self.font(source.prefix(4), tables), in: folder).colored > 0, "as it is it is drawn")
    for tag in ["fpgm", "prep", "fvar", "gvar"] {
      let more = tables + [Table(tag: tag, bytes: Data([0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]))]
      #expect(try draw(Self.font(source.prefix(4), more), in: folder).colored == 0, "\(tag)")
    }
  }

  @Test func `what a letter is made of may go round in circles or claim more than there is`() throws
  {
    let folder = try TemporaryFolder()
    let source = try Data(contentsOf: URL(fileURLWithPath: Self.fonts[1]))
    for component in [0, 1, 0xFFFF] {
      var tables = Self.tables(source)
      let glyphs = try #require(tables.firstIndex { $0.tag == "glyf" })
      var bytes = Data(tables[glyphs].bytes)
      // Every glyph is a composite of one component, itself perhaps, that says that more follow.
      for place in stride(from: 0, to: min(bytes.count - 16, 200_000), by: 4) {
        bytes.replaceSubrange(
          place..<place + 4, with: [0xFF, 0xFF, UInt8(component >> 8), UInt8(component & 0xFF)])
      }
      tables[glyphs].bytes = bytes
      try draw(Self.font(source.prefix(4), tables), in: folder)
    }
  }
}
