import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

extension SceneLinter {
  /// What there is to say about files that are one app, file by file.
  package func lint(bundle sources: [BundleSource]) -> [LintedFile] {
    var merged = sources.map { _ in MergedFindings(stages.map(\.profile.name)) }
    var unread: Set<Language> = []
    let places = Dictionary(
      sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for stage in stages {
      let bundle = SceneFile.loadBundle(sources, profile: stage.profile, lexicons: lexicons)
      var found: [Int: [LintFinding]] = [:]
      for (index, loaded) in bundle.scenes.enumerated() {
        let isApp = bundle.app != nil && index == 0
        let (findings, languages) = judged(
          loaded, stage, beside: isApp ? bundle.others.compactMap(\.scene) : nil)
        unread.formUnion(languages)
        for finding in findings {
          found[places[finding.location.file] ?? 0, default: []].append(finding)
        }
      }
      for (index, findings) in found { merged[index].add(findings, from: stage.profile.name) }
    }
    return sources.enumerated().map { index, source in
      var file = LintedFile(
        name: source.name, bytes: source.bytes, findings: merged[index].findings,
        profiles: stages.map(\.profile.name))
      // Said once for all of it.
      file.unreadLanguages = index == 0 ? unread : []
      file = reported(file)
      let editor = file.findings.isEmpty ? nil : YAMLEditor(source.bytes, file: source.name)
      return file.findings.isEmpty ? file : withPossibleFixes(marked(file, editor), editor)
    }
  }
}
