import TelltaleModel

extension Fix {
  /// The role instead of a title that only looks like it; callers then get another answer.
  static func makingCancel(_ button: ButtonPassage) -> Fix {
    Fix(
      "Make it Cancel",
      [
        .set(at: button.path, key: "role", value: ButtonRole.cancel.rawValue),
        .remove(at: button.path.key("title")),
      ], isSafe: false)
  }

  /// The role for a button that says Cancel already; its title stays as it is.
  static func givingCancelRole(_ button: ButtonPassage, isSafe: Bool) -> Fix {
    Fix(
      "Add the role cancel",
      [.set(at: button.path, key: "role", value: ButtonRole.cancel.rawValue)], isSafe: isSafe)
  }

  /// The role that a declared effect calls for.
  static func makingDestructive(_ button: ButtonPassage) -> Fix {
    Fix(
      "Add the role destructive",
      [.set(at: button.path, key: "role", value: ButtonRole.destructive.rawValue)], isSafe: false)
  }
}

extension ButtonMention {
  /// Another verb for using the button; English only, where the verb has no other forms.
  func verbFix(_ verb: String) -> Fix? {
    guard passage.isEnglish else { return nil }
    let isCapital = word.first?.isUppercase ?? false
    return .rewriting(
      passage, as: passage.replacing(word: word, by: isCapital ? verb.capitalizedFirst : verb),
      "Write “\(verb)”", isSafe: false)
  }
}

extension AlertReading {
  /// “Delete” for Yes, where the title asks “Delete This Route?”
  func verbForYes(_ answer: Passage) -> Fix? {
    guard title.isEnglish, answer.label == "yes", QuestionVerb.isFound(in: title),
      !title.reading.isFullQuestion, let verb = title.tokens.first?.core.capitalizedFirst,
      !buttonLabels.contains(verb)
    else { return nil }
    return .rewriting(answer, as: verb, "Title it “\(verb)”", isSafe: false)
  }
}
