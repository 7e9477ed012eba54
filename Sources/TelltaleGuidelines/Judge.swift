import TelltaleModel

/// Checks scenes against the guidelines of a profile.
package struct Judge {
  private let profile: Profile
  private let rules: [Rule]
  private let lexicons: [String: Lexicon]
  private let typesetter: any Typesetter

  /// Judges by the whole book, as far as it applies to the profile.
  package init(
    profile: Profile, lexicons: Lexicons, typesetter: any Typesetter, book: RuleBook = .standard
  ) {
    self.profile = profile
    self.typesetter = typesetter
    rules = book.rules.filter { $0.applies.includes(profile.guidelines) }
    self.lexicons = lexicons.languages.mapValues(Lexicon.init)
  }

  /// All that there is to say about a scene; the same scene always gives the same answer.
  package func judge(_ scene: Scene) -> Judgement {
    var judgement = Judgement()
    for element in scene.elements {
      judge(element, below: [], in: scene, into: &judgement)
    }
    judgement.findings = judgement.findings.uniqued()
    return judgement
  }

  private func judge(
    _ placed: PlacedElement, below parents: [PlacedElement], in scene: Scene,
    into judgement: inout Judgement
  ) {
    let subject = RuleSubject(
      RuleScene(
        element: placed.element, path: placed.path, parents: parents, scene: scene,
        profile: profile, lexicons: lexicons, typesetter: typesetter))
    for rule in rules where rule.element == placed.element.name {
      judgement.findings += rule.findings(in: subject)
    }
    for text in subject.texts where text.lexicon.isEmpty && text.hasLetters {
      judgement.unreadLanguages.insert(text.language)
    }
    let inside = placed.element.children(at: placed.path)
    for child in inside + placed.element.opened(at: placed.path) {
      judge(child, below: parents + [placed], in: scene, into: &judgement)
    }
  }
}

/// What the guidelines have to say about a scene.
package struct Judgement: Hashable, Sendable {
  /// In the order of the book for each element.
  package var findings: [Finding] = []
  /// Languages without word lists, whose texts the rules on wording left alone.
  package var unreadLanguages: Set<Language> = []

  package init() {}
}

extension RuleSubject {
  fileprivate var texts: [Passage] {
    alert.map { $0.texts + $0.buttons.flatMap(\.titles) } ?? []
  }
}

extension [Finding] {
  /// The same list without what was said before.
  fileprivate func uniqued() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}
