import TelltaleModel
import Testing

@testable import TelltaleLint

/// Which result of a fix is kept: one with fewer findings, and with none that is new or graver.
@Suite struct FindingTallyTests {
  private func tally(_ findings: LintFinding..., profiles: [String] = ["ios"]) -> FindingTally {
    FindingTally(LintedFile(name: "a.yaml", bytes: [], findings: findings, profiles: profiles))
  }

  private func finding(_ severity: Severity, _ rule: String = "A") -> LintFinding {
    Linters.finding(severity: severity, rule: rule)
  }

  @Test func `fewer findings are better, as many are not`() {
    let two = tally(finding(.warning), finding(.warning))
    #expect(tally(finding(.warning)).isBetter(than: two))
    #expect(tally().isBetter(than: two))
    #expect(!two.isBetter(than: two))
  }

  @Test func `a guideline that was kept before is not to be broken`() {
    let two = tally(finding(.warning), finding(.warning))
    #expect(!tally(finding(.note, "B")).isBetter(than: two))
  }

  @Test func `what weighs more is no better, though it is less`() {
    let two = tally(finding(.note), finding(.note))
    #expect(!tally(finding(.warning)).isBetter(than: two))
    #expect(!tally(finding(.error)).isBetter(than: two))
    #expect(!tally(finding(.error)).isBetter(than: tally(finding(.warning), finding(.note))))
  }

  @Test func `what weighs less is better, if it is less`() {
    let two = tally(finding(.error), finding(.error, "B"))
    #expect(tally(finding(.note)).isBetter(than: two))
    #expect(tally(finding(.error)).isBetter(than: two))
  }

  @Test func `no profile pays for another`() {
    var ios = finding(.warning)
    var carplay = finding(.warning)
    (ios.profiles, carplay.profiles) = (["ios"], ["carplay"])
    let both = ["ios", "carplay"]
    let old = tally(ios, ios, profiles: both)
    #expect(!tally(carplay, profiles: both).isBetter(than: old))
    #expect(tally(ios, profiles: both).isBetter(than: old))
    // A finding of all profiles is one on each.
    #expect(tally(ios, profiles: both).isBetter(than: tally(finding(.warning), profiles: both)))
    #expect(!tally(finding(.warning), profiles: both).isBetter(than: old))
  }
}
