import TelltaleImport
import TelltaleLint
import TelltaleSyntax

/// Dialogs of an app that has no scenes.
extension LintJob {
  /// Judges the dialogs of all files together, and reports at their texts.
  mutating func checkImported() {
    let inputs = LintPaths.files(
      in: options.paths, limit: Limits.importedBytes, &run, isExcluded: isExcluded
    ) { ImportKind($0, isMapped: options.map != nil) != nil }
    var app = ImportedApp(isMapped: options.map != nil)
    for input in inputs { app.take(input.bytes, file: input.name) }
    if let map = options.map { take(mapping: map, into: &app) }
    for complaint in app.complaints { run.couldNotCheck(complaint.description) }
    switch projects.project(of: inputs.first?.name) {
    case .failure(let fault): complain(fault.message)
    case .success(let project): judge(app, project)
    }
  }

  private mutating func take(mapping file: String, into app: inout ImportedApp) {
    do throws(LoadErrors) {
      let bytes: [UInt8]
      do throws(LoadError) {
        bytes = try SourceFile.read(file, kind: .project)
      } catch {
        throw LoadErrors(error)
      }
      app.take(mapping: try MappedDialogs.read(bytes, file: file), bytes: bytes, file: file)
    } catch {
      run.couldNotCheck(error.description)
    }
  }

  private mutating func judge(_ app: ImportedApp, _ project: LintProject) {
    let names = names.isEmpty ? project.project.profiles : names
    guard !names.isEmpty else {
      return run.couldNotCheck(
        "telltale: error: an app's files name no profile; choose with --profile, or list profiles in "
          + Project.fileNames[0])
    }
    switch setups.linter(names, project, settings(of: project)) {
    case .failure(let fault): complain(fault.message)
    case .success(let linter):
      let (files, dialogs) = app.judged(linter)
      for var file in files {
        file.findings = baselines.unknown(file, in: project, &run)
        explain(&file, linter, names)
        run.add(file)
      }
      if !dialogs.isEmpty { run.note(LintJob.counted(dialogs)) }
      if app.hasMoreDialogs {
        run.couldNotCheck(
          "telltale: error: more than \(Limits.importedDialogs) dialogs in all languages; name fewer folders"
        )
      }
    }
  }

  /// `5 dialogs: de 2, en 3`.
  private static func counted(_ dialogs: [ImportedDialog]) -> String {
    let counts = Dictionary(grouping: dialogs, by: \.language).mapValues(\.count)
    let words = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(LintRun.counted(dialogs.count, "dialog")): \(words.joined(separator: ", "))"
  }
}
