import TelltaleModel

/// A judge of scenes by the guidelines of a profile.
package struct Judge {
  private let guidelines: GuidelineProfile
  /// Those that apply, in the order of the book, by the type of the readings that they take.
  private let rules: [ObjectIdentifier: [RuleInForce]]
  private let surroundings: RuleSurroundings
  private let shared: SharedFindings

  /// A judge by the whole book, as far as it applies to the profile.
  ///
  /// - Parameters:
  ///   - profile: The profile for which scenes are judged.
  ///   - lexicons: The words that rules on wording know.
  ///   - verbs: The verbs that they know.
  ///   - typesetter: The text engine with the profile's faces.
  ///   - codes: The maker of codes; `nil` where rules say nothing of their size.
  ///   - textSize: The text size that people have set on the unit, as a factor; designs are measured
  ///     at 1.
  package init(
    profile: Profile, lexicons: Lexicons, verbs: VerbBook, typesetter: any Typesetter,
    codes: (any CodeSetter)? = nil, textSize: Double = 1
  ) {
    self.init(
      profile: profile, sharing: SharedFindings(lexicons, verbs), typesetter: typesetter,
      codes: codes,
      textSize: textSize)
  }

  /// A judge that is one of several, each for a profile of its own.
  ///
  /// - Parameters:
  ///   - profile: The profile for which scenes are judged.
  ///   - shared: The texts and findings that the judges share.
  ///   - typesetter: The text engine with the profile's faces.
  ///   - codes: The maker of codes; `nil` where rules say nothing of their size.
  ///   - textSize: The text size that people have set on the unit, as a factor; designs are measured
  ///     at 1.
  package init(
    profile: Profile, sharing shared: SharedFindings, typesetter: any Typesetter,
    codes: (any CodeSetter)? = nil, textSize: Double = 1
  ) {
    guidelines = profile.guidelines
    surroundings = RuleSurroundings(
      profile: profile, typesetter: typesetter, codes: codes, textSize: textSize)
    self.shared = shared
    var bySubject: [ObjectIdentifier: [RuleInForce]] = [:]
    for (number, rule) in RuleBook.standard.rules.enumerated() {
      guard let check = rule.enforcement.check, rule.isInForce(on: profile.guidelines) else {
        continue
      }
      let inForce = RuleInForce(rule: rule, check: check, number: number)
      for subject in check.subjects { bySubject[subject, default: []].append(inForce) }
    }
    rules = bySubject
  }

  /// Returns all findings about a scene. The same scene always gives the same answer.
  ///
  /// - Parameter scene: The scene, with everything inside of it.
  /// - Returns: Each finding once, in the order of the book for each element.
  package func judge(_ scene: Scene) -> Judgement {
    judge(scene, others: nil)
  }

  /// Returns all findings about the app's scene of a bundle.
  ///
  /// - Parameters:
  ///   - scene: The scene with the app's screens.
  ///   - others: The other scenes of the bundle. They are judged by themselves, and count here for
  ///     rules about the whole.
  /// - Returns: Each finding once, in the order of the book for each element.
  package func judge(_ scene: Scene, beside others: [Scene]) -> Judgement {
    judge(scene, others: others)
  }

  private func judge(_ scene: Scene, others: [Scene]?) -> Judgement {
    shared.begin(scene)
    var course = JudgedScene(scene: scene)
    for element in scene.elements { judge(element, below: [], in: &course) }
    let root = PlacedElement(scene.root, at: .root.key(scene.root.name))
    let app = AppReading(context: context(of: root, below: [], in: scene))
    judge([app], askedBefore: false, in: &course)
    if let others {
      // The others are not part of the scene, so that nothing of this holds for another judge.
      judge([BundleReading(app: app, others: others)], askedBefore: true, in: &course)
    }
    course.judgement.findings = course.judgement.findings.uniqued()
    return course.judgement
  }

  private func judge(
    _ placed: PlacedElement, below parents: [PlacedElement], in course: inout JudgedScene
  ) {
    surroundings.wereAsked = false
    let readings = context(of: placed, below: parents, in: course.scene).readings
    judge(readings, askedBefore: surroundings.wereAsked, in: &course)
    let inside = placed.element.children(at: placed.path)
    for child in inside + placed.element.opened(at: placed.path) {
      judge(child, below: parents + [placed], in: &course)
    }
  }

  /// Judges what rules look at where an element stands.
  ///
  /// - Parameters:
  ///   - readings: What they look at.
  ///   - askedBefore: Whether something of the profile is in the readings themselves.
  ///   - course: What has been said of the scene.
  private func judge(
    _ readings: [any RuleReading], askedBefore: Bool, in course: inout JudgedScene
  ) {
    for reading in readings {
      judge(reading, askedBefore: askedBefore, in: &course)
      course.readings += 1
    }
  }

  private func judge(
    _ reading: any RuleReading, askedBefore: Bool, in course: inout JudgedScene
  ) {
    var known = shared[course.readings]
    for rule in rules[ObjectIdentifier(type(of: reading))] ?? [] {
      let faults: [Fault]
      if !askedBefore, let before = known.faults[rule.number] {
        faults = before
      } else {
        surroundings.wereAsked = false
        faults = rule.check.find(reading)
        if !askedBefore, !surroundings.wereAsked { known.faults[rule.number] = faults }
      }
      if !faults.isEmpty {
        course.judgement.findings += rule.rule.findings(of: faults, on: guidelines)
      }
    }
    let before = askedBefore ? nil : known.unreadLanguages
    let unread = before ?? reading.unreadLanguages
    if !askedBefore { known.unreadLanguages = unread }
    course.judgement.unreadLanguages.formUnion(unread)
    shared[course.readings] = known
  }

  private func context(
    of placed: PlacedElement, below parents: [PlacedElement], in scene: Scene
  ) -> RuleSubject {
    RuleSubject(
      element: placed.element, path: placed.path, parents: parents, scene: scene,
      texts: shared.texts, surroundings: surroundings)
  }
}

/// A rule that applies to a profile.
private final class RuleInForce {
  let rule: Rule
  let check: Check
  /// In the book.
  let number: Int

  init(rule: Rule, check: Check, number: Int) {
    self.rule = rule
    self.check = check
    self.number = number
  }
}

/// A scene in the course of being judged.
private struct JudgedScene {
  let scene: Scene
  var judgement = Judgement()
  /// How many of its readings are done.
  var readings = 0
}

/// The findings of the guidelines about a scene.
package struct Judgement: Hashable, Sendable {
  /// The findings, in the order of the book for each element.
  package var findings: [Finding] = []
  /// Languages without word lists, whose texts the rules on wording skipped, and languages of which
  /// too few words are known.
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
