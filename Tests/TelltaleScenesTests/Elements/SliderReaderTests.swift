import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How sliders are written, and what is said of ranges that hands cannot go through.
@Suite struct SliderReaderTests {
  private func load(_ slider: String, profile: String = "kiosk") throws -> LoadedScene {
    try Scenes.load("screen:\n  content:\n    - slider: \(slider)\n", profile: profile)
  }

  private func slider(_ text: String) throws -> Slider {
    let loaded = try load(text)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root,
      case .slider(let slider)? = screen.content.first
    else { throw CancellationError() }
    return slider
  }

  @Test func `a slider has a range, a unit and icons`() throws {
    let read = try slider(
      "{id: heat, about: Heat, value: {bind: warm, value: 21.5}, from: 16, to: 28, step: 0.5, "
        + "unit: °C, shows-value: true, low-icon: minus, high-icon: plus, enabled: false}")
    let value = RangedValue(
      least: 16_000, most: 28_000, size: 500, first: 21_500, binding: "warm", unit: "°C")
    #expect(
      read
        == Slider(
          id: "heat", about: "Heat", value: value, showsValue: true, lowIcon: "minus",
          highIcon: "plus", availability: Availability(isEnabled: false)))
    #expect(read.value.steps == 24 && AppData().step(of: read.value) == 11)
  }

  @Test func `without a range it goes from 0 to 100`() throws {
    let read = try slider("{about: Volume}")
    #expect(read.value == RangedValue() && read.value.steps == 100)
  }

  @Test(arguments: [
    ("{value: 4}", "a slider without a name"),
    ("{about: A, from: 5, to: 5}", "the range goes from 5 to 5, expected one that grows"),
    ("{about: A, from: 200}", "the range goes from 200 to 100, expected one that grows"),
    ("{about: A, step: 0}", "found a step of 0, expected one of more than 0"),
    ("{about: A, step: -1}", "found a step of -1, expected one of more than 0"),
    ("{about: A, step: 3}", "steps of 3 do not lead from 0 to 100"),
    ("{about: A, step: 0.001}", "100000 steps from 0 to 100, at most 10000 are allowed"),
    ("{about: A, value: 120}", "the value 120 is outside of 0 to 100"),
    ("{about: A, value: 7, step: 5}", "the value 7 is between two steps of 5 from 0"),
    (
      "{about: A, step: 0.0005}",
      "found \"0.0005\", expected a number from -1000000 to 1000000 with three decimals at most"
    ),
  ]) func `a range that hands cannot go through is refused`(text: String, message: String) throws {
    #expect(try load(text).errors.map(\.message) == [message])
  }

  @Test func `it is told where the fault stands`() throws {
    let error = try #require(try load("{about: A, from: 9, to: 5}").errors.first)
    #expect(error.location?.line == 3 && error.location?.column == 39)
    #expect(error.remedy == "write the smaller number as from: and the larger one as to:")
  }

  @Test(arguments: ["carplay", "tvos"])
  func `a platform without sliders says so`(profile: String) throws {
    let errors = try load("{about: A}", profile: profile).errors.map(\.message)
    #expect(errors == ["the profile \"\(profile)\" does not show \"slider\""])
  }
}
