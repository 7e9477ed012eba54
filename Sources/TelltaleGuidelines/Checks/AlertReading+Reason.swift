import TelltaleModel

extension AlertReading {
  /// Reports a declared reason that no alert is for, and a missing one as a note, unless the scene
  /// makes the reason plain.
  func unfitReasons() -> [Fault] {
    guard let reason = alert.reason else {
      if showsItsReason { return [] }
      return [
        Fault(
          at: path, "no reason is declared for interrupting people",
          severity: .note)
      ]
    }
    let unfit: Set<AlertReason> = [.tip, .promotion, .rating, .progress, .success, .news]
    guard unfit.contains(reason) else { return [] }
    return [Fault(at: path.key("reason"), "\(reason.rawValue) is no reason for an alert")]
  }

  /// Whether everybody sees what the alert is for: something is destroyed, people are asked what is
  /// to be done, or something did not work. Wording that advertises hides the reason again.
  private var showsItsReason: Bool {
    if buttons.contains(where: \.isDestructive) { return true }
    guard unimportantWording().isEmpty else { return false }
    return asksForDecision || tellsOfFailure
  }

  /// Two answers at least: something is to be decided.
  private var asksForDecision: Bool { buttons.count > 1 }

  private var tellsOfFailure: Bool {
    // What denies something further on explains.
    texts.compactMap(\.sentences.first).contains { text in
      PhraseSearch.first(of: "negations", in: text) != nil
        || PhraseSearch.first(of: "failure-words", in: text) != nil
        || text.tokens.contains {
          !$0.isQuoted && ($0.folded.hasSuffix("n't") || $0.folded.hasSuffix("n’t"))
        }
    }
  }

  /// Reports wording that announces nothing of importance.
  func unimportantWording() -> [Fault] {
    texts.compactMap { text in
      text.sentences.lazy.compactMap { Unimportance.phrase(in: $0) }.first.map {
        Fault(text, "“\($0)” tells people nothing that they must know")
      }
    }
  }
}

/// Sees wording that greets, praises or advertises.
private enum Unimportance {
  static func phrase(in sentence: Passage) -> String? {
    guard !denies(sentence) else { return nil }
    return PhraseSearch.all(of: "unimportant", in: sentence).first { phrase in
      phrase != "saved" || announcesSaving(sentence)
    }
  }

  private static func denies(_ sentence: Passage) -> Bool {
    PhraseSearch.first(of: "negations", in: sentence) != nil
      || sentence.tokens.contains { $0.folded.hasSuffix("n't") }
  }

  /// "Route Saved", "Saved to Favorites"; not "Delete Saved Routes?", "The route will be saved."
  private static func announcesSaving(_ sentence: Passage) -> Bool {
    let words = sentence.tokens
    guard sentence.reading.textClass != .question, sentence.reading.textClass != .imperative,
      !words.contains(where: {
        ["if", "until", "unless", "when", "while", "once"].contains($0.folded)
      }),
      let index = words.lastIndex(where: { $0.folded == "saved" })
    else { return false }
    if index > 0, ["be", "being", "last"].contains(words[index - 1].folded) { return false }
    return words[index].endsSentence
      || ["to", "in", "as", "on", "successfully"].contains(words[index + 1].folded)
  }
}
