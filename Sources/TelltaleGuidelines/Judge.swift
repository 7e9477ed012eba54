import TelltaleModel

/// Checks scenes against the guidelines of a profile.
package struct Judge {
  private let profile: Profile
  /// Those that apply, in the order of the book, by the type of the readings that they take.
  private let rules: [ObjectIdentifier: [Rule]]
  private let lexicons: [String: Lexicon]
  private let typesetter: any Typesetter
  private let codes: (any CodeSetter)?
  private let unit: Deferred<JudgedUnit>

  /// Judges by the whole book, as far as it applies to the profile.
  ///
  /// - Parameters:
  ///   - profile: What scenes are judged for.
  ///   - lexicons: The words that rules on wording know.
  ///   - typesetter: What sets texts with the profile's faces.
  ///   - codes: What makes codes; `nil` where rules say nothing of their size.
  ///   - textSize: How large people have set text on the unit; designs are measured at the default text size.
  ///   - book: The rules.
  package init(
    profile: Profile, lexicons: Lexicons, typesetter: any Typesetter,
    codes: (any CodeSetter)? = nil, textSize: Double = 1, book: RuleBook = .standard
  ) {
    self.profile = profile
    self.typesetter = typesetter
    self.codes = codes
    unit = Deferred { JudgedUnit(profile, typesetter, textSize: textSize) }
    let rules = book.rules.filter {
      $0.enforcement.check != nil && $0.isInForce(on: profile.guidelines)
    }
    var bySubject: [ObjectIdentifier: [Rule]] = [:]
    for rule in rules {
      for subject in rule.enforcement.check?.subjects ?? [] {
        bySubject[subject, default: []].append(rule)
      }
    }
    self.rules = bySubject
    self.lexicons = lexicons.languages.mapValues(Lexicon.init)
  }

  /// All that there is to say about a scene; the same scene always gives the same answer.
  package func judge(_ scene: Scene) -> Judgement {
    judge(scene, others: nil)
  }

  /// The same for what the files of a bundle have for the app; the other scenes of the bundle are judged by
  /// themselves, and count here.
  package func judge(_ scene: Scene, beside others: [Scene]) -> Judgement {
    judge(scene, others: others)
  }

  private func judge(_ scene: Scene, others: [Scene]?) -> Judgement {
    var judgement = Judgement()
    for element in scene.elements {
      judge(element, below: [], in: scene, into: &judgement)
    }
    let root = PlacedElement(scene.root, at: NodePath(scene.root.name))
    let app = AppScene(context: context(of: root, below: [], in: scene))
    judge(app, into: &judgement)
    if let others { judge(BundleScene(app: app, others: others), into: &judgement) }
    judgement.findings = judgement.findings.uniqued()
    return judgement
  }

  private func judge(
    _ placed: PlacedElement, below parents: [PlacedElement], in scene: Scene,
    into judgement: inout Judgement
  ) {
    for reading in context(of: placed, below: parents, in: scene).readings {
      judge(reading, into: &judgement)
    }
    let inside = placed.element.children(at: placed.path)
    for child in inside + placed.element.opened(at: placed.path) {
      judge(child, below: parents + [placed], in: scene, into: &judgement)
    }
  }

  private func judge(_ reading: any RuleReading, into judgement: inout Judgement) {
    for rule in rules[ObjectIdentifier(type(of: reading))] ?? [] {
      judgement.findings += rule.findings(in: reading)
    }
    for text in reading.allTexts where text.hasLetters {
      if text.lexicon.isEmpty || text.language.isPartlyRead {
        judgement.unreadLanguages.insert(text.language)
      }
    }
  }

  private func context(
    of placed: PlacedElement, below parents: [PlacedElement], in scene: Scene
  ) -> RuleScene {
    RuleScene(
      element: placed.element, path: placed.path, parents: parents, scene: scene,
      profile: profile, lexicons: lexicons, typesetter: typesetter, codes: codes, unit: unit)
  }
}

/// What the guidelines have to say about a scene.
package struct Judgement: Hashable, Sendable {
  /// In the order of the book for each element.
  package var findings: [Finding] = []
  /// Languages without word lists, whose texts the rules on wording left alone, and those that they
  /// know too little of.
  package var unreadLanguages: Set<Language> = []

  package init() {}
}

extension [Finding] {
  /// The same list without what was said before.
  fileprivate func uniqued() -> [Finding] {
    var seen: Set<Finding> = []
    return filter { seen.insert($0).inserted }
  }
}
