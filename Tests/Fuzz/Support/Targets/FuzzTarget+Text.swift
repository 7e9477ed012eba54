import TelltaleGraphics
import TelltaleModel

@testable import TelltaleText

extension FuzzTarget {
  /// Any text, set in a narrow column: its lines come in order and within it, what is shown has no controls,
  /// and it is set alike twice.
  static let text = FuzzTarget(
    name: "text",
    words: [
      "\u{202E}", "\u{2066}", "\u{2069}", "\u{200D}", "\u{301}", "\u{FE0F}", "\u{1F1E9}", "ภาษา",
      "العربية", "עברית", "漢字", "क्षि", "\u{AD}", "\u{200B}", "\n", " ", "fi", "\u{1F468}\u{200D}",
    ], turns: 500
  ) { bytes in
    guard let fonts else { return "there are no fonts" }
    let string = String(decoding: bytes, as: UTF8.self)
    let shown = DisplaySafe(string)
    if let control = shown.scalars.first(where: { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F }) {
      return "a control is shown: \(control)"
    }
    let request = TextRequest(
      string: string, language: "en", size: 16 * 64, weight: .regular, maximumWidth: 120)
    let set = fonts.typeset(request)
    var end = 0
    for line in set.lines {
      if line.range.lowerBound < end || line.range.upperBound > string.utf8.count {
        return "a line of \(line.range) after \(end) of \(string.utf8.count)"
      }
      end = line.range.upperBound
    }
    let breaks = fonts.breaks(in: string)
    if breaks != breaks.sorted()
      || breaks.contains(where: { !(0...string.utf8.count).contains($0) })
    {
      return "breaks outside of the text: \(breaks.prefix(20))"
    }
    return fonts.typeset(request).lines == set.lines ? nil : "set otherwise the second time"
  }

  private nonisolated(unsafe) static let fonts = try? FontBook(faces: [
    FaceDescription(file: "DejaVuSans.ttf", index: 0, weight: .regular, languages: [])
  ])

  /// A font file: it is refused, or letters are set and drawn with it.
  static let font = FuzzTarget(
    name: "font",
    words: ["glyf", "loca", "cmap", "head", "hhea", "hmtx", "maxp", "GSUB", "\u{0}\u{1}"],
    turns: 200
  ) { bytes in
    guard let path = keep(bytes, as: "f.ttf") else { return nil }
    let face = FaceDescription(file: path, index: 0, weight: .regular, languages: [])
    guard let book = try? FontBook(faces: [face]) else { return nil }
    let set = book.typeset(
      TextRequest(string: "Ag fi \u{627}", language: "en", size: 20 * 64, weight: .regular))
    for line in set.lines {
      for run in line.runs {
        for glyph in run.run.glyphs {
          let key = GlyphKey(face: run.run.face, size: run.run.size, glyph: glyph.glyph, phase: 0)
          let image = book.image(for: key)
          let count =
            switch image.pixels {
            case .coverage(let bytes): bytes.count
            case .color(let words): words.count
            }
          if count < image.width * image.height { return "a glyph without its pixels" }
        }
      }
    }
    return nil
  }
}
