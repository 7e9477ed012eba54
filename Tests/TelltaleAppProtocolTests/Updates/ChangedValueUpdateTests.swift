import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What an application says of values that hands change, by the names that a scene binds them to.
@Suite struct ChangedValueUpdateTests {
  private static let scene = """
    lang: en
    screen:
      content:
        - slider: {about: Heat, value: {bind: heat, value: 21}, from: 16, to: 28, step: 0.5}
        - switch: {title: Fan, value: {bind: fan}, enabled: {bind: can}}
        - segmented:
            about: Span
            value: {bind: span}
            options: [{id: day, title: Day}, {id: week, title: Week}]
    """

  private func read(_ text: String) throws -> UpdateLine {
    let scene = try #require(try Scenes.load(Self.scene).accepted)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: .empty, language: "en")
    return reader.read(Array(text.utf8), file: "in", line: 1)
  }

  @Test func `each value is set by its name, and null brings back the scene's`() throws {
    let line = try read(#"{"set":{"heat":21.5,"fan":true,"can":false,"span":"week"}}"#)
    #expect(line.faults == [])
    #expect(
      line.updates == [
        .text("heat", "21.5"), .flag("fan", true), .flag("can", false), .text("span", "week"),
      ])
    #expect(
      try read(#"{"set":{"heat":null,"fan":null,"span":null}}"#).updates
        == [.text("heat", nil), .flag("fan", nil), .text("span", nil)])
  }

  @Test(arguments: [
    (#"{"set":{"heat":40}}"#, "found \"40\", expected a number from 16 to 28"),
    (#"{"set":{"heat":21.3}}"#, "found \"21.3\", which is between two steps"),
    (#"{"set":{"heat":21.50001}}"#, "found \"21.50001\", which is between two steps"),
    (#"{"set":{"heat":true}}"#, "found \"true\", expected a number from 16 to 28"),
    (#"{"set":{"heat":"warm"}}"#, "found \"warm\", expected a number from 16 to 28"),
    (#"{"set":{"fan":1}}"#, "found \"1\", expected true or false"),
    (#"{"set":{"span":"year"}}"#, "found \"year\", expected the id of an option: day, week"),
  ]) func `what is no value of it is refused`(text: String, message: String) throws {
    #expect(try read(text).faults.map(\.message) == [message])
  }

  @Test func `fractions that no computer holds are on their steps`() throws {
    let value = 16 + 0.1 * 5 * 11
    #expect(try read("{\"set\":{\"heat\":\(value)}}").faults == [])
  }

  @Test func `of a value between two steps both are named`() throws {
    let fault = try #require(try read(#"{"set":{"heat":21.3}}"#).faults.first)
    #expect(fault.remedy == "say 21 or 21.5")
  }
}
