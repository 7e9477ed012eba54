import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How switches are written.
@Suite struct SwitchReaderTests {
  private func load(_ toggle: String, profile: String = "kiosk") throws -> LoadedScene {
    try Scenes.load("screen:\n  content:\n    - switch: \(toggle)\n", profile: profile)
  }

  private func toggle(_ text: String) throws -> Toggle {
    let loaded = try load(text)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root,
      case .toggle(let toggle)? = screen.content.first
    else { throw CancellationError() }
    return toggle
  }

  @Test func `a switch has a title, and what it means`() throws {
    #expect(
      try toggle("{id: fan, title: Fan, subtitle: At Night, value: true, enabled: {bind: can}}")
        == Toggle(
          id: "fan", title: "Fan", subtitle: "At Night", isOn: true,
          availability: Availability(binding: "can")))
  }

  @Test func `its texts may be the application's`() throws {
    var bound = Toggle(title: "Fan")
    (bound.titleBinding, bound.subtitleBinding) = ("name", "note")
    #expect(
      try toggle("{title: {bind: name, text: Fan}, subtitle: {bind: note}}") == bound)
  }

  @Test func `the application may set it`() throws {
    #expect(
      try toggle("{title: Fan, value: {bind: air.fan, on: true}}")
        == Toggle(title: "Fan", isOn: true, binding: "air.fan"))
    #expect(
      try toggle("{title: Fan, value: {bind: air.fan}}") == Toggle(title: "Fan", binding: "air.fan")
    )
  }

  @Test(arguments: [
    ("{id: fan}", "a switch without a title"),
    ("{title: Fan, value: maybe}", "found \"maybe\", expected true or false"),
  ]) func `what nobody could use is refused`(text: String, message: String) throws {
    #expect(try load(text).errors.map(\.message) == [message])
  }

  @Test func `a platform without switches says so`() throws {
    let errors = try load("{title: Fan}", profile: "carplay").errors.map(\.message)
    #expect(errors == ["the profile \"carplay\" does not show \"switch\""])
  }
}
