/// The contents of a report.
package struct LintReport: Sendable {
  package var files: [LintedFile]
  /// The complaints about what could not be checked, in words.
  package var complaints: [String]
  package var isComplete: Bool
  /// The absolute path that programs expect paths to be relative to.
  package var folder: String
  /// The place of the guidelines' pages; `nil` where nobody knows.
  package var pages: RulePages?
  /// True where the counts by guideline and profile are wanted as well.
  package var hasStatistics = false

  /// Creates the contents of a report without statistics.
  ///
  /// - Parameters:
  ///   - files: The files with their findings.
  ///   - complaints: The complaints about what could not be checked, in words.
  ///   - isComplete: False where something could not be checked.
  ///   - folder: The absolute path that programs expect paths to be relative to.
  package init(
    files: [LintedFile], complaints: [String] = [], isComplete: Bool = true, folder: String
  ) {
    self.files = files
    self.complaints = complaints
    self.isComplete = isComplete
    self.folder = folder
  }

  /// The file's path as programs expect it: relative where it is inside the folder.
  func path(of file: LintedFile) -> String {
    let path = PathText.normalized(file.name)
    guard path.hasPrefix("/") else { return path }
    let inside = PathText.relative(path, to: folder)
    return inside.hasPrefix("../") ? path : inside
  }
}

extension String {
  /// On one line.
  var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }
}
