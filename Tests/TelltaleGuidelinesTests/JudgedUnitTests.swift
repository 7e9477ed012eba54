import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleGuidelines

/// The unit that a profile is judged for.
@Suite struct JudgedUnitTests {
  private let lexicons: Lexicons

  init() throws { lexicons = try Platforms.lexicons() }

  private func findings(_ yaml: String, _ profile: Profile) throws -> [Finding] {
    let loaded = ExampleScene.load(yaml, profile, lexicons)
    #expect(loaded.errors.isEmpty)
    let scene = try #require(loaded.scene)
    return try Platforms.judge(profile, lexicons).judge(scene).findings
      .filter { $0.rule == "SCREEN-FITS-PANEL" }
  }

  /// As `--panel` says it.
  private func kiosk(on name: String) throws -> Profile {
    let panel = try #require(UsualPanel.named(name))
    let profile = try Platforms.profile("kiosk")
    return profile.judged(
      on: panel.panel(distance: profile.display.viewingDistance), by: GridTypesetter())
  }

  @Test(arguments: ["3.5in", "7in", "12.3in", "21.5in-portrait"])
  func `a profile on a panel has it as its only screen, pixel for pixel`(name: String) throws {
    let panel = try #require(UsualPanel.named(name))
    let profile = try kiosk(on: name)
    #expect(profile.screens.count == 1)
    #expect(profile.usualSize == panel.pixels)
    let unit = JudgedUnit(profile, GridTypesetter())
    #expect(unit.panel.pixels == panel.pixels && unit.panel.size == panel.size)
    #expect(unit.profile == profile)
    #expect(unit.name.hasPrefix("the panel \(name) (\(panel.pixels.width)x"))
  }

  @Test func `without a panel it is the usual one, with letters and targets as they are there`()
    throws
  {
    let profile = try Platforms.profile("kiosk")
    let unit = JudgedUnit(profile, GridTypesetter())
    #expect(unit.panel.pixels == profile.usualSize)
    #expect(unit.profile.device.scale != nil && profile.device.scale == nil)
    #expect(unit.profile.display.pixelsPerMillimetre != nil)
  }

  @Test func `a density of the device file stays`() throws {
    var profile = try Platforms.profile("kiosk")
    profile.device.scale = 1.5
    let unit = JudgedUnit(profile, GridTypesetter())
    #expect(unit.profile == profile)
    let panel = try #require(UsualPanel.named("7in")).panel(distance: 600)
    let judged = profile.judged(on: panel, by: GridTypesetter())
    #expect(judged.device.scale == 1.5 && judged.typography == profile.typography)
    #expect(judged.usualSize == panel.pixels)
  }

  @Test func `the text size that is set on a unit counts there, and not on the design's screens`()
    throws
  {
    let profile = try Platforms.profile("kiosk")
    let yaml = "alert: {title: Delete This Route?, buttons: [{role: cancel}]}"
    let scene = try #require(ExampleScene.load(yaml, profile, lexicons).scene)
    let context = RuleSubject(
      element: scene.root, path: "alert", parents: [], scene: scene,
      texts: ReadTexts(lexicons, .none),
      surroundings: RuleSurroundings(
        profile: profile, typesetter: GridTypesetter(), codes: nil, textSize: 1.5))
    #expect(context.layoutOnUnit().textSize == 1.5)
    #expect(profile.screens.allSatisfy { context.layout(on: $0).textSize == 1 })
    #expect(JudgedUnit(profile, GridTypesetter()).textSize == 1)
  }

  // SCREEN-FITS-PANEL
  @Test(arguments: ["detail", "other", "list"])
  func `screens side by side are measured in the room that each of them has`(name: String) throws {
    func judged(letters: Int, _ split: String, on panel: String) throws -> [Finding] {
      func figure(_ screen: String) -> String {
        screen == name
          ? "{label: {text: \"\(String(repeating: "8", count: letters))\", style: figure, message: true}}"
          : "{label: {text: Words, message: true}}"
      }
      return try findings(
        """
        start: list
        screens:
          list:
            \(split)
            content:
              - \(figure("list"))
              - table: {id: t, rows: [{id: a, title: One, push: detail}, {id: b, title: Two, push: other}]}
          detail: {content: [\(figure("detail"))]}
          other: {content: [\(figure("other"))]}
        """, kiosk(on: panel))
    }
    let split = "split: {detail: detail}"
    var wraps: [Bool] = []
    for letters in [4, 8, 12, 16, 20, 24, 28, 32] {
      let alone = try judged(letters: letters, "", on: "10.1in")
      let beside = try judged(letters: letters, split, on: "10.1in")
      #expect(alone.count <= beside.count)
      #expect(beside.allSatisfy { $0.path.isWithin(.screen(name)) })
      wraps.append(alone.isEmpty && !beside.isEmpty)
      // Where both have no room side by side nothing changes.
      #expect(
        try judged(letters: letters, split, on: "4.3in").count
          == judged(letters: letters, "", on: "4.3in").count)
    }
    #expect(wraps.contains(true))
  }

  // SCREEN-FITS-PANEL
  @Test func `what is cut is told once, with the panel`() throws {
    let scene = """
      screen:
        content:
          - column:
              content:
                - height: 30
                  column:
                    content:
                      - {height: 10, label: {text: Old Harbour, message: true}}
                      - label: {text: It comes within ten minutes., message: true}
                      - label: {text: The driver knows the way., message: true}
      """
    let found = try findings(scene, kiosk(on: "7in"))
    #expect(found.map(\.path) == ["screen.content[0].column.content[0].column"])
    #expect(found.first?.message.contains("the panel 7in (800x480 pixels on 154x86 mm)") == true)
    #expect(found.first?.severity == .warning)
  }

  // TABLE-WIDTH
  @Test func `a screen is told by the pixels of the panel, and without one as the profile has it`()
    throws
  {
    let yaml = "table: {width: 120, rows: [{title: Jazz, push: jazz}]}"
    for (profile, name) in [
      (try kiosk(on: "7in"), "800x480 (the panel)"),
      (try Platforms.profile("kiosk"), "480x272 (named by kiosk)"),
    ] {
      let scene = try #require(ExampleScene.load(yaml, profile, lexicons).scene)
      let found = try Platforms.judge(profile, lexicons).judge(scene).findings
        .first { $0.rule == "TABLE-WIDTH" }
      #expect(found?.message.hasSuffix("of the screen of \(name)") == true)
    }
  }
}
