import TelltaleGuidelines
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// A profile with everything that judging for it needs.
package final class LintSetup {
  package let profile: Profile
  package let judge: Judge
  package let typesetter: any Typesetter
  /// The engine that lays web pages out; absent where they are not to be looked at.
  package let pages: (any PageSetter)?
  /// The engine that makes codes; absent where nobody is to hear whether cameras can read them.
  package let codes: (any CodeSetter)?
  private let shared: SharedFindings

  /// Creates a setup that shares nothing with others.
  ///
  /// - Parameters:
  ///   - profile: The profile that scenes are judged for.
  ///   - lexicons: The word lists that texts are judged by.
  ///   - verbs: The verbs of languages, by dictionaries.
  ///   - typesetter: The engine that sets texts with the profile's faces.
  ///   - pages: The engine that lays web pages out; `nil` where they are not to be looked at.
  ///   - codes: The engine that makes codes; `nil` where nobody is to hear whether cameras can read them.
  package convenience init(
    profile: Profile, lexicons: Lexicons, verbs: VerbBook, typesetter: any Typesetter,
    pages: (any PageSetter)? = nil, codes: (any CodeSetter)? = nil
  ) {
    self.init(
      profile: profile, sharing: SharedFindings(lexicons, verbs), typesetter: typesetter,
      pages: pages,
      codes: codes)
  }

  /// Creates a setup beside others.
  ///
  /// - Parameters:
  ///   - profile: The profile that scenes are judged for.
  ///   - shared: The texts and findings that the setups of a linter share.
  ///   - typesetter: The engine that sets texts with the profile's faces.
  ///   - pages: The engine that lays web pages out; `nil` where they are not to be looked at.
  ///   - codes: The engine that makes codes; `nil` where nobody is to hear whether cameras can read them.
  package init(
    profile: Profile, sharing shared: SharedFindings, typesetter: any Typesetter,
    pages: (any PageSetter)? = nil, codes: (any CodeSetter)? = nil
  ) {
    self.shared = shared
    self.pages = pages
    self.codes = codes
    self.profile = profile
    self.typesetter = typesetter
    judge = Judge(profile: profile, sharing: shared, typesetter: typesetter, codes: codes)
  }
}

extension LintSetup {
  /// The same platform in an edition of the guidelines that has a rule.
  func inEdition(of rule: Rule) -> LintSetup {
    guard !rule.isInForce(on: profile.guidelines), let first = rule.editions.since else {
      return self
    }
    var profile = profile
    profile.guidelines.edition = first
    return LintSetup(
      profile: profile, sharing: shared, typesetter: typesetter, pages: pages, codes: codes)
  }
}

