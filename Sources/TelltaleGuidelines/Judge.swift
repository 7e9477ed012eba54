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
    judge(scene.root, at: NodePath(scene.root.name), in: scene, into: &judgement)
    judgement.findings = judgement.findings.uniqued()
    return judgement
  }

  private func judge(
    _ element: Element, at path: NodePath, in scene: Scene, into judgement: inout Judgement
  ) {
    let subject = RuleSubject(
      RuleScene(
        element: element, path: path, scene: scene, profile: profile, lexicons: lexicons,
        typesetter: typesetter))
    for rule in rules where rule.element == element.name {
      judgement.findings += rule.findings(in: subject)
    }
    for text in subject.texts where text.lexicon.isEmpty && text.hasLetters {
      judgement.unreadLanguages.insert(text.language)
    }
    for (child, childPath) in element.opened(at: path) {
      judge(child, at: childPath, in: scene, into: &judgement)
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

extension Element {
  /// The elements that buttons of this one open, with their paths.
  fileprivate func opened(at path: NodePath) -> [(Element, NodePath)] {
    switch self {
    case .alert(let alert):
      let actions = alert.buttons.enumerated().map { index, button in
        (button.action, path.key("buttons").item(index).key("action"))
      }
      return (actions + [(alert.onCancel, path.key("on-cancel"))]).compactMap { action, path in
        guard case .open(let element)? = action else { return nil }
        return (element, path.key("open").key(element.name))
      }
    }
  }
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
