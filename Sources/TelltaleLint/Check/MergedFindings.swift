/// Findings of several profiles; what they say alike is said once.
struct MergedFindings {
  private let all: [String]
  private var order: [LintFinding] = []
  private var profiles: [LintFinding: [String]] = [:]
  private var also: [LintFinding: [String]] = [:]

  /// `all` are the profiles that are checked.
  init(_ all: [String]) { self.all = all }

  mutating func add(_ findings: [LintFinding], from profile: String) {
    for each in Set(findings) {
      var finding = each
      finding.also = []
      let known = also[finding] ?? []
      also[finding] = known + each.also.filter { !known.contains($0) }
      if profiles[finding] == nil { order.append(finding) }
      profiles[finding, default: []].append(profile)
    }
  }

  /// In the order of the file; the profiles are named where not all say it.
  var findings: [LintFinding] {
    order.map { finding in
      let names = profiles[finding] ?? []
      var finding = finding
      finding.also = also[finding] ?? []
      if names.count < all.count { finding.profiles = names }
      return finding
    }.sorted(by: LintFinding.comesBefore)
  }
}
