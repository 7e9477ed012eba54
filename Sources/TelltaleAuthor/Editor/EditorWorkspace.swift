import Glibc
import TelltaleLanguageServer
import TelltaleLint
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// Profiles, projects, fonts and words for an editor, each read when it is first wanted.
final class EditorWorkspace: LanguageWorkspace {
  private let here = LintJob.workingFolder()
  private var setups: LintSetups
  private var projects: LintProjects
  private var baselines: LintBaselines
  private let library = ProfileLibrary()
  private lazy var reference = RulePages.found(from: here)
  private(set) lazy var iconNames = IconLibrary().names
  private(set) lazy var profileNames = library.usableNames()

  /// Complains and ends where the word lists cannot be read.
  init() throws {
    setups = try LintSetups()
    projects = LintProjects(here: here)
    baselines = LintBaselines(here: here)
  }

  func checker(
    for path: String?, name: String, bytes: [UInt8], profiles: [String]
  ) -> Result<SceneChecker, CheckRefusal> {
    projects.project(of: path).flatMapError { .failure(LintError.refusal($0, in: here)) }
      .flatMap { checker(name: name, bytes: bytes, profiles: profiles, $0) }
  }

  private func checker(
    name: String, bytes: [UInt8], profiles: [String], _ project: LintProject
  ) -> Result<SceneChecker, CheckRefusal> {
    let own = ProfileNames(bytes, name: name, in: project)
    guard let names = own ?? (profiles.isEmpty ? nil : ProfileNames(names: profiles)) else {
      return .failure(
        CheckRefusal(
          "the scene names no profile, so it is not checked; add 'profile: NAME', or list profiles "
            + "in \(Project.fileNames[0]) or in the editor's settings"))
    }
    switch setups.linter(names.names, project, LintSettings(project.project)) {
    case .failure(let fault):
      return .failure(LintError.refusal(fault, in: here, at: names.location))
    case .success(let linter):
      var run = LintRun()
      let known = baselines.known(name, in: project, &run)
      return .success(SceneChecker(linter: linter, putOff: known))
    }
  }

  func page(of rule: String) -> String? {
    reference?.address(of: rule)
  }

  func forget() {
    // Word lists that cannot be read any more are no reason to forget those that could.
    if let fresh = try? LintSetups() { setups = fresh }
    projects = LintProjects(here: here)
    baselines = LintBaselines(here: here)
    profileNames = library.usableNames()
    iconNames = IconLibrary().names
    reference = RulePages.found(from: here)
  }
}

extension LintError {
  /// The same for an editor, which opens files by their absolute paths.
  fileprivate static func refusal(
    _ fault: LintError, in folder: String, at location: SourceLocation? = nil
  ) -> CheckRefusal {
    let errors = fault.errors.flatMap { errors in
      LoadErrors(
        errors.all.map { error in
          var error = error
          error.location?.file = PathText.absolute(error.file, from: folder)
          return error
        })
    }
    // Only what is wrong with the name itself is told there; the rest has its own places.
    let first = errors?.all.first
    let message = first.map { $0.message + ($0.remedy.map { "; \($0)" } ?? "") } ?? fault.message
    return CheckRefusal(message, at: location, errors: errors)
  }
}
