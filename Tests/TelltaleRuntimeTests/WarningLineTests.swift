import TelltaleGraphics
import TelltaleHost
import TelltaleLayout
import Testing

@testable import TelltaleModel
@testable import TelltaleRuntime

/// Lines of notices and transcripts, word by word.
@Suite struct WarningLineTests {
  private let map = SourceMap(file: "s.yaml")

  private func note(_ kind: PlacementNote.Kind, _ detail: String = "") -> PlacementNote {
    PlacementNote(kind, path: "alert.title", detail: detail)
  }

  @Test func `characters without a font are named up to five`() {
    func told(_ detail: String) -> [String] {
      GlyphWarnings.lines([note(.missingGlyph, detail)], map)
    }
    let place = map.location(of: "alert.title").description
    let remedy = "; install a font for the script and add it under type.faces in the profile"
    #expect(told("a") == ["\(place): warning: no font has \"a\"\(remedy)"])
    #expect(
      told("a b c d e") == [
        "\(place): warning: no font has \"a\", \"b\", \"c\", \"d\", \"e\"\(remedy)"
      ])
    #expect(
      told("a b c d e f") == [
        "\(place): warning: no font has \"a\", \"b\", \"c\", \"d\", \"e\" and 1 more\(remedy)"
      ])
    #expect(GlyphWarnings.lines([note(.stacked), note(.truncated)], map) == [])
  }

  @Test func `pages that are not shown as they were meant are told, and no other notes`() {
    let lines = GlyphWarnings.pages(
      [note(.tablesApart), note(.missingGlyph, "a"), note(.pageMissing), note(.stylesLeftOut)], map)
    #expect(lines.count == 3)
    #expect(lines[..<2].allSatisfy { $0.hasSuffix("; do not put tables inside tables") })
    #expect(lines[2].hasSuffix("it is shown as plain text; make them fewer"))
    #expect(lines[0].contains("cells are shown below each other"))
    #expect(lines[1].contains("the page is not shown"))
  }

  @Test func `what is cut is told, with how much of it is seen`() {
    let lines = GlyphWarnings.cuts([note(.cut, "30 of 112 pixels"), note(.truncated)], map)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("it has 30 of 112 pixels of the height") })
  }

  @Test func `what is too narrow is told, with how wide it has to be`() {
    let lines = GlyphWarnings.narrow([note(.tooNarrow, "40 of 94 pixels"), note(.cut)], map)
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.contains("it has 40 of 94 pixels of the width") })
  }

  @Test func `a finding is told with its place, what to do, and its guideline`() {
    var finding = Finding(rule: "A-B", severity: .error, path: .root, message: "wrong")
    let place = map.location(of: .root).description
    #expect(FindingLine.concise(finding, map) == "\(place): error: wrong [A-B]")
    finding.remedy = "do right"
    finding.severity = .note
    #expect(FindingLine.concise(finding, map) == "\(place): note: wrong; do right [A-B]")
  }

  @Test func `times and frames have as many digits as they need`() {
    let transcript = Transcript()
    var frames: [String] = []
    for (milliseconds, frame) in [(0, 1), (999, 23), (123_456, 9_999), (1_234_567, 12_345)] {
      let time = Instant.zero.advanced(byMilliseconds: milliseconds)
      if let name = transcript.add(.presented(frame: frame), at: time) { frames.append(name) }
      #expect(transcript.add(.home, at: time) == nil)
    }
    #expect(
      frames == [
        "0001-000000ms.png", "0023-000999ms.png", "9999-123456ms.png", "12345-1234567ms.png",
      ])
    #expect(
      transcript.text
        == "000000 frame 0001-000000ms.png\n000000 home\n000999 frame 0023-000999ms.png\n"
        + "000999 home\n123456 frame 9999-123456ms.png\n123456 home\n"
        + "1234567 frame 12345-1234567ms.png\n1234567 home\n")
  }
}
