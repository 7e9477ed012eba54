import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Each rule is tested by the examples it carries, on every profile it applies to.
@Suite struct RuleExampleTests {
  @Test(arguments: Platforms.names)
  func `every example of every rule says what its rule says`(name: String) throws {
    let profile = try Platforms.profile(name)
    let lexicons = try Platforms.lexicons()
    let judge = try Platforms.judge(profile, lexicons)
    var count = 0
    for rule in RuleBook.standard.rules where rule.isInForce(on: profile.guidelines) {
      for example in rule.examples {
        guard case .scene(let yaml) = example.content else { continue }
        let loaded = ExampleScene.load(yaml, profile, lexicons)
        // Where styles differ, an example is for the platform that it names.
        if let own = loaded.scene?.profile, own != name { continue }
        #expect(loaded.errors.isEmpty, "\(example.place): \(loaded.errors)")
        guard loaded.errors.isEmpty else { continue }
        let findings = loaded.findings + (loaded.scene.map { judge.judge($0).findings } ?? [])
        check(example, of: rule, findings, on: profile)
        count += 1
      }
    }
    #expect(count > 100)
  }

  private func check(
    _ example: RuleExample, of rule: Rule, _ findings: [Finding], on profile: Profile
  ) {
    let own = findings.filter { $0.rule == rule.id }
    switch example.outcome {
    case .fires(let path):
      #expect(
        own.contains { $0.path.description == path },
        "\(example.place): silent at \(path) on \(profile.name): \(findings.map(\.text))")
    case .passes(let others):
      #expect(own.isEmpty, "\(example.place): fires on \(profile.name): \(own.map(\.text))")
      let allowed = others.union(Self.aboutRoom).union([rule.id])
      let loud = findings.filter { $0.severity > .note && !allowed.contains($0.rule) }
      #expect(loud.isEmpty, "\(example.place): not clean on \(profile.name): \(loud.map(\.text))")
    }
  }

  /// What fits depends on the screen; an example about wording is not written for the smallest one.
  private static let aboutRoom: Set<String> = [
    "ALERT-NO-SCROLL", "ALERT-MESSAGE-ONE-OR-TWO-LINES", "ALERT-CARPLAY-TITLE-ONE-LINE",
    "ACTION-SHEET-TITLE-ONE-LINE", "TEXT-CUT-ON-SMALL-SCREEN", "SCREEN-FITS-PANEL",
  ]
}

extension RuleExample {
  fileprivate var place: String { "\(file):\(line)" }
}

extension Finding {
  fileprivate var text: String { "\(path): \(severity.rawValue): \(message) [\(rule)]" }
}
