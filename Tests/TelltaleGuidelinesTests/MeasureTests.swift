import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// Rules that measure, on platforms made for the purpose.
@Suite struct MeasureTests {
  private let lexicons: Lexicons

  init() throws { lexicons = try Platforms.lexicons() }

  private func findings(
    _ rule: String, in root: Element, _ profile: Profile,
    _ typesetter: any Typesetter = GridTypesetter()
  ) -> [Finding] {
    Judge(profile: profile, lexicons: lexicons, verbs: .all, typesetter: typesetter)
      .judge(Scene(language: "en", root: root)).findings.filter { $0.rule == rule }
  }

  private func tabs(_ count: Int) -> Element {
    .tabBar(
      TabBar(
        tabs: (0..<count).map {
          Tab(title: TextVariants(TextContent("Tab \($0)")), screen: "s\($0)")
        }))
  }

  // TAB-BAR-TARGET-WIDTH
  @Test(arguments: ["carplay", "kiosk"])
  func `tabs that share too narrow or too low a bar are told, with their size`(name: String) throws
  {
    var profile = try Platforms.profile(name)
    func found(_ count: Int) -> [Finding] {
      findings("TAB-BAR-TARGET-WIDTH", in: tabs(count), profile)
    }
    // The smallest target is exactly met on the one screen, and missed by a point on the other.
    profile.screen.minimumTabWidth = 40
    profile.screens = [ScreenSize(width: 220, height: 480), ScreenSize(width: 215, height: 480)]
    #expect(found(5).map(\.path) == ["tab-bar.tabs"])
    #expect(
      found(5).first?.message.contains(
        "43x\(name == "kiosk" ? 64 : 80) points on the screen of 215x480") == true)
    #expect(found(4).isEmpty)
    profile.screen.tabBarHeight = 44
    #expect(found(4).isEmpty)
    profile.screen.tabBarHeight = 43
    #expect(found(4).count == 2)
    #expect(found(4).first?.message.contains("55x43 points on the screen of 220x480") == true)
  }

  // TAB-BAR-AVOID-MORE
  @Test func `each screen on which tabs are hidden names them`() throws {
    var profile = try Platforms.profile("carplay")
    profile.screens = [
      ScreenSize(width: 360, height: 480), ScreenSize(width: 480, height: 480),
      ScreenSize(width: 600, height: 480),
    ]
    let found = findings("TAB-BAR-AVOID-MORE", in: tabs(5), profile).map(\.message)
    #expect(
      found == [
        "on the screen of 360x480 (named by carplay) “Tab 2”, “Tab 3”, “Tab 4” are behind More",
        "on the screen of 480x480 (named by carplay) “Tab 3”, “Tab 4” are behind More",
      ])
  }

  // TABLE-ROW-CONCISE
  @Test func `a row that is cut tells what is seen of it, in its own place`() throws {
    var profile = try Platforms.profile("carplay")
    profile.screens = [ScreenSize(width: 300, height: 480)]
    let row = TableRow(title: "Northern Highway Services", push: "place")
    let table = Element.table(Table(rows: [TableRow(title: "Jazz", push: "jazz"), row]))
    let found = findings("TABLE-ROW-CONCISE", in: table, profile)
    #expect(found.map(\.path) == ["table.rows[1].title"])
    #expect(found.first?.message.hasPrefix("only “Northern") == true)
    let screen = Element.screen(Screen(content: [table]))
    #expect(
      findings("TABLE-ROW-CONCISE", in: screen, profile).map(\.path)
        == ["screen.content[0].table.rows[1].title"])
  }

  // BUTTON-TITLE-CUT-ON-SMALL-SCREEN
  @Test(arguments: [("carplay", "800x480"), ("kiosk", "480x272")])
  func `a button's title that is cut tells on which screen, and what is seen of it`(
    name: String, screen: String
  ) throws {
    let profile = try Platforms.profile(name)
    func told(_ title: String) -> [Finding] {
      let button = Button(
        id: "a", title: TextVariants(TextContent(title)), action: .emit("a"))
      return findings(
        "BUTTON-TITLE-CUT-ON-SMALL-SCREEN", in: .screen(Screen(content: [.button(button)])),
        profile)
    }
    let long = "Navigate Home Along the River, Over the Long Bridge and Through the Old Town"
    let found = told(long)
    #expect(found.map(\.path) == ["screen.content[0].button.title"])
    let message = try #require(found.first?.message)
    #expect(message.contains(screen))
    let seen = try #require(message.split(separator: "“").last?.split(separator: "”").first)
    #expect(seen.count > 12 && seen.count < long.count)
    #expect(long.hasPrefix(seen.replacing("…", with: "")))
    #expect(told("Call Friends").isEmpty)
    // What is cut on a larger screen is cut on the smallest, which tells of it.
    for title in [long, "Call Friends", "Add This Local Radio Station to Favorites"] {
      let isCut = profile.screens.contains { size in
        var alone = profile
        alone.screens = [size]
        let button = Button(
          id: "a", title: TextVariants(TextContent(title)), action: .emit("a"))
        return !findings(
          "BUTTON-TITLE-CUT-ON-SMALL-SCREEN", in: .button(button), alone
        ).isEmpty
      }
      #expect(told(title).isEmpty == !isCut)
    }
  }

  // TEXT-VIEW-LEGIBLE
  @Test func `lines of a profile that stand too close are told`() throws {
    var profile = try Platforms.profile("kiosk")
    let view = Element.textView(TextView(text: RichText("Slow on the ring road")))
    #expect(findings("TEXT-VIEW-LEGIBLE", in: view, profile).isEmpty)
    profile.typography.lineHeight = 1.1
    #expect(findings("TEXT-VIEW-LEGIBLE", in: view, profile).map(\.severity) == [.note])
  }

  // LABEL-LEGIBLE
  @Test func `contrast is looked at by day, by dusk and by night`() throws {
    let profile = try Platforms.profile("carplay")
    func message(_ color: ColorValue, _ background: ColorValue?) -> String? {
      let label = Label(
        text: RichText("Volume"), isMessage: true, style: TextLook(color: color),
        background: background)
      return findings("LABEL-LEGIBLE", in: .label(label), profile).first?.message
    }
    #expect(message(.role(.text), nil) == nil)
    #expect(message(.fixed(.white), nil)?.contains("by day,") == true)
    #expect(message(.fixed(.black), nil)?.contains("by dusk and night,") == true)
    #expect(message(.fixed(.white), .fixed(.white)) == "contrast is 1.0:1, and 4.5:1 is needed")
  }

  // TEXT-GLYPH-MISSING
  @Test func `what no font has is told only where all fonts are there`() throws {
    let alert = Element.alert(Alert(title: "Key Lost", buttons: [AlertButton(title: "Retry")]))
    let profile = try Platforms.profile("ios")
    let id = "TEXT-GLYPH-MISSING"
    #expect(findings(id, in: alert, profile).isEmpty)
    #expect(findings(id, in: alert, profile, Gaps(hasAllFaces: true)).count == 2)
    #expect(findings(id, in: alert, profile, Gaps(hasAllFaces: false)).isEmpty)
  }
}

/// A text engine without the letter e.
private struct Gaps: Typesetter {
  let hasAllFaces: Bool

  func typeset(_ request: TextRequest) -> TypesetText {
    var text = GridTypesetter().typeset(request)
    if request.string.contains("e") { text.missing = ["e"] }
    return text
  }

  func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
    GridTypesetter().characters(in: request, line: line)
  }
}
