import TelltaleGuidelines
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// The findings and complaints of one run of the linter so far.
package struct LintRun: Sendable {
  package private(set) var files: [LintedFile] = []
  /// Lines for standard error.
  package private(set) var complaints: [String] = []
  package private(set) var isComplete = true
  /// Scenes with texts that the rules on wording could not read, by language.
  private var skipped: [Language: Int] = [:]

  /// What is checked, for counting it.
  private let unit: String

  /// Creates a run.
  ///
  /// - Parameter unit: The word for one thing that is checked: `scene`.
  package init(unit: String = "scene") { self.unit = unit }

  /// Notes that something could not be checked, which makes the run incomplete.
  ///
  /// - Parameter complaint: A line for standard error.
  package mutating func couldNotCheck(_ complaint: String) {
    complaints.append(complaint)
    isComplete = false
  }

  /// Notes that something went wrong that was told already.
  package mutating func markIncomplete() { isComplete = false }

  /// Adds a line on something that is nothing wrong.
  ///
  /// - Parameter line: The line without the word "note", which is put before it.
  package mutating func note(_ line: String) { complaints.append("note: \(line)") }

  /// Adds a line that says by itself what it is.
  ///
  /// - Parameter line: A line for standard error.
  package mutating func tell(_ line: String) { complaints.append(line) }

  /// Notes that a file in a folder is not checked, since it is no scene.
  ///
  /// - Parameter name: The path of the file.
  package mutating func skip(_ name: String) {
    complaints.append("\(Quoted.plain(name)): note: skipped: not a scene")
  }

  package mutating func add(_ file: LintedFile) {
    files.append(file)
    for language in file.unreadLanguages { skipped[language, default: 0] += 1 }
  }

  /// Finds the faults that keep a file from being read at all, whatever the profile.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file in messages.
  /// - Returns: The file with these faults as findings; `nil` where there are none.
  package static func unreadable(_ bytes: [UInt8], name: String) -> LintedFile? {
    let findings = SceneFile.faults(bytes, name: name).map { LintFinding($0, in: name) }
      .sorted(by: LintFinding.comesBefore)
    guard !findings.isEmpty else { return nil }
    return LintedFile(name: name, bytes: bytes, findings: findings)
  }
}

extension LintRun {
  /// 2 where something could not be checked, 1 for warnings and errors, else 0.
  package var exitCode: Int32 {
    if !isComplete || files.isEmpty { return 2 }
    return count(.warning) + count(.error) > 0 ? 1 : 0
  }

  /// A note for each language that has no word lists, or less than others.
  package var skippedLanguages: [String] {
    skipped.sorted { $0.key.tag < $1.key.tag }.map { language, count in
      if language.isPartlyRead {
        return
          "note: titles in \"\(language)\" are told apart only by their closing marks and their verbs, not by "
          + "their capitals (\(Self.counted(count, "scene")))"
      }
      let which = language == "und" ? "in an unknown language" : "in \"\(language)\""
      return "note: rules on wording skip texts \(which), which has no word lists "
        + "(\(Self.counted(count, "scene")))"
    }
  }

  /// One line on all of it, and one on what can be mended without an author.
  package var summary: [String] {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
      severity, name in
      let count = count(severity)
      return count == 0 ? nil : Self.counted(count, name)
    }
    let scenes = Self.counted(files.count, unit)
    if files.isEmpty { return [nothing] }
    return counts.isEmpty
      ? [
        isComplete
          ? "All checks passed in \(scenes)" : "Nothing found in \(scenes), as far as checked"
      ]
      : ["Found \(counts.joined(separator: ", ")) in \(scenes)"] + fixable
  }

  /// What is said where there was nothing to check.
  private var nothing: String {
    if !isComplete { return "telltale: nothing was checked" }
    if unit != "scene" { return "telltale: no dialogs found, nothing was checked" }
    return "telltale: no scenes found, nothing was checked; a scene is a .yaml, .yml or .json file "
      + "with the key alert"
  }

  private var fixable: [String] {
    let fixes = files.flatMap { $0.findings.compactMap(\.fix) }
    let (safe, unsafe) = (fixes.count(where: \.isSafe), fixes.count { !$0.isSafe })
    switch (safe, unsafe) {
    case (0, 0): return []
    case (0, _): return ["\(unsafe) can be fixed with --fix --unsafe-fixes"]
    case (_, 0): return ["\(safe) can be fixed with --fix"]
    default: return ["\(safe) can be fixed with --fix, \(unsafe) more with --unsafe-fixes"]
    }
  }

  private func count(_ severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Returns a number with its noun.
  ///
  /// - Parameters:
  ///   - count: The number of things.
  ///   - name: The noun for one of them; an s makes the plural.
  /// - Returns: The words, such as `1 scene` or `2 scenes`.
  package static func counted(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
