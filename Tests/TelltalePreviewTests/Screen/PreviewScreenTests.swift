import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltalePreview

@Suite struct PreviewScreenTests {
  private static let app = """
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        content:
          - label: {text: {bind: now.title, text: Nothing}, message: true}
          - button: {id: go, title: Go On, action: [{emit: went}, {push: there}]}
      there:
        content:
          - label: {text: Over There, message: true}
    """

  private let folder: TemporaryFolder
  private let file: String
  private let clock = ManualClock()
  private let screen: PreviewScreen

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("app.yaml", Self.app)
    screen = PreviewScreen(
      PreviewOptions(
        file: file, settings: PreviewSettings(SceneSettings()),
        surroundings: Surroundings(
          files: SearchPath(folders: ["\(Platforms.root)/Platforms"]), notices: Notices { _ in })),
      clock: clock)
    pass(1000)
  }

  private func pass(_ milliseconds: Int) {
    for _ in 0..<milliseconds / 20 {
      clock.advance(milliseconds: 20)
      screen.advance()
    }
  }

  private var tree: String { screen.tree()?.line ?? "" }
  private var said: String { screen.lines()?.line ?? "" }

  private func tap(_ control: String) throws {
    let frame = try #require(screen.playback?.session.glass.frame(ofControl: control))
    let point = PixelPoint(x: frame.midX, y: frame.midY)
    screen.act(.finger(0, .down, point))
    pass(80)
    screen.act(.finger(0, .up, point))
    pass(1000)
  }

  @Test func `hands go on the screen, and its program hears of it`() throws {
    try tap("go")
    #expect(tree.contains("Over There"))
    let said = said
    #expect(said.contains("went"))
    #expect(said.contains(#"\"event\":\"ready\""#))
  }

  @Test func `a line by hand is done, and one that is wrong is answered`() {
    screen.say(#"{"id":1,"set":{"now.title":"Nocturne"}}"#)
    screen.say(#"{"id":2,"sett":1}"#)
    pass(100)
    #expect(tree.contains("Nocturne"))
    let said = said
    #expect(said.contains(#"{\"ok\":1}"#))
    #expect(said.contains(#"{\"error\":2"#))
  }

  @Test func `a saved file is shown where one was, with what was delivered`() throws {
    screen.say(#"{"set":{"now.title":"Nocturne"}}"#)
    try tap("go")
    try folder.write("app.yaml", Self.app.replacingFirst("Over There", "Far Away"))
    screen.reload()
    pass(500)
    #expect(tree.contains("Far Away"))
    #expect(screen.problem == nil)
    screen.act(.key(.down, code: "Escape", text: ""))
    screen.act(.key(.up, code: "Escape", text: ""))
    pass(1000)
    #expect(tree.contains("Nocturne"))
  }

  @Test func `a broken file leaves what was shown, and says where it is broken`() throws {
    let before = tree
    try folder.write("app.yaml", Self.app.replacingFirst("title: Go On", "titel: Go On"))
    screen.reload()
    pass(500)
    #expect(screen.problem?.contains("app.yaml:8:") == true)
    #expect(tree == before)
    try folder.write("app.yaml", Self.app)
    screen.reload()
    #expect(screen.problem == nil)
  }

  @Test func `what cannot be set is told, and what can is`() {
    #expect(screen.set(["textSize": 9]) != nil)
    #expect(screen.set(["theme": "night", "size": ["width": 900, "height": 700]]) == nil)
    pass(100)
    #expect(screen.playback?.session.appearance == .night)
    #expect(screen.playback?.session.size == PixelSize(width: 900, height: 700))
    #expect(screen.state()["options"]?.string?.contains("--size 900x700 --theme night") == true)
  }

  @Test func `a profile that is not there leaves the last one`() {
    #expect(screen.set(["profile": "nowhere"]) == nil)
    #expect(screen.problem?.contains("nowhere") == true)
    #expect(tree.contains("Go On"))
  }

  @Test func `only what is on the screen has a place`() throws {
    let places = screen.places(of: [
      "screens.home.content[1].button", "screens.there.content[0].label.text", "nothing",
    ])
    let items = try #require(places["places"]?.items)
    #expect(items[0]["width"]?.integer ?? 0 > 10)
    #expect(items[1] == .null)
    #expect(items[2] == .null)
  }

  @Test func `all that was changed is told once`() {
    #expect(screen.takeDamage().isEmpty == false)
    #expect(screen.takeDamage().isEmpty)
  }

  @Test func `what is recorded begins anew and says what came of it`() throws {
    try tap("go")
    screen.record(true)
    pass(1000)
    #expect(tree.contains("Go On"))
    try tap("go")
    let script = try #require(screen.script()?["script"]?.string)
    #expect(script.contains("tap go\n"))
    #expect(script.contains("await screen there within 5s\n"))
    screen.record(false)
    #expect(screen.script() == nil)
  }
}

extension String {
  func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
