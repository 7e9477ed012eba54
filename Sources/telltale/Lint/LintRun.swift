import TelltaleFormats
import TelltaleGuidelines
import TelltaleModel

/// What one run of the linter has found so far.
struct LintRun {
  private(set) var files: [LintedFile] = []
  /// Lines for standard error.
  private(set) var complaints: [String] = []
  private var isComplete = true
  /// Scenes with texts that the rules on wording could not read, by language.
  private var skipped: [Language: Int] = [:]

  mutating func couldNotCheck(_ complaint: String) {
    complaints.append(complaint)
    isComplete = false
  }

  /// A file in a folder that is no scene is not checked, but said.
  mutating func skip(_ name: String) {
    complaints.append("\(Quoted.plain(name)): note: skipped: not a scene")
  }

  /// Checks a scene for each profile; what they say alike is said once.
  mutating func check(_ input: LintInput, _ stages: LintStages) {
    switch stages.stages(named: SceneFile.profileName(input.bytes, name: input.name)) {
    case .failure(let fault):
      // A broken file cannot name its profile, and what is broken in it is the news.
      let broken = unreadable(input)
      guard broken.isEmpty else {
        files.append(LintedFile(name: input.name, bytes: input.bytes, findings: broken))
        return
      }
      couldNotCheck("\(Quoted.plain(input.name)): error: \(fault.message)")
    case .success(let list):
      var order: [LintFinding] = []
      var profiles: [LintFinding: [String]] = [:]
      var unread: Set<Language> = []
      for stage in list {
        let (findings, languages) = judged(input, stage, stages.lexicons)
        unread.formUnion(languages)
        for finding in Set(findings).sorted(by: LintFinding.comesBefore) {
          if profiles[finding] == nil { order.append(finding) }
          profiles[finding, default: []].append(stage.profile.name)
        }
      }
      let findings = order.map { finding in
        var finding = finding
        let names = profiles[finding.key] ?? []
        if names.count < list.count { finding.profiles = names }
        return finding
      }
      files.append(
        LintedFile(
          name: input.name, bytes: input.bytes,
          findings: findings.sorted(by: LintFinding.comesBefore)))
      for language in unread { skipped[language, default: 0] += 1 }
    }
  }

  private func judged(
    _ input: LintInput, _ stage: LintStage, _ lexicons: Lexicons
  ) -> ([LintFinding], Set<Language>) {
    let loaded = SceneFile.load(
      bytes: input.bytes, name: input.name, profile: stage.profile, lexicons: lexicons)
    let judgement = loaded.scene.map { stage.judge.judge($0) } ?? Judgement()
    let errors = loaded.errors.map { finding($0, input) }
    let findings = (loaded.findings + judgement.findings).map {
      LintFinding(
        location: loaded.sourceMap.location(of: $0.path), severity: $0.severity,
        message: $0.message, rule: $0.rule, remedy: $0.remedy)
    }
    return (errors + findings, judgement.unreadLanguages)
  }

  /// What keeps a file from being read at all, whatever the profile.
  private func unreadable(_ input: LintInput) -> [LintFinding] {
    SceneFile.faults(input.bytes, name: input.name).map { finding($0, input) }
      .sorted(by: LintFinding.comesBefore)
  }

  private func finding(_ error: LoadError, _ input: LintInput) -> LintFinding {
    LintFinding(
      location: error.location ?? SourceLocation(file: input.name, line: 1, column: 1),
      severity: .error, message: error.message, remedy: error.remedy)
  }
}

extension LintRun {
  /// 2 where something could not be checked, 1 for warnings and errors, else 0.
  var exitCode: Int32 {
    if !isComplete || files.isEmpty { return ExitStatus.couldNotRun.rawValue }
    return count(.warning) + count(.error) > 0 ? 1 : 0
  }

  /// Said once for each language that has no word lists.
  var skippedLanguages: [String] {
    skipped.sorted { $0.key.tag < $1.key.tag }.map { language, count in
      let which = language == "und" ? "in an unknown language" : "in \"\(language)\""
      return "note: rules on wording skip texts \(which), which has no word lists "
        + "(\(Self.counted(count, "scene")))"
    }
  }

  /// One line on all of it.
  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
      severity, name in
      let count = count(severity)
      return count == 0 ? nil : Self.counted(count, name)
    }
    let scenes = Self.counted(files.count, "scene")
    if files.isEmpty {
      return isComplete
        ? "telltale: no scenes found, nothing was checked; a scene is a .yaml, .yml or .json file "
          + "with the key alert" : "telltale: nothing was checked"
    }
    return counts.isEmpty
      ? "All checks passed in \(scenes)" : "Found \(counts.joined(separator: ", ")) in \(scenes)"
  }

  private func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  private static func counted(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
