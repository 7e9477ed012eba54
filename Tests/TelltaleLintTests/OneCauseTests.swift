import Foundation
import TelltaleGuidelines
import TelltaleLint
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Over all scenes of this repository: one cause is one error or warning.
@Suite struct OneCauseTests {
  /// What of a thing a guideline is about: a text may be too long and have wrong capitals, which is two causes.
  private static let aspects: [String: String] = [
    "ALERT-CARPLAY-TITLE-ONE-LINE": "length", "ALERT-CARPLAY-TITLE-SHORT": "length",
    "ALERT-CARPLAY-MESSAGE-AVOID": "length", "ALERT-MESSAGE-ONE-OR-TWO-LINES": "length of message",
    "ALERT-BUTTON-TITLE-ONE-TWO-WORDS": "length", "ALERT-CARPLAY-TITLE-SINGLE-WORD": "content",
    "ALERT-TITLE-SINGLE-WORD": "content", "ALERT-TITLE-DESCRIPTIVE": "content",
    "TEXT-WORD-BROKEN": "width",
    "ALERT-CARPLAY-TITLE-SENTENCE-STYLE": "capitals", "ALERT-BUTTON-TITLE-CASE": "capitals",
    "ALERT-TITLE-SENTENCE-PUNCTUATION": "marks", "ALERT-EXPLAIN-TITLE-NO-QUOTES": "marks",
    "ALERT-EXPLAIN-TITLE-EXACT": "spelling", "ALERT-CARPLAY-EXPLAIN-TERM-TAP": "word",
    "ALERT-CARPLAY-PRONOUNS": "pronoun", "ALERT-CARPLAY-TONE-NOT-JUDGMENTAL": "tone",
    "ALERT-TONE-NOT-ACCUSATORY": "tone", "ALERT-CARPLAY-IMPORTANT-ONLY": "occasion",
    "ALERT-BUTTON-NO-YES-NO": "answer", "ALERT-BUTTON-TITLE-RESULT": "sameness",
    "ALERT-DESTRUCTIVE-STYLE": "role", "ALERT-TITLE-REQUIRED": "title",
    "ALERT-BUTTON-AT-LEAST-ONE": "buttons", "ALERT-CARPLAY-HOME-WITHOUT-CANCEL": "way out",
    "ALERT-NO-SCROLL": "height", "LINT-SUPPRESSION-REASON": "reason",
    "LINT-SUPPRESSION-UNKNOWN": "id", "MODALITY-CLEAR-BENEFIT": "benefit",
    "MODALITY-OBVIOUS-DISMISS": "way out", "MODALITY-TASK-NAMED": "title",
    "MODALITY-CONFIRM-BEFORE-LOSS": "loss", "MODALITY-NO-STACKING": "place",
    "MODALITY-CONTEXT-OPTIONS": "contents",
  ]

  private static let texts: [String] =
    (SceneExample.alerts + SceneExample.scenes + SceneExample.checks).map(\.text)
    + RuleBook.everything.rules.flatMap(\.examples).compactMap { example in
      if case .scene(let text) = example.content { text } else { nil }
    } + files("docs") + files("Tests/Fixtures")

  private static func files(_ folder: String) -> [String] {
    let root = Platforms.root + "/" + folder
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { $0.hasSuffix(".yaml") }
      .compactMap { try? String(contentsOfFile: root + "/" + $0, encoding: .utf8) }
  }

  @Test(arguments: ["carplay", "ios", "watchos-s4", "kiosk"])
  func `no two errors or warnings at one place have the same cause`(_ profile: String) throws {
    let linter = try Linters.linter([profile])
    let texts = Array(Set(Self.texts)).sorted()
    #expect(texts.count > 1_000)
    for text in texts {
      let findings = linter.lint(Array(text.utf8), name: "scene.yaml").findings
        .filter { $0.severity > .note && $0.rule != nil }
      for (place, several) in Dictionary(grouping: findings, by: \.path) where several.count > 1 {
        let rules = Set(several.compactMap(\.rule))
        let told = Set(rules.compactMap { Self.aspects[$0] })
        #expect(
          rules.count == 1 || told.count == rules.count, "\(place): \(rules.sorted())\n\(text)")
      }
    }
  }
}
