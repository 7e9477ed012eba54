import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How clocks are written.
@Suite struct ClockReaderTests {
  private func load(_ element: String) -> LoadedScene {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return SceneFile.load(
      bytes: Array("screen:\n  content:\n    - \(element)\n".utf8), name: "f", profile: profile,
      lexicons: .empty)
  }

  private func first(_ element: String) throws -> Element {
    let loaded = load(element)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    return try #require(screen.content.first)
  }

  @Test func `a clock tells the time, or what it is to tell`() throws {
    #expect(try first("clock: {}") == .clock(ClockFace()))
    #expect(
      try first("clock: {id: c, shows: date, hours: 12, style: title, color: accent}")
        == .clock(
          ClockFace(
            id: "c", shows: .date, hours: .twelve,
            style: TextLook(level: .title, color: .role(.accent)))))
  }

  @Test(arguments: [
    ("clock: {hours: 13}", "found \"13\", expected 12 or 24"),
    ("clock: {shows: year}", "found \"year\", expected time, weekday, date or day"),
    ("clock: {text: Now}", "unknown key \"text\""),
    ("clock: 12", "found \"12\", expected {} or {shows: date}"),
  ]) func `what cannot be shown is refused`(text: String, message: String) {
    #expect(load(text).errors.map(\.message) == [message])
  }
}
