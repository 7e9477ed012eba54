import TelltaleModel
import TelltaleSyntax

/// A mender of scenes, for what can be mended without an author: one finding after the other.
///
/// A fix is kept only where the scene then has fewer findings, and no new one on any profile. So the end is the
/// same from wherever one starts, and a second run changes nothing.
package struct SceneMender {
  private let linter: SceneLinter
  private let allowsUnsafe: Bool

  /// Creates a mender.
  ///
  /// - Parameters:
  ///   - linter: The linter that judges each attempt.
  ///   - allowsUnsafe: True where a scene may say or do something else after a fix.
  package init(_ linter: SceneLinter, allowsUnsafe: Bool = false) {
    self.linter = linter
    self.allowsUnsafe = allowsUnsafe
  }

  package struct Result {
    /// The file as it was mended; its bytes are the new ones.
    package var file: LintedFile
    package var mended: [LintFinding]

    package init(file: LintedFile, mended: [LintFinding]) {
      self.file = file
      self.mended = mended
    }
  }

  /// Mends the findings in a scene.
  ///
  /// - Parameters:
  ///   - bytes: The text of its file.
  ///   - name: The name of the file in messages.
  ///   - isWanted: Tells the findings that are reported, which are those to be mended.
  /// - Returns: The file as it was mended, and the findings that were mended.
  package func mend(
    _ bytes: [UInt8], name: String, where isWanted: (LintFinding) -> Bool = { _ in true }
  ) -> Result {
    var editor = YAMLEditor(bytes, file: name)
    let first = linter.found(bytes, name: name)
    var result = Result(file: linter.marked(first, editor), mended: [])
    var refused: Set<Attempt> = []
    for _ in 0..<Limits.fixes {
      let attempts = result.file.findings.filter(isWanted).compactMap { finding in
        finding.fix.map { (finding, Attempt(path: finding.path, fix: $0)) }
      }.filter { isAllowed($0.1.fix) && !refused.contains($0.1) }
      // Safe ones first: what is unsafe may look at texts that they put right.
      guard let (finding, attempt) = attempts.first(where: \.1.fix.isSafe) ?? attempts.first
      else { break }
      if let file = mended(result.file, by: attempt.fix, editor) {
        editor = YAMLEditor(file.bytes, file: name)
        result.file = linter.marked(file, editor)
        result.mended.append(finding)
        // What was refused before may do now.
        refused = []
      } else {
        refused.insert(attempt)
      }
    }
    result.file = linter.withPossibleFixes(result.file, editor)
    // What was tried and given up is no offer.
    for (index, finding) in result.file.findings.enumerated() {
      guard let fix = finding.fix else { continue }
      if refused.contains(Attempt(path: finding.path, fix: fix)) {
        result.file.findings[index].fix = nil
      }
    }
    return result
  }

  private struct Attempt: Hashable {
    var path: NodePath
    var fix: Fix
  }

  private func isAllowed(_ fix: Fix) -> Bool { fix.isSafe || allowsUnsafe }

  private func mended(
    _ file: LintedFile, by fix: Fix, _ editor: YAMLEditor?
  ) -> LintedFile? {
    guard let bytes = editor?.applying(fix.edits) else { return nil }
    let new = linter.found(bytes, name: file.name)
    return FindingTally(new).isBetter(than: FindingTally(file)) ? new : nil
  }
}

/// How often each guideline is broken on each profile, by weight.
struct FindingTally {
  private struct Key: Hashable {
    var fault: String
    var profile: String
    /// Counted are findings of at least this weight.
    var severity: Severity
  }

  private var counts: [Key: Int] = [:]
  private var total = 0

  init(_ file: LintedFile) {
    for finding in file.all {
      for profile in finding.profiles.isEmpty ? file.profiles : finding.profiles {
        total += 1
        for severity in Severity.allCases where severity <= finding.severity {
          let fault = finding.rule ?? finding.message
          counts[Key(fault: fault, profile: profile, severity: severity), default: 0] += 1
        }
      }
    }
  }

  func isBetter(than old: FindingTally) -> Bool {
    total < old.total && counts.allSatisfy { key, count in count <= old.counts[key] ?? 0 }
  }
}
