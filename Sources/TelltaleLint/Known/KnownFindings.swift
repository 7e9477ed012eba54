/// A baseline while files are held against it.
package struct KnownFindings: Sendable {
  private struct Key: Hashable {
    var path: String
    var fingerprint: String
  }

  private var left: [Key: Int] = [:]
  private let entries: [Baseline.Entry]
  private var checked: Set<String> = []

  package init(_ baseline: Baseline) {
    entries = baseline.entries
    for entry in entries {
      left[Key(path: entry.path, fingerprint: entry.fingerprint), default: 0] += 1
    }
  }

  /// The findings of a file that are not known; each entry stands for one finding.
  package mutating func unknown(_ findings: [LintFinding], path: String) -> [LintFinding] {
    checked.insert(path)
    return findings.filter { finding in
      let key = Key(path: path, fingerprint: finding.fingerprint)
      guard !finding.isRefusal, let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  /// Entries that no finding was found for: of files that were checked, and of those that `isGone`.
  package func stale(isGone: (String) -> Bool) -> [Baseline.Entry] {
    var left = left
    return entries.reversed().filter { entry in
      let key = Key(path: entry.path, fingerprint: entry.fingerprint)
      guard checked.contains(entry.path) || isGone(entry.path), let count = left[key], count > 0
      else { return false }
      left[key] = count - 1
      return true
    }.reversed()
  }
}
