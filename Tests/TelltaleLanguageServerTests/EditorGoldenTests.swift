import TelltaleLint
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

/// Problems, what can be done about them, and the parts of texts; `tools/goldens` writes them anew.
@Suite struct EditorGoldenTests {
  @Test func `what is wrong with texts and what is in them is as approved`() throws {
    var lines: [String] = []
    for name in EditedText.all {
      let text = try EditedText(name)
      let (editor, problems) = text.opened()
      lines += ["# \(name)"] + problems.map(\.problem)
      let (_, plain) = text.opened(abilities: [:])
      lines += ["# \(name), to an editor that understands little"] + plain.map(\.problem)
      let symbols = text.ask(editor, "documentSymbol", TextPosition(line: 0, character: 0))
      lines += ["# \(name), parts"] + Self.parts(symbols, "")
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/problems.txt", golden) == [])
  }

  private static func parts(_ symbols: JSONValue, _ indent: String) -> [String] {
    (symbols.items ?? []).flatMap { symbol in
      let facts = [
        symbol["name"]?.string, symbol["detail"]?.string.map { "[\($0)]" }, symbol["kind"]?.line,
        symbol["range"]?.span, symbol["selectionRange"]?.span,
      ]
      return [indent + facts.compactMap { $0 }.joined(separator: " ")]
        + parts(symbol["children"] ?? [], indent + "  ")
    }
  }

  @Test(arguments: EditedText.all)
  func `what can be done at every place is as approved`(name: String) throws {
    let text = try EditedText(name)
    let (editor, _) = text.opened()
    let (plain, _) = text.opened(abilities: [
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]
    ])
    var answers = NamedAnswers("action ")
    var lines = text.told { place in
      let actions = text.ask(
        editor, "codeAction", place, to: nil, [.init("context", ["triggerKind": 2])])
      let names = (actions.items ?? []).map { answers.name("  " + Self.action($0)) }
      return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }
    let first = TextPosition(line: 0, character: 0)
    let last = TextPosition(line: 1_000, character: 1_000)
    for (title, editor) in [("all of it", editor), ("all of it, in an older editor", plain)] {
      let actions = text.ask(editor, "codeAction", first, to: last)
      lines +=
        ["\(title):"]
        + (actions.items ?? []).map { "    " + answers.name("  " + Self.action($0)) }
    }
    let golden = (lines + answers.all).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/actions/\(name).txt", golden) == [])
  }

  private static func action(_ action: JSONValue) -> String {
    let codes = (action["diagnostics"]?.items ?? []).map(\.problem)
    let edit = action["edit"]?.line ?? "no edit"
    let preferred = action["isPreferred"].map { ", preferred: \($0.line)" } ?? ""
    return "\(action["kind"]?.string ?? ""): \(action["title"]?.string ?? "")\(preferred)\n"
      + "    \(edit)" + codes.map { "\n    \($0)" }.joined()
  }

  /// A line that cannot be read, behind each line of a text that can.
  @Test func `what is told while a line is typed is as approved`() throws {
    var lines: [String] = []
    let typed = [
      ("alert.yaml", "  \"mess"), ("brackets.yaml", "message: {"), ("whole.json", "\tx"),
      ("windows.yaml", "message"),
    ]
    for (name, typed) in typed {
      let text = try EditedText(name)
      let (editor, _) = text.opened()
      let parts = text.text.split(separator: name == "windows.yaml" ? "\r\n" : "\n")
      lines.append("# \(name): \(typed.visible)")
      for index in parts.indices {
        let changed = (parts[...index] + [Substring(typed)] + parts[(index + 1)...])
          .joined(separator: "\n")
        let problems = editor.change(changed, text.uri).map { problem in
          "\(problem["code"]?.string ?? "") \(problem["range"]?.span ?? "")"
        }
        lines.append("behind \(index): \(problems.joined(separator: ", "))")
        editor.change(text.text, text.uri)
      }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/half-typed.txt", golden) == [])
  }
}