/// A linter that checks scenes for one profile or several, and reports what a team wants to hear.
package struct SceneLinter {
  package let setups: [LintSetup]
  package let lexicons: Lexicons
  package let settings: LintSettings
  /// The icons that scenes may name; `nil` where that is not to be checked.
  package let icons: IconLibrary?
  /// The check for faults that keep a picture beside a scene from being shown; `nil` where that is not to be
  /// checked.
  package let pictureFault: PictureCheck?
  /// The partner that judges for the last of the profiles; `nil` where nobody else does.
  package var partner: (any LintPartner)?

  /// A check that gives the fault of a picture, by its path in the scene's folder, with the remedy; `nil` where the
  /// picture has none.
  package typealias PictureCheck =
    (_ name: String, _ files: BundleFiles) -> (message: String, remedy: String?)?

  /// Creates a linter.
  ///
  /// - Parameters:
  ///   - setups: The profiles that scenes are checked for, each with what judging for it needs.
  ///   - lexicons: The word lists that scenes are loaded with.
  ///   - settings: The guidelines that are checked, and their weights.
  ///   - icons: The icons that scenes may name; `nil` where that is not to be checked.
  ///   - pictureFault: The check for faults of pictures; `nil` where that is not to be checked.
  package init(
    setups: [LintSetup], lexicons: Lexicons, settings: LintSettings = LintSettings(),
    icons: IconLibrary? = nil, pictureFault: PictureCheck? = nil
  ) {
    self.setups = setups
    self.lexicons = lexicons
    self.settings = settings
    self.icons = icons
    self.pictureFault = pictureFault
  }

  /// Checks a scene; the same bytes always give the same answer.
  ///
  /// - Parameters:
  ///   - bytes: The text of its file.
  ///   - name: The name of the file in messages.
  ///   - original: The file that it is an edition of, in another language; `nil` for a file that is no edition.
  /// - Returns: The file with what is to be reported of it.
  package func lint(
    _ bytes: [UInt8], name: String, of original: BundleSource? = nil
  ) -> LintedFile {
    let file = found(bytes, name: name, of: original)
    guard !file.findings.isEmpty else { return file }
    let editor = YAMLEditor(bytes, file: name)
    return withPossibleFixes(marked(file, editor), editor)
  }

  /// The same without fingerprints, and with fixes that may not be possible in this text.
  func found(
    _ bytes: [UInt8], name: String, of original: BundleSource? = nil
  ) -> LintedFile {
    var merged = MergedFindings(setups.map(\.profile.name))
    var unread: Set<Language> = []
    for said in said(of: bytes, name: name) {
      unread.formUnion(said.unreadLanguages)
      merged.add(said.findings, from: said.profile)
    }
    let differences = original.map {
      EditionComparison.findings(in: BundleSource(name: name, bytes: bytes), of: $0)
    }
    var file = LintedFile(
      name: name, bytes: bytes, findings: merged.findings + (differences ?? []),
      profiles: setups.map(\.profile.name))
    file.unreadLanguages = unread
    return reported(file)
  }

  /// What there is to say for each profile, in their order.
  private func said(of bytes: [UInt8], name: String) -> [ProfileFindings] {
    let text = SceneText(bytes, name: name)
    guard let partner, (1..<setups.count).contains(partner.left) else {
      return said(of: text, by: setups[...])
    }
    partner.begin(bytes, name: name)
    let first = said(of: text, by: setups[..<partner.left])
    return first + (partner.finish() ?? said(of: text, by: setups[partner.left...]))
  }

  /// Returns the findings in a scene for some of the profiles.
  ///
  /// - Parameters:
  ///   - text: The text of the scene's file.
  ///   - setups: The profiles that it is judged for.
  /// - Returns: The findings, in the order of the setups.
  package func said(of text: SceneText, by setups: ArraySlice<LintSetup>) -> [ProfileFindings] {
    var missing: (of: Scene?, files: [LintFinding])?
    return setups.map { setup in
      let loaded = SceneFile.load(text, profile: setup.profile, lexicons: lexicons)
      // Looked for once for all profiles that the scene is the same for.
      let files =
        missing.flatMap { $0.of == loaded.scene ? $0.files : nil } ?? missingFiles(of: loaded)
      missing = (loaded.scene, files)
      let (findings, languages) = judged(loaded, setup, missing: files)
      return ProfileFindings(
        profile: setup.profile.name, findings: findings, unreadLanguages: languages)
    }
  }

  /// With what a team wants to hear, and without what comments silence.
  func reported(_ file: LintedFile) -> LintedFile {
    var file = file
    let wanted = file.all.compactMap(settings.applied)
    var suppressions = Suppressions(file.bytes, file: file.name)
    file.findings =
      suppressions.silenced(wanted)
      + suppressions.complaints(isWatched: isWatched)
      .compactMap(settings.applied)
    file.findings.sort(by: LintFinding.comesBefore)
    return file
  }

  /// Returns the findings in a scene, before anybody's wish was heard.
  ///
  /// - Parameters:
  ///   - loaded: The scene.
  ///   - setup: The profile that it is judged for.
  ///   - missing: The findings about files that it shows.
  ///   - others: The scenes beside it in its bundle, for the one that has the app.
  /// - Returns: The findings, and the languages that nobody here knows the words of.
  func judged(
    _ loaded: LoadedScene, _ setup: LintSetup, missing: [LintFinding], beside others: [Scene]? = nil
  ) -> ([LintFinding], Set<Language>) {
    let judgement =
      loaded.scene.map { scene in
        others.map { setup.judge.judge(scene, beside: $0) } ?? setup.judge.judge(scene)
      } ?? Judgement()
    let errors = loaded.errors.map { LintFinding($0, in: $0.file) }
    let map = loaded.sourceMap
    let told = told(loaded.findings, judgement.findings)
    func reported(_ findings: [Finding], isRefusal: (Finding) -> Bool) -> [LintFinding] {
      findings.compactMap { finding in
        told[finding].map { also in
          let place = map.location(of: finding.path)
          return LintFinding(finding, at: place, isRefusal: isRefusal(finding), also: also)
        }
      }
    }
    let refusals = reported(loaded.findings) { $0.severity == .error }
    let findings = reported(judgement.findings) { _ in false }
    let pages = pageFaults(of: loaded, setup)
    return (errors + refusals + findings + missing + pages, judgement.unreadLanguages)
  }

  /// The findings that are reported, each with the guidelines for which it stands in.
  ///
  /// Nothing stands in for a refusal but another one, and no setting leaves one out: nobody could show the scene.
  private func told(_ loaded: [Finding], _ judged: [Finding]) -> [Finding: [String]] {
    let refusals = loaded.filter { $0.severity == .error }
    // A finding that nobody wants to hear stands in for none.
    let others = (loaded + judged).filter { !refusals.contains($0) && settings.isOn($0.rule) }
    func told(_ findings: [Finding]) -> [Finding: [String]] {
      Dictionary(
        Echoes.told(of: findings) { ($0.rule, $0.path, settings.severity(of: $0)) }
          .map { ($0.item, $0.also) },
        uniquingKeysWith: { first, _ in first })
    }
    return told(refusals + others).merging(told(refusals)) { first, _ in first }
  }

  /// Whether a comment against the guideline could have silenced something in this run.
  private func isWatched(_ id: String) -> Bool {
    guard settings.isOn(id), let rule = RuleBook.everything.rule(id) else { return false }
    return setups.contains { rule.isInForce(on: $0.profile.guidelines) }
  }

  /// With fingerprints.
  func marked(_ file: LintedFile, _ editor: YAMLEditor?) -> LintedFile {
    var file = file
    // A text may be well and yet not to be edited.
    var ignored = LoadErrorCollector(kind: .scene)
    let node =
      editor == nil
      ? YAMLReader.read(file.bytes, file: file.name, complaints: &ignored) : nil
    Fingerprint.mark(&file.findings) { editor?.text(at: $0) ?? node?.text(at: $0) }
    return file
  }

  /// Without the fixes that the text's layout does not let be written.
  func withPossibleFixes(_ file: LintedFile, _ editor: YAMLEditor?) -> LintedFile {
    var file = file
    var left = Limits.fixes
    for (index, finding) in file.findings.enumerated() {
      guard let fix = finding.fix else { continue }
      left -= 1
      if left < 0 || editor?.applying(fix.edits) == nil { file.findings[index].fix = nil }
    }
    return file
  }
}

extension YAMLNode {
  /// The text at a path below this value.
  fileprivate func text(at path: NodePath) -> String? {
    path.steps.reduce(self as YAMLNode?) { node, step in
      switch (step, node?.value) {
      case (.key(let key), _): node?[key]
      case (.item(let index), .sequence(let items)?):
        items.indices.contains(index) ? items[index] : nil
      default: nil
      }
    }?.text
  }
}
