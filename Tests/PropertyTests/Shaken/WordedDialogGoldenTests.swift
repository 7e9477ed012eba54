import TelltaleModel
import TelltaleTestSupport
import Testing

/// What the guidelines find in dialogs whose texts are put together by chance from those of real ones:
/// compared with what was approved. `tools/goldens` writes it anew.
@Suite struct WordedDialogGoldenTests {
  private static let languages = ["en", "ja", "zh", "zh-Hant"]

  @Test(arguments: languages)
  func `dialogs worded by chance are judged as they were approved to be`(
    language: String
  ) throws {
    let words = try DialogWords(language: language)
    let setups = try ShakenSetup.all()
    var chance = Chance(seed: 99)
    var lines: [String] = []
    for round in 0..<160 {
      let text = words.dialog(&chance)
      let setup = setups[round % setups.count]
      lines.append("\(setup.profile.name) \(text)")
      lines += setup.judged(text).map { "  \($0)" }
    }
    #expect(
      try Golden.changes(in: "shaken/worded-\(language).txt", lines.joined(separator: "\n") + "\n")
        == [])
  }
}

/// Texts of one language from the approved wordings and the gallery's dialogs.
private struct DialogWords {
  private let language: String
  private var titles: [String] = []
  private var messages: [String] = []
  private var buttons: [String] = []

  init(language: String) throws {
    self.language = language
    for line in try Approved.cases("wording.txt") {
      let parts = line.split(separator: "|", maxSplits: 1)
      guard parts.count == 2, parts[0] == language, !parts[1].contains("=") else { continue }
      let texts = parts[1].split(separator: "/", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      titles += texts.prefix(1)
      messages += texts.dropFirst().prefix(1)
      buttons += texts.dropFirst(2)
    }
    for document in try ShakenDocument.all() where (document.language ?? "en") == language {
      for (path, keys) in document.root.paths() {
        guard case .scalar(let text, _) = document.root[path], !text.isEmpty else { continue }
        switch (keys.last, keys.dropLast().last.flatMap { Int($0) }) {
        case ("title", nil): titles.append(text)
        case ("title", _): buttons.append(text)
        case ("message", _), ("text", _): messages.append(text)
        default: break
        }
      }
    }
    titles = titles.filter { !$0.isEmpty }
    buttons = buttons.filter { !$0.isEmpty }
  }

  func dialog(_ chance: inout Chance) -> String {
    func quoted(_ text: String) -> String { ShakenNode.scalar(text, isPlain: false).text }
    func one(_ texts: [String]) -> String {
      texts.isEmpty ? "OK" : texts[chance.below(texts.count)]
    }
    var buttons = (0...chance.below(3)).map { _ in
      let effects = ButtonEffect.allCases.map { ", effect: \($0.rawValue)" }
      let marks = ["", "", ", role: destructive", ", likely: true"] + effects
      let role = marks[chance.below(marks.count)]
      return "{title: \(quoted(one(self.buttons)))\(role)}"
    }
    if chance.below(2) == 0 { buttons.append("{role: cancel}") }
    let message = chance.below(4) == 0 ? "" : ", message: \(quoted(one(messages)))"
    let reason = ["", ", reason: problem", ", reason: critical", ", reason: confirm-destructive"][
      chance.below(4)]
    return "{lang: \(language), alert: {title: \(quoted(one(titles)))\(message)\(reason), "
      + "buttons: [\(buttons.joined(separator: ", "))]}}"
  }
}
