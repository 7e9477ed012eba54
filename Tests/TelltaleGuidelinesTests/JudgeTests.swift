import TelltaleModel
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

@Suite struct JudgeTests {
  private let lexicons: Lexicons

  init() throws { lexicons = try Platforms.lexicons() }

  private func judge(_ scene: Scene, _ profile: Profile) -> Judgement {
    Judge(profile: profile, lexicons: lexicons, verbs: .all, typesetter: GridTypesetter()).judge(
      scene)
  }

  private func scene(_ alert: Alert, _ language: Language? = nil) -> Scene {
    Scene(language: language, root: .alert(alert))
  }

  @Test func `alerts that a button opens are judged at their own place`() throws {
    let inner = Alert(title: "Error", buttons: [AlertButton(title: "OK")])
    let outer = Alert(
      title: "Sync Conflict",
      buttons: [AlertButton(title: "Merge", action: .open(.alert(inner)))])
    let findings = judge(scene(outer), try Platforms.profile("ios")).findings
    let path: NodePath = "alert.buttons[0].action.open.alert.title"
    #expect(findings.contains { $0.rule == "ALERT-TITLE-DESCRIPTIVE" && $0.path == path })
  }

  @Test func `a profile's severity takes the place of the rule's, but not of a case's`() throws {
    var profile = try Platforms.profile("ios")
    profile.guidelines.severities = [
      "ALERT-TITLE-SINGLE-WORD": .error, "ALERT-PURPOSE-STATE": .error,
    ]
    let findings = judge(
      scene(Alert(title: "Offline", buttons: [AlertButton(title: "OK")])), profile
    ).findings
    #expect(findings.first { $0.rule == "ALERT-TITLE-SINGLE-WORD" }?.severity == .error)
    #expect(findings.first { $0.rule == "ALERT-PURPOSE-STATE" }?.severity == .note)
  }

  @Test func `a severity for one language leaves the others alone`() throws {
    let profile = try Platforms.profile("ios")
    let id = "ALERT-TITLE-SENTENCE-PUNCTUATION"
    func severity(_ title: String, _ language: Language) -> Severity? {
      let alert = Alert(
        title: TextVariants(TextContent(title)), buttons: [AlertButton(title: "OK")])
      return judge(scene(alert, language), profile).findings.first { $0.rule == id }?.severity
    }
    #expect(severity("The route was lost", "en") == .warning)
    #expect(severity("経路を保存できませんでした", "ja") == .note)
  }

  @Test func `a threshold that a profile does not set is not held against anyone`() throws {
    var profile = try Platforms.profile("ios")
    profile.guidelines.limits = [:]
    let title = TextVariants(TextContent(String(repeating: "Very ", count: 50) + "Long"))
    let findings = judge(scene(Alert(title: title, buttons: [])), profile).findings
    #expect(!findings.contains { $0.rule == "ALERT-TITLE-SHORT" })
  }

  @Test func `languages without word lists are named once and not guessed at`() throws {
    let alert = Alert(
      title: "Reitti on kadonnut", message: "levy on täynnä",
      buttons: [AlertButton(title: "näytä koko kartta")])
    let judgement = judge(scene(alert, "fi"), try Platforms.profile("ios"))
    #expect(judgement.unreadLanguages == ["fi"])
    #expect(judgement.findings.allSatisfy { $0.severity == .note })
  }

  @Test func `the author's own word on a title is taken`() throws {
    var alert = Alert(title: "Phone disconnected", buttons: [AlertButton(title: "OK")])
    let profile = try Platforms.profile("ios")
    #expect(
      judge(scene(alert), profile).findings.contains {
        $0.rule == "ALERT-TITLE-FRAGMENT-TITLE-CASE"
      })
    alert.textClass = .sentence
    let rules = judge(scene(alert), profile).findings.map(\.rule)
    #expect(rules.contains("ALERT-TITLE-SENTENCE-PUNCTUATION"))
    #expect(!rules.contains("ALERT-TITLE-FRAGMENT-TITLE-CASE"))
  }

  @Test func `every length of a title is read, each at its own place`() throws {
    let title = TextVariants(
      TextContent("Map server unreachable"), shorter: [TextContent("Offline")])
    let findings = judge(
      scene(Alert(title: title, buttons: [AlertButton(title: "OK")])), try Platforms.profile("ios")
    ).findings
    #expect(
      findings.contains {
        $0.rule == "ALERT-TITLE-FRAGMENT-TITLE-CASE" && $0.path == "alert.title[0]"
      })
    #expect(
      findings.contains { $0.rule == "ALERT-TITLE-SINGLE-WORD" && $0.path == "alert.title[1]" })
  }

  @Test func `an alert without title or buttons is judged as far as it goes`() throws {
    for name in Platforms.names {
      _ = judge(scene(Alert(title: "", buttons: [])), try Platforms.profile(name))
    }
  }

  @Test(arguments: [("", Severity.warning), ("multistep: true, steps: 3,", .note)])
  func `the steps that a task says it has are no levels to get lost in`(
    said: String, severity: Severity
  ) throws {
    let text = """
      modal: {style: fullscreen, purpose: separate-task, title: Pair Phone, \(said)
        dismiss: {title: Done}, start: a, screens: {
          a: {content: [{button: {title: Search, action: {push: b}}}]},
          b: {content: [{table: {rows: [{title: iPhone, push: c}]}}]},
          c: {content: [{label: {text: 123 456, message: true}}]}}}
      """
    let profile = try Platforms.profile("kiosk")
    let scene = try #require(ExampleScene.load(text, profile, lexicons).accepted)
    let found = judge(scene, profile).findings.filter { $0.rule == "MODALITY-HIERARCHY-CAUTION" }
    #expect(found.map(\.severity) == [severity])
  }
}
