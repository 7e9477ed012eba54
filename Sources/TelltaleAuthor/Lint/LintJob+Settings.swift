import TelltaleCommands
import TelltaleLint

/// What `--show-settings` prints.
extension LintJob {
  /// The settings of each project that the scenes belong to, once; those of the working folder where there
  /// are no scenes. The exit code.
  mutating func showSettings(_ inputs: [LintInput]) throws -> Int32 {
    var seen: Set<String> = []
    var texts: [String] = []
    let places: [String?] = inputs.map { $0.isStandardInput ? options.stdinFilename : $0.name }
    for place in places.isEmpty ? [nil] : places {
      switch projects.project(of: place) {
      case .failure(let fault): complain(fault.message)
      case .success(let project):
        guard seen.insert(project.file ?? "").inserted else { continue }
        texts.append(
          SettingsListing.text(
            project, settings(of: project), profiles: names, panel: options.panel?.name,
            folder: here))
      }
    }
    try StandardStreams.put(texts.joined(separator: "\n"))
    for complaint in run.complaints where !complaint.hasSuffix("not a scene") {
      StandardStreams.complain(complaint)
    }
    return run.isComplete ? 0 : 2
  }
}
