import Foundation
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleLayout
import Testing

@testable import TelltaleImages
@testable import TelltaleModel
@testable import telltale

/// Lines for standard error, traces and transcripts, word by word.
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
      [note(.tablesApart), note(.missingGlyph, "a"), note(.pageMissing)], map)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix("; take tables out of tables") })
    #expect(lines[0].contains("cells stand below each other"))
    #expect(lines[1].contains("the page is not shown"))
  }

  @Test func `a finding is told with its place, what to do, and its guideline`() {
    var finding = Finding(rule: "A-B", severity: .error, path: .root, message: "wrong")
    let place = map.location(of: .root).description
    #expect(FindingLine.concise(finding, map) == "\(place): error: wrong [A-B]")
    finding.remedy = "do right"
    finding.severity = .note
    #expect(FindingLine.concise(finding, map) == "\(place): note: wrong; do right [A-B]")
  }

  @Test func `a trace goes on behind what is there, and ends where it cannot`() throws {
    let folder = try Program.folder(["trace": "earlier\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let trace = try Trace(path: "\(folder)/trace")
      trace.write("one")
      trace.report(.home)
      trace.report(.note(Finding(rule: "A-B", severity: .note, path: .root, message: "so")))
    }
    #expect(
      try String(contentsOfFile: "\(folder)/trace", encoding: .utf8)
        == "earlier\none\nhome\nnote A-B so\n")
    let full = try Trace(path: "/dev/full")
    full.write("one")
    full.write("two")
    try Trace(path: nil).write("nothing")
    #expect(throws: ExitStatus.cannotCreate.code) { _ = try Trace(path: folder) }
  }

  @Test func `times and frames have as many digits as they need`() {
    let transcript = Transcript()
    var frames: [String] = []
    transcript.onFrame = { frames.append($0) }
    for (milliseconds, frame) in [(0, 1), (999, 23), (123_456, 9_999), (1_234_567, 12_345)] {
      let time = Instant.zero.advanced(byMilliseconds: milliseconds)
      transcript.add(.presented(frame: frame), at: time)
      transcript.add(.home, at: time)
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

  @Test(arguments: [
    ("en", true), ("e", false), ("12345678", true), ("123456789", false), ("a1-b", true),
    ("en-a-b-c-d-e-f-g", true), ("en-a-b-c-d-e-f-g-h", false), ("en--a", false), ("én", false),
    ("AZ-az-09", true), ("en_US", false), ("e/", false), ("@a", false), ("[a", false),
    ("`a", false),
    ("{a", false), (":a", false),
  ])
  func `a language tag has parts of one to eight letters and digits`(tag: String, isTag: Bool) {
    #expect(SceneSettings.isLanguageTag(tag) == isTag)
  }

  @Test(arguments: [
    ("1x1", true), ("8192x1", true), ("1x8192", true), ("8193x1", false), ("1x8193", false),
    ("0x1", false), ("1x0", false), ("4096x4096", true), ("4096x4097", false), ("2048x8192", true),
    ("+1x1", true), ("1 x1", false), ("x1", false), ("1x", false), ("", false), ("１x１", false),
  ])
  func `a size has sides and pixels within the limits`(text: String, isSize: Bool) {
    #expect((SizeArgument(argument: text) != nil) == isSize)
  }
}
