import TelltaleGraphics
import TelltaleModel

/// A stand-in for the text engine: every character is half an em wide, lines break at spaces, and only
/// what is for private use (U+E000 to U+F8FF) has no glyph.
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
      lines[limit - 1].text = lines[limit - 1].text.prefix(max(0, most - 1)) + "…"
      isTruncated = true
    }
    let set = lines.map { line -> TypesetLine in
      let glyphs = line.text.enumerated().map { index, character in
        PlacedGlyph(
          glyph: character.unicodeScalars.first?.value ?? 0, x: Int32(index * advance * 64), y: 0)
      }
      let run = GlyphRun(face: FaceID(0), size: request.size, glyphs: glyphs)
      return TypesetLine(
        runs: [PositionedRun(x: 0, run: run)], width: line.text.count * advance, range: line.range)
    }
    return TypesetText(
      lines: set, isRightToLeft: request.language.isRightToLeft, isTruncated: isTruncated,
      missing: request.string.filter { $0.unicodeScalars.contains { 0xE000...0xF8FF ~= $0.value } },
      ascent: em * 4 / 5, descent: em / 5, capHeight: em * 7 / 10)
  }

  package func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
    let set = typeset(request)
    guard set.lines.indices.contains(line) else { return [] }
    let advance = max(1, Int(request.size) / 64 / 2)
    let range = set.lines[line].range
    var offset = range.lowerBound
    let text = String(decoding: Array(request.string.utf8)[range], as: UTF8.self)
    return text.enumerated().map { index, character in
      defer { offset += character.utf8.count }
      let (left, right) = (index * advance, (index + 1) * advance)
      guard set.isRightToLeft else {
        return CharacterPlace(offset: offset, leading: left, trailing: right)
      }
      let width = set.lines[line].width
      return CharacterPlace(offset: offset, leading: width - left, trailing: width - right)
    }
  }

  private struct Line {
    var text: String
    var range: Range<Int>
  }

  private func wrapped(_ string: String, _ most: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      var end = start
      func close() {
        lines.append(Line(text: line, range: start..<end))
        start = end
        line = ""
      }
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > most {
          end = string.utf8.distance(from: string.startIndex, to: word.startIndex)
          close()
        }
        line += (line.isEmpty ? "" : " ") + word
        end = string.utf8.distance(from: string.startIndex, to: word.endIndex)
        while line.count > most {
          let rest = String(line.dropFirst(most))
          line = String(line.prefix(most))
          end -= rest.utf8.count
          close()
          line = rest
          end += rest.utf8.count
        }
      }
      end = string.utf8.distance(from: string.startIndex, to: paragraph.endIndex)
      close()
      start = min(end + 1, string.utf8.count)
    }
    return lines
  }
}
