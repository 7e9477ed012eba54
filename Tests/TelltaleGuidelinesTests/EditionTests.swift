import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What one edition of the guidelines says and another does not.
@Suite struct EditionTests {
  private func profile(_ name: String, _ edition: GuidelineEdition) throws -> Profile {
    var profile = try Platforms.profile(name)
    profile.guidelines.edition = edition
    return profile
  }

  private func findings(_ yaml: String, on profile: Profile) throws -> [String] {
    let lexicons = try Platforms.lexicons()
    let loaded = ExampleScene.load(yaml, profile, lexicons)
    let judge = try Platforms.judge(profile, lexicons)
    return (loaded.findings + (loaded.scene.map { judge.judge($0).findings } ?? [])).map(\.rule)
  }

  private let sheet = """
    action-sheet:
      title: Share This Route
      trigger: share-button
      buttons: [{title: Message}, {title: Mail}, {role: cancel}]
    """

  @Test func `every profile follows the edition that its guidelines were read in`() throws {
    for name in Platforms.names {
      #expect(try Platforms.profile(name).guidelines.edition == .edition2022, "\(name)")
    }
  }

  @Test func `today's edition shows sheets in a car, and holds them to what sheets are held to`()
    throws
  {
    let rule = "ACTION-SHEET-CARPLAY-FORBIDDEN"
    #expect(try findings(sheet, on: profile("carplay", .edition2022)).contains(rule))
    let today = try profile("carplay", .edition2026)
    #expect(try !findings(sheet, on: today).contains(rule))
    #expect(today.shows("action-sheet") && !today.shows("menu") && today.shows("alert"))
    let single =
      "action-sheet: {title: Share, trigger: b, no-cancel: true, buttons: [{title: Message}]}"
    #expect(try findings(single, on: today).contains("ACTION-SHEET-TWO-OR-MORE-CHOICES"))
  }

  @Test func `today's edition takes Cancel for no default`() throws {
    let scene = """
      alert:
        title: Delete This Route?
        buttons: [{title: Delete, role: destructive}, {role: cancel, likely: true}]
      """
    for name in ["carplay", "ios"] {
      let rule = "ALERT-CANCEL-NOT-DEFAULT"
      #expect(try !findings(scene, on: profile(name, .edition2022)).contains(rule))
      #expect(try findings(scene, on: profile(name, .edition2026)).contains(rule))
    }
  }

  @Test func `every example of a rule that editions differ in says so in an edition that has it`()
    throws
  {
    let rules = RuleBook.standard.rules.filter { $0.editions.since != nil }
    #expect(!rules.isEmpty)
    for rule in rules {
      let profile = try profile("ios", try #require(rule.editions.since))
      #expect(rule.isInForce(on: profile.guidelines))
      for example in rule.examples {
        guard case .scene(let yaml) = example.content else { continue }
        let isFault = if case .fires = example.outcome { true } else { false }
        #expect(try findings(yaml, on: profile).contains(rule.id) == isFault, "\(example)")
      }
    }
  }

  @Test func `what changes from one edition to another is told for each platform`() throws {
    let book = RuleBook.standard
    func ids(_ name: String) throws -> (gone: [String], new: [String]) {
      let changes = book.changes(
        from: try profile(name, .edition2022).guidelines,
        to: try profile(name, .edition2026).guidelines)
      return (changes.gone.map(\.id), changes.new.map(\.id))
    }
    let car = try ids("carplay")
    #expect(car.gone.contains("ACTION-SHEET-CARPLAY-FORBIDDEN"))
    #expect(
      car.new.contains("ALERT-CANCEL-NOT-DEFAULT") && car.new.contains("ALERT-BUTTON-ONE-TO-THREE"))
    #expect(try ids("ios") == ([], ["ALERT-CANCEL-NOT-DEFAULT"]))
    let same = try profile("ios", .edition2026).guidelines
    #expect(book.changes(from: same, to: same).gone.isEmpty)
  }

  @Test func `editions are told in words, in their order`() {
    #expect(GuidelineEdition.edition2022 < .edition2026)
    func words(_ id: String) -> String? { RuleBook.standard.rule(id)?.editions.words }
    #expect(words("ACTION-SHEET-CARPLAY-FORBIDDEN") == "until 2022")
    #expect(words("ALERT-CANCEL-NOT-DEFAULT") == "since 2026")
    #expect(words("ACTION-SHEET-TRIGGER") == "since 2026 for the car as well")
    #expect(words("ALERT-TITLE-SHORT") == "")
  }
}
