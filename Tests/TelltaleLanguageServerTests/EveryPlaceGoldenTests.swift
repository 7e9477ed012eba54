import TelltaleLint
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLanguageServer

/// What an editor is told of every place of texts in blocks, in brackets, in JSON, half typed, of
/// projects and profiles; `tools/goldens` writes it anew.
@Suite struct EveryPlaceGoldenTests {
  @Test(arguments: EditedText.all)
  func `what can be written at every place is as approved`(name: String) throws {
    let text = try EditedText(name)
    let (editor, _) = text.opened()
    var lists = NamedAnswers("list ")
    let lines = text.told { place in
      let answer = text.ask(editor, "completion", place)
      let items = answer["items"]?.items ?? []
      let list = lists.name(Self.items(items))
      let ranges = Set(items.compactMap { $0["textEdit", "range"]?.span }).sorted()
      let isWhole = answer["isIncomplete"] == false
      return ([list] + ranges + (isWhole ? [] : ["and more"])).joined(separator: " ")
    }
    let golden = (lines + lists.all).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/completion/\(name).txt", golden) == [])
  }

  @Test(arguments: EditedText.all)
  func `what the pointer is told at every place is as approved`(name: String) throws {
    let text = try EditedText(name)
    let (editor, _) = text.opened()
    let (plain, _) = text.opened(abilities: [:])
    var answers = NamedAnswers("text ")
    let lines = text.told { place in
      let rich = text.ask(editor, "hover", place)
      let bare = text.ask(plain, "hover", place)
      guard rich != .null || bare != .null else { return "nothing" }
      let contents = "\(Self.contents(rich))\n\(Self.contents(bare))"
      let span = rich["range"]?.span ?? ""
      return "\(answers.name(contents)) \(span)\(bare["range"]?.span == span ? "" : " or not")"
    }
    let golden = (lines + answers.all).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/hover/\(name).txt", golden) == [])
  }

  @Test(arguments: EditedText.all)
  func `how every place is read is as approved`(name: String) throws {
    let text = try EditedText(name)
    let lines = TextLines(Array(text.text.utf8))
    let told = text.told { place in
      SceneOutline(Array(text.text.utf8), upTo: lines.offset(of: place)).place.told(lines)
    }
    let entries = SceneOutline(Array(text.text.utf8)).entries.map { entry in
      let value = entry.value.map { lines.range($0).span } ?? "none"
      return "\(entry.path.told) \(lines.range(entry.range).span) value \(value)"
    }
    let golden = (told + ["keys:"] + entries).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "editor/places/\(name).txt", golden) == [])
  }

  private static func contents(_ hover: JSONValue) -> String {
    let kind = hover["contents", "kind"]?.string ?? "nothing"
    return "  \(kind): \(hover["contents", "value"]?.string?.visible ?? "")"
  }

  /// In the order that an editor shows them. Guidelines are many, and more every month.
  private static func items(_ items: [JSONValue]) -> String {
    let sorted = items.sorted { ($0["sortText"]?.string ?? "") < ($1["sortText"]?.string ?? "") }
    let isLong = sorted.count > 200
    let lines = sorted.prefix(isLong ? 4 : sorted.count).map { item in
      let text = item["textEdit", "newText"]?.string ?? ""
      let facts = [
        item["sortText"]?.string ?? "", item["kind"]?.line ?? "",
        "[\(item["label"]?.string ?? "")] \(item["filterText"]?.string ?? "")", "[\(text)]",
        item["detail"]?.string ?? "",
        item["documentation"]?.string.map { "(\($0.prefix(24)))" } ?? "",
      ]
      return "  " + facts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return (lines + (isLong ? ["  and all others"] : [])).joined(separator: "\n")
  }
}

extension SceneOutline.Steps {
  var told: String {
    isEmpty
      ? "/"
      : map { step in
        switch step {
        case .key(let key), .file(let key): "/\(key)"
        case .item(let index): "/\(index)"
        }
      }.joined()
  }
}

extension SceneOutline.Place {
  func told(_ lines: TextLines) -> String {
    func start(_ range: Range<Int>) -> String {
      let place = lines.position(of: range.lowerBound)
      return "from \(place.line):\(place.character)"
    }
    return switch self {
    case .key(let path, let range, let isItem):
      "\(isItem ? "item" : "key") in \(path.told) \(start(range))"
    case .value(let path, let range): "value of \(path.told) \(start(range))"
    case .comment(let range): "comment \(start(range))"
    case .other: "anything"
    }
  }
}
