/// Tells findings apart that are the same fault at several places of a file.
enum Occurrences {
  /// Each with its number, from 1, among those with the same fingerprint.
  static func numbered(_ findings: [LintFinding]) -> [(LintFinding, Int)] {
    var counts: [String: Int] = [:]
    return findings.map { finding in
      counts[finding.fingerprint, default: 0] += 1
      return (finding, counts[finding.fingerprint, default: 1])
    }
  }
}
