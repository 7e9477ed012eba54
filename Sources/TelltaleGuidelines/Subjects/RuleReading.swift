import TelltaleModel

/// Something of a scene as rules look at it, read once for all of them.
protocol RuleReading: SendableMetatype {
  var context: RuleSubject { get }
  /// What people read in it; the elements inside have readings of their own.
  var allTexts: [Passage] { get }
}

extension RuleReading {
  /// The languages of its texts that have no words here, or too few.
  var unreadLanguages: Set<Language> {
    let texts = allTexts.filter { $0.hasLetters }
    return Set(texts.filter { $0.lexicon.isEmpty || $0.language.isPartlyRead }.map(\.language))
  }

  var path: NodePath { context.path }
}
