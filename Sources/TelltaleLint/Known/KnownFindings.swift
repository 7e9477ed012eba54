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

  /// Returns the findings in a file that are not known; each entry stands for one finding.
  ///
  /// - Parameters:
  ///   - findings: All findings in the file.
  ///   - path: The path of the file, relative to the folder of the baseline.
  /// - Returns: The findings that no entry stands for, with all that refuse the scene.
  package mutating func unknown(_ findings: [LintFinding], path: String) -> [LintFinding] {
    checked.insert(path)
    return findings.filter { finding in
      let key = Key(path: path, fingerprint: finding.fingerprint)
      guard !finding.isRefusal, let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }

  /// Returns the entries that no finding was found for.
  ///
  /// - Parameter isGone: Tells by its path whether a file is there no more.
  /// - Returns: Entries of files that were checked, and of files that are gone.
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
