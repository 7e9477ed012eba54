import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How steppers are written.
@Suite struct StepperReaderTests {
  private func load(_ text: String, profile: String = "kiosk") throws -> LoadedScene {
    try Scenes.load("screen:\n  content:\n    - stepper: \(text)\n", profile: profile)
  }

  @Test func `a stepper has a range and a unit`() throws {
    let loaded = try load(
      "{id: guests, about: Guests, value: {bind: table.guests, value: 2}, from: 1, to: 8, "
        + "unit: people, enabled: {bind: open}}")
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    let value = RangedValue(
      least: 1_000, most: 8_000, first: 2_000, binding: "table.guests", unit: "people")
    #expect(
      screen.content == [
        .stepper(
          Stepper(
            id: "guests", about: "Guests", value: value,
            availability: Availability(binding: "open")))
      ])
  }

  @Test(arguments: [
    ("{value: 4}", "a stepper without a name"),
    ("{about: A, from: 5, to: 1}", "the range goes from 5 to 1, expected one that grows"),
    ("{about: A, value: -1}", "the value -1 is outside of 0 to 100"),
  ]) func `what nobody could use is refused`(text: String, message: String) throws {
    #expect(try load(text).errors.map(\.message) == [message])
  }

  @Test(arguments: ["carplay", "tvos", "watchos-s3", "watchos-s4"])
  func `a platform without steppers says so`(profile: String) throws {
    let errors = try load("{about: A}", profile: profile).errors.map(\.message)
    #expect(errors == ["the profile \"\(profile)\" does not show \"stepper\""])
  }
}
