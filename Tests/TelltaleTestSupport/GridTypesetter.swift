import TelltaleGraphics
import TelltaleModel

/// A stand-in for the text engine: every character is half an em wide, lines break at spaces.
package struct GridTypesetter: Typesetter {
  package init() {}

  package func typeset(_ request: TextRequest) -> TypesetText {
    let em = Int(request.size) / 64
    let advance = max(1, em / 2)
    let most = request.maximumWidth.map { max(1, $0 / advance) } ?? .max
    var lines = wrapped(request.string, most)
    var isTruncated = false
    if let limit = request.maximumLines, lines.count > limit {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = lines[limit - 1].prefix(max(0, most - 1)) + "…"
      isTruncated = true
    }
    var offset = 0
    let set = lines.map { line -> TypesetLine in
      let glyphs = line.enumerated().map { index, character in
        PlacedGlyph(
          glyph: character.unicodeScalars.first?.value ?? 0, x: Int32(index * advance * 64), y: 0)
      }
      let run = GlyphRun(face: FaceID(0), size: request.size, glyphs: glyphs)
      defer { offset += line.utf8.count + 1 }
      return TypesetLine(
        runs: [PositionedRun(x: 0, run: run)], width: line.count * advance,
        range: offset..<(offset + line.utf8.count))
    }
    return TypesetText(
      lines: set, isRightToLeft: request.language.isRightToLeft, isTruncated: isTruncated,
      missing: [], ascent: em * 4 / 5, descent: em / 5, capHeight: em * 7 / 10)
  }

  private func wrapped(_ string: String, _ most: Int) -> [Substring] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > most {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
        while line.count > most {
          lines.append(String(line.prefix(most)))
          line = String(line.dropFirst(most))
        }
      }
      lines.append(line)
    }
    return lines.map { $0[...] }
  }
}
