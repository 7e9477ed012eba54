import Glibc
import TelltaleCommands
import TelltaleLint

/// What is told in the end.
extension LintJob {
  func report() throws {
    let complaints = run.complaints + run.skippedLanguages
    if !options.diff, !options.writeBaseline {
      let text = text(complaints)
      // Standard output is the mended scene.
      if options.fix || options.addSuppressions, options.paths.contains("-") {
        StandardStreams.note(text)
      } else {
        try StandardStreams.put(text)
      }
    }
    for complaint in complaints { StandardStreams.complain(complaint) }
    for line in mending.summary(options) + (options.diff ? [] : run.summary) {
      StandardStreams.complain(line)
    }
  }

  private func text(_ complaints: [String]) -> String {
    if options.statistics, format != .json { return LintStatistics(run.files).text }
    var report = LintReport(
      files: run.files, complaints: complaints, isComplete: run.isComplete, folder: here)
    report.hasStatistics = options.statistics
    if format == .sarif { report.pages = pages }
    return format.text(report, hasColor: StandardStreams.wantsColor(STDOUT_FILENO))
  }

  /// The pages that reports lead to: the command line's, else the project's, else those that are here.
  private var pages: RulePages? {
    if let reference = options.reference { return RulePages(reference, in: here) }
    if case .success(let project) = projects.project(of: run.files.first?.name),
      let reference = project.project.reference
    {
      return RulePages(reference, in: project.folder)
    }
    return RulePages.found(from: here)
  }
}
