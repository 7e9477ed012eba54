import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

/// Frames are drawn again only where the ink of a run was or is: it has to be within its box.
@Suite struct InkTests {
  private static let texts: [(String, Language)] = [
    ("Ångström fjord, quickly (and Ấ Ộ Ỹ) — ƒ", "en"), ("ปี่ป้ายที่น้ำ กตัญญู", "th"),
    ("مَرْحَبًا بِٱلْعَالَمِ لله", "ar"), ("ירושלַיִם שָׁלוֹם", "he"), ("क्ष्म्यै र्कि ट्ठ्य", "hi"),
    ("駅で待つ。髙鬱〆", "ja"), ("W̊̇̈ ẗ͜ö", "en"), ("now 😀 and \u{10FFFD}", "en"),
  ]

  @Test(arguments: texts, [FontWeight.regular, .semibold])
  func `the box of a run holds all of its ink`(text: (String, Language), weight: FontWeight)
    throws
  {
    let book = try TestFonts.book()
    for size in [11, 24, 57] {
      let request = TestFonts.request(text.0, text.1, size: size, weight: weight)
      for run in book.typeset(request).lines.flatMap(\.runs) {
        for rest: Int32 in [0, 16, 32, 48] {
          let run = rest == 0 ? run.run : run.run.shifted(by: rest)
          let ink = ink(of: run, book)
          #expect(run.ink.union(ink) == run.ink, "\(text.0) at \(size): \(ink) in \(run.ink)")
        }
      }
    }
  }

  @Test func `the box is close around a line of letters`() throws {
    let book = try TestFonts.book()
    let run = try #require(book.typeset(TestFonts.request("Highway", size: 40)).lines[0].runs.first)
      .run
    let ink = ink(of: run, book)
    #expect(abs(run.ink.left - ink.left) <= 2 && abs(run.ink.right - ink.right) <= 2)
    #expect(abs(run.ink.top - ink.top) <= 2 && abs(run.ink.bottom - ink.bottom) <= 2)
  }

  /// Where the pictures of the glyphs, put where the rasterizer puts them, are not blank.
  private func ink(of run: GlyphRun, _ book: FontBook) -> InkBox {
    run.glyphs.reduce(.empty) { box, glyph in
      let quarters = (glyph.x + 8) >> 4
      let image = book.image(
        for: GlyphKey(
          face: run.face, size: run.size, glyph: glyph.glyph, phase: UInt8(quarters & 3)))
      return box.union(ink(of: image).moved(x: quarters >> 2, y: (glyph.y + 32) >> 6))
    }
  }

  private func ink(of image: GlyphImage) -> InkBox {
    let marks: [Bool] =
      switch image.pixels {
      case .coverage(let bytes): bytes.map { $0 > 0 }
      case .color(let words): words.map { $0 > 0 }
      }
    return marks.indices.reduce(.empty) { box, index in
      guard marks[index] else { return box }
      let x = Int32(image.left + index % image.width)
      let y = Int32(index / image.width - image.top)
      return box.union(InkBox(left: x, top: y, right: x + 1, bottom: y + 1))
    }
  }
}
