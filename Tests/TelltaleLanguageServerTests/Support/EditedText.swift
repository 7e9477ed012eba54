import TelltaleLint
import TelltaleSyntax
import TelltaleTestSupport

@testable import TelltaleLanguageServer

/// A text of `Tests/Fixtures/Editor` as an editor has it open.
struct EditedText {
  let name: String
  let uri: String
  let text: String

  static let scenes = ["alert.yaml", "blocks.yaml", "brackets.yaml", "whole.json", "windows.yaml"]
  static let all = scenes + ["half.yaml", "project.yaml", "unit.yaml"]

  init(_ name: String) throws {
    self.name = name
    uri = name == "project.yaml" ? "file:///x/telltale.yaml" : "file:///x/\(name)"
    let bytes = try SourceFile.read(Fixtures.path("Editor/\(name)"), kind: .scene)
    let plain = String(decoding: bytes, as: UTF8.self)
    text = name == "windows.yaml" ? "\u{FEFF}" + plain.replacing("\n", with: "\r\n") : plain
  }

  /// An editor that has it open, and what is wrong with it.
  func opened(
    abilities: JSONValue = Editor.abilities
  ) -> (editor: Editor, diagnostics: [JSONValue]) {
    let editor = Editor(abilities: abilities)
    return (editor, editor.open(text, uri))
  }

  /// The places of each line where a word, spaces or marks begin or end, and those beside.
  var lines: [[TextPosition]] {
    let lines = TextLines(Array(text.utf8))
    let ends = Array(text.utf8)
    return (0..<lines.count).map { number in
      let range = lines.range(ofLine: number)
      let starts = range.filter { ends[$0] & 0xC0 != 0x80 } + [range.upperBound]
      let kinds = starts.map { $0 < range.upperBound ? EditedText.kind(ends[$0]) : -1 }
      let isEdge = kinds.indices.map { $0 == 0 || kinds[$0] != kinds[$0 - 1] }
      return starts.indices.filter { index in
        isEdge[max(0, index - 1)...min(index + 1, starts.count - 1)].contains(true)
      }.map { lines.position(of: starts[$0]) }
    }
  }

  private static func kind(_ byte: UInt8) -> Int {
    switch byte {
    case 0x20, 0x09: 0
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x80...: 1
    default: 2
    }
  }

  /// The result of a request about a place.
  func ask(
    _ editor: Editor, _ method: String, _ place: TextPosition, to end: TextPosition? = nil,
    _ added: [JSONValue.Member] = []
  ) -> JSONValue {
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri)], "position": place.json,
      "range": ["start": place.json, "end": (end ?? place).json],
    ]
    return editor.request("textDocument/\(method)", params.adding(added))["result"] ?? .null
  }

  /// What is told of each place, line by line; places side by side with the same answer are one.
  func told(_ answer: (TextPosition) -> String) -> [String] {
    let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return zip(lines, texts).enumerated().flatMap { number, line in
      ["\(number): \(line.1)".visible]
        + EditedText.together(line.0.map { ($0.character, answer($0)) })
    }
  }

  private static func together(_ answers: [(column: Int, text: String)]) -> [String] {
    var runs: [(first: Int, last: Int, text: String)] = []
    for (column, text) in answers {
      if let run = runs.last, run.text == text {
        runs[runs.count - 1].last = column
      } else {
        runs.append((column, column, text))
      }
    }
    return runs.map { "    \($0.first)-\($0.last)  \($0.text)" }
  }
}

extension JSONValue {
  /// A range of the protocol as `line:character-line:character`.
  var span: String {
    func place(_ value: JSONValue?) -> String {
      "\(value?["line"]?.integer ?? -1):\(value?["character"]?.integer ?? -1)"
    }
    return "\(place(self["start"]))-\(place(self["end"]))"
  }

  /// A problem on one line.
  var problem: String {
    let more = ["codeDescription", "tags", "relatedInformation"].compactMap { name in
      self[name].map { " \(name)=\($0.line)" }
    }
    return "\(self["range"]?.span ?? "nowhere") \(self["severity"]?.line ?? "")"
      + " \(self["code"]?.string ?? ""): \(self["message"]?.string?.visible ?? "")" + more.joined()
  }
}

extension String {
  /// On one line, with what cannot be seen.
  var visible: String {
    unicodeScalars.map { scalar in
      ["\r": "␍", "\n": "⏎", "\u{FEFF}": "<BOM>", "\t": "→"][scalar] ?? String(scalar)
    }.joined()
  }
}

/// Long answers by short names, each told once.
struct NamedAnswers {
  private let prefix: String
  private var numbers: [String: Int] = [:]
  private var texts: [String] = []

  init(_ prefix: String) { self.prefix = prefix }

  mutating func name(_ text: String) -> String {
    if text.isEmpty { return "nothing" }
    if let number = numbers[text] { return "\(prefix)\(number)" }
    texts.append(text)
    numbers[text] = texts.count
    return "\(prefix)\(texts.count)"
  }

  var all: [String] { texts.enumerated().map { "\(prefix)\($0 + 1):\n\($1)" } }
}
