import TelltaleGuidelines
import TelltaleLint
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// The profiles that pages about guidelines name, and what the project of the working folder settles.
struct ExplainedProfiles {
  let profiles: [Profile]
  private let places: [String: [String: SourceLocation]]
  private let settings: LintSettings?

  /// Those that can be loaded; a broken profile or project is no reason to explain nothing.
  init() {
    let library = ProfileLibrary()
    let loaded = library.usableNames()
      .compactMap { name in try? library.load(name) }
    profiles = loaded.map(\.profile)
    places = Dictionary(
      loaded.map { ($0.profile.name, SeverityReasons.JudgedProfile($0).places) },
      uniquingKeysWith: { first, _ in first })
    let project = try? LintProjects(here: LintJob.workingFolder()).project(of: nil).get()
    settings = project.flatMap { $0.file == nil ? nil : LintSettings($0.project) }
  }

  func origins(of rule: String) -> RuleOrigins {
    var origins = RuleOrigins()
    origins.profiles = places
    origins.here = settings.flatMap { SeverityReasons.here(rule, $0) }
    return origins
  }
}
