import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Every scene that the guidelines give for a check does what they say, on every profile.
@Suite struct CatalogueTests {
  @Test(arguments: Platforms.names)
  func `a scene that breaks a guideline is told, and one that keeps it is not`(
    name: String
  ) throws {
    let profile = try Platforms.profile(name)
    let lexicons = try Platforms.lexicons()
    let judge = try Platforms.judge(profile, lexicons)
    for example in SceneExample.checks where example.profile == name {
      let loaded = ExampleScene.load(example.text, profile, lexicons)
      let findings = loaded.findings + (loaded.scene.map { judge.judge($0).findings } ?? [])
      let isTold = findings.contains { $0.rule == example.rule }
      #expect(
        isTold == example.isFault,
        "\(example): \(findings.map { "\($0.rule) at \($0.path)" }) \(loaded.errors)")
    }
  }

  @Test func `there are examples of every check on every profile that has one`() {
    let rules = Set(SceneExample.checks.map(\.rule))
    #expect(rules.count > 60)
    for rule in rules { #expect(RuleBook.standard.rule(rule) != nil, "\(rule)") }
  }
}
