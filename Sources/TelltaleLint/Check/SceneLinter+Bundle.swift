import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

extension SceneLinter {
  /// Checks files that are one app.
  ///
  /// Files that are editions of others in another language stand in for them: they are an app with the rest.
  ///
  /// - Parameter sources: The files of the app, by name and contents.
  /// - Returns: The files with their findings, in the same order.
  package func lint(bundle sources: [BundleSource]) -> [LintedFile] {
    let editions = BundleEditions(sources)
    var files: [String: LintedFile] = [:]
    for file in judged(bundle: editions.originals) { files[file.name] = file }
    for (tag, app) in editions.others.sorted(by: { $0.key < $1.key }) {
      let own = Set(app.filter { EditionName($0.name)?.tag == tag }.map(\.name))
      for var file in judged(bundle: app) where own.contains(file.name) {
        if let original = editions.original(of: file.name) {
          let edition = BundleSource(name: file.name, bytes: file.bytes)
          file.all += EditionComparison.findings(in: edition, of: original)
        }
        files[file.name] = file
      }
    }
    return sources.compactMap { files[$0.name] }.map(finished)
  }

  private func finished(_ file: LintedFile) -> LintedFile {
    let file = reported(file)
    let editor = file.findings.isEmpty ? nil : YAMLEditor(file.bytes, file: file.name)
    return file.findings.isEmpty ? file : withPossibleFixes(marked(file, editor), editor)
  }

  /// Files of one app in one language, before anybody's wish was heard.
  private func judged(bundle sources: [BundleSource]) -> [LintedFile] {
    var merged = sources.map { _ in MergedFindings(setups.map(\.profile.name)) }
    var unread: Set<Language> = []
    let places = Dictionary(
      sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for setup in setups {
      let bundle = SceneFile.loadBundle(sources, profile: setup.profile, lexicons: lexicons)
      var found: [Int: [LintFinding]] = [:]
      for (index, loaded) in bundle.scenes.enumerated() {
        let isApp = bundle.app != nil && index == 0
        let (findings, languages) = judged(
          loaded, setup, missing: missingFiles(of: loaded),
          beside: isApp ? bundle.others.compactMap(\.scene) : nil)
        unread.formUnion(languages)
        for finding in findings {
          found[places[finding.location.file] ?? 0, default: []].append(finding)
        }
      }
      for (index, findings) in found { merged[index].add(findings, from: setup.profile.name) }
    }
    return sources.enumerated().map { index, source in
      var file = LintedFile(
        name: source.name, bytes: source.bytes, findings: merged[index].findings,
        profiles: setups.map(\.profile.name))
      // Said once for all of it.
      file.unreadLanguages = index == 0 ? unread : []
      return file
    }
  }
}
