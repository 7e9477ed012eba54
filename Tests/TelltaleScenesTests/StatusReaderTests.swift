import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How it is written what stays while screens come and go.
@Suite struct StatusReaderTests {
  private func load(_ text: String) -> LoadedScene {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: .empty)
  }

  private static let screens = """
    start: a
    screens:
      a: {content: [{label: {text: Words}}]}
      b: {status: false, content: [{label: {text: Words}}]}
      c: {fullscreen: true, content: [{label: {text: Words}}]}
    """

  @Test func `it stands on every screen but those that have no place for it`() throws {
    let loaded = load(
      "status: {line: [{clock: {}}], player: [{button: {title: Go}}]}\n" + Self.screens)
    #expect(loaded.errors == [])
    let scene = try #require(loaded.accepted)
    let status = StatusBars(line: [.clock(ClockFace())], player: [.button(Button(title: "Go"))])
    #expect(scene.status == status)
    #expect(scene.screens["a"]?.status == status)
    #expect(scene.screens["b"]?.status == nil && scene.screens["c"]?.status == nil)
    guard case .screen(let root) = scene.root else { throw CancellationError() }
    #expect(root.status == status)
  }

  @Test func `it is known by its place in the file, once`() throws {
    let loaded = load("status: {line: [{clock: {id: now}}]}\n" + Self.screens)
    let scene = try #require(loaded.accepted)
    let clocks = scene.allElements.filter { $0.element.id == "now" }
    #expect(clocks.map(\.path) == ["status.line[0].clock"])
    #expect(scene.hasClock)
  }

  @Test(arguments: [
    ("status: {}", "\"status\" has neither a line nor a player"),
    ("status: {lines: []}", "unknown key \"lines\""),
    ("status: [a]", "found a list, expected {line: …, player: …}"),
    (
      "status: {player: [{row: {content: [{field: {id: f}}]}}]}",
      "\"field\" in \"status\""
    ),
    (
      "status: {player: [{button: {title: Go, action: {push: nowhere}}}]}",
      "there is no screen \"nowhere\""
    ),
  ]) func `what cannot stay is refused`(text: String, message: String) {
    #expect(load(text + "\n" + Self.screens).errors.first?.message == message)
  }

  @Test func `it needs screens to stay on`() {
    let errors = load("status: {line: [{clock: {}}]}\nlabel: {text: Words}\n").errors
    #expect(
      errors.map(\.message) == ["\"status\" beside \"label\"; it stays on the screens of an app"])
  }
}
