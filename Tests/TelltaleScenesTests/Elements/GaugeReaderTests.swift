import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How gauges and icons are written.
@Suite struct GaugeReaderTests {
  private var profile: Profile {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return profile
  }

  private func load(_ element: String) -> LoadedScene {
    SceneFile.load(
      bytes: Array("screen:\n  content:\n    - \(element)\n".utf8), name: "f", profile: profile,
      lexicons: .empty)
  }

  private func first(_ element: String) throws -> Element {
    let loaded = load(element)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root else { throw CancellationError() }
    return try #require(screen.content.first)
  }

  @Test func `a gauge has a value, texts and a look`() throws {
    #expect(try first("gauge: {value: 0.5}") == .gauge(Gauge(share: 0.5)))
    let whole = """
      gauge: {id: g, about: Battery, value: {bind: level, value: 0.2}, figure: "20%", caption: 60 km, \
      style: arc, thickness: 12, color: {bind: ink, color: destructive}, size: 120}
      """
    #expect(
      try first(whole)
        == .gauge(
          Gauge(
            id: "g", about: "Battery", share: 0.2, binding: "level", figure: RichText("20%"),
            caption: RichText("60 km"), style: .arc, thickness: 12, color: .role(.destructive),
            colorBinding: "ink", size: 120)))
    #expect(
      try first("gauge: {value: {bind: level}}") == .gauge(Gauge(binding: "level")))
  }

  @Test func `an icon is a name, or a map with more of it`() throws {
    #expect(try first("icon: charge") == .icon(Icon(name: "charge")))
    #expect(
      try first("icon: {name: {bind: sky, name: sun}, color: accent, size: 40, about: Weather}")
        == .icon(
          Icon(name: "sun", binding: "sky", size: 40, color: .role(.accent), about: "Weather")))
  }

  @Test(arguments: [
    ("gauge: {about: Battery}", "a gauge without a value"),
    ("gauge: {value: 1.5}", "found \"1.5\", expected a number from 0 to 1"),
    ("gauge: {value: 0.5, style: bar}", "found \"bar\", expected ring or arc"),
    ("gauge: 0.5", "found \"0.5\", expected a gauge"),
    ("icon: {size: 40}", "an icon without a name"),
    ("icon: [a]", "found a list, expected the name of an icon, or a map"),
  ]) func `what cannot be shown is refused`(text: String, message: String) {
    #expect(load(text).errors.map(\.message) == [message])
  }

  @Test func `a picture is no icon`() {
    #expect(load("image: {icon: charge}").errors.map(\.message) == ["unknown key \"icon\""])
  }
}
