import TelltaleModel
import Testing

@testable import TelltaleSyntax

/// What is no YAML is told in words of its author, at the place of the cause.
@Suite struct YAMLErrorTests {
  private func told(_ text: String) -> [String] {
    var complaints = LoadErrorCollector(kind: .scene)
    _ = YAMLReader.read(Array(text.utf8), file: "f", complaints: &complaints)
    return complaints.errors.map(\.description)
  }

  @Test(arguments: [
    ("a:\n\u{A0}\u{A0}b: 1\n", "f:2:1", "no-break space (U+00A0)"),
    ("a:\n  b: 1\n\u{A0} c: 1\n", "f:3:1", "no-break space (U+00A0)"),
    ("a:\n  b: x\n  \u{A0}c: y\n", "f:3:3", "no-break space (U+00A0)"),
    ("a:\n\u{3000}b: 1\n", "f:2:1", "ideographic space (U+3000)"),
    ("a:\n\u{2003}- b: 1\n", "f:2:1", "(U+2003)"),
    ("a:\n\tb: 1\n", "f:2:1", "a tab indents the line"),
    ("a:\n  b: 1\n\tc: 1\n", "f:3:1", "a tab"),
    ("a:\n  -\tb: 1\n", "f:2:4", "a tab follows \"-\""),
    ("a: %50\n", "f:1:4", "\"%\" begins a value"),
    ("a: @home\n", "f:1:4", "\"@\" begins a value"),
    ("a: `x`\n", "f:1:4", "\"`\" begins a value"),
    ("- %50\n", "f:1:3", "\"%\" begins a value"),
    ("a: [@x]\n", "f:1:5", "\"@\" begins a value"),
    ("a: b: c\n", "f:1:5", "a colon with a space after it"),
    ("a: Note: this\nb: 1\n", "f:1:8", "a colon with a space after it"),
    ("a: \"b\nc: 1\n", "f:1:4", "is never closed"),
    ("a: 'b\n", "f:1:4", "is never closed"),
    ("a: [b\n", "f:1:4", "is never closed"),
    ("a: {b: 1\n", "f:1:4", "is never closed"),
    ("a: \"b\" c\n", "f:1:8", "fits neither"),
    ("a: - b\n", "f:1:4", "a list begins on the line of its key"),
    ("a: > b\n", "f:1:6", "follows"),
    ("a: *b*\n", "f:1:4", "\"*\""),
    ("a: {b: Track #5, c: 1}\n", "f:1:14", "\"#\" after a space begins a comment"),
    ("a: 1\n b\nc\n", "f:3:1", "a key without a colon"),
    ("a: \"\\q\"\n", "f:1:5", "a backslash"),
  ])
  func `a fault is told in plain words where its cause stands`(
    text: String, place: String, words: String
  ) {
    let told = told(text)
    #expect(told.count == 1 && told[0].contains(words), "\(told)")
    #expect(told.first?.hasPrefix("\(place): ") == true, "\(told)")
    #expect(told.first?.contains("; ") == true, "\(told)")
    for words in ["token", "mapping", "scanning", "parsing", "indicator"] {
      #expect(told.first?.contains(words) == false, "\(told)")
    }
  }

  @Test(arguments: [
    ("a: Track #5\n", true), ("a: Gate #12 today\n", true), ("- Track #5\n", true),
    ("a: #FFF\n", true),
    ("a: #1C1C1E\n", true), ("a: #5\n", true), ("a: Big Sale #summer\n", true),
    ("a: Ünï Sale #été\n", true),
    ("a: Track # 5\n", false), ("a: Track  #5\n", false), ("a: Track\t#5\n", false),
    ("a: Track#5\n", false),
    ("a: 'Track #5'\n", false), ("a: 'Track' #5\n", false), ("a: Track #the old name\n", false),
    ("a: kiosk #default\n", false), ("a: Buy a Ticket #TODO\n", false),
    ("a: Buy a Ticket #todo: shorter\n", false),
    ("a: Buy a Ticket #noqa\n", false), ("a: Go to Gate #north\n", true),
    ("a: The Last #ending\n", true),
    ("a: #comment\n  b: 1\n", false),
    ("#5\na: 1\n", false), ("a: |\n  Track #5\n", false), ("a: Track ##5\n", false),
    ("a: Track #5\r\nb: 1\r\n", true),
  ])
  func `a text that a number sign cut off is known, and a comment is none`(
    text: String, isCutOff: Bool
  ) {
    var complaints = LoadErrorCollector(kind: .scene)
    let root = YAMLReader.read(Array(text.utf8), file: "f", complaints: &complaints)
    let value =
      switch root?.value {
      case .mapping(let entries): entries.first?.value
      case .sequence(let items): items.first
      default: YAMLNode?.none
      }
    #expect(value?.isCutOff == isCutOff)
  }
}
