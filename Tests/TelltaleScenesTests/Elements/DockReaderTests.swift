import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How what stays at an edge of a screen is written.
@Suite struct DockReaderTests {
  private func load(_ dock: String) -> LoadedScene {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return SceneFile.load(
      bytes: Array("screen:\n  content: []\n  dock: \(dock)\n".utf8), name: "f", profile: profile,
      lexicons: .empty)
  }

  private func screen(_ dock: String) throws -> Screen {
    let loaded = load(dock)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    return screen
  }

  @Test func `a list stays where it fits, a map says where`() throws {
    let label = "[{label: {text: A, message: true}}]"
    let plain = try screen(label)
    #expect(plain.dock.count == 1 && plain.dockEdge == nil)
    #expect(plain.placedDock(at: "screen").map(\.path) == ["screen.dock[0].label"])
    let map = try screen("{edge: side, content: \(label)}")
    #expect(map.dock == plain.dock && map.dockEdge == .side)
    #expect(map.placedDock(at: "screen").map(\.path) == ["screen.dock.content[0].label"])
    #expect(try screen("{content: \(label)}").dockEdge == .automatic)
  }

  @Test func `another edge is refused`() {
    #expect(
      load("{edge: top, content: []}").errors.map(\.message) == [
        "found \"top\", expected foot, side or automatic"
      ])
  }
}
