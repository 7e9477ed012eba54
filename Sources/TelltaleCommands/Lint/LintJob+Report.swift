import Glibc
import TelltaleLint

/// What is told in the end.
extension LintJob {
  func report() throws {
    let complaints = run.complaints + run.skippedLanguages
    if !options.diff, !options.writeBaseline {
      let report = LintReport(
        files: run.files, complaints: complaints, isComplete: run.isComplete, folder: here)
      let text = format.text(report, hasColor: StandardStreams.wantsColor(STDOUT_FILENO))
      // Standard output is the mended scene.
      if options.fix, options.paths.contains("-") {
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
}
