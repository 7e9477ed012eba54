import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How a button says how it looks.
@Suite struct ButtonReaderTests {
  private func load(_ keys: String) -> LoadedScene {
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    let text = "button: {id: b, title: Buy Album, icon: star, action: {emit: b}, \(keys)}"
    return SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: .empty)
  }

  private func button(_ keys: String) throws -> Button {
    let loaded = load(keys)
    #expect(loaded.errors == [])
    guard case .button(let button)? = loaded.accepted?.root else { throw CancellationError() }
    return button
  }

  @Test func `prominence, place of the icon, size and shape are words`() throws {
    let plain = try button("enabled: true")
    #expect(plain.prominence == nil && plain.iconPlace == .beside)
    #expect(plain.size == .regular && plain.shape == .rounded && !plain.hasBody)
    let full = try button("prominence: filled, icon-place: above, size: large, shape: round")
    #expect(full.prominence == .filled && full.iconPlace == .above)
    #expect(full.size == .large && full.shape == .round && full.hasBody)
  }

  @Test(arguments: [
    ("prominence: primary", "found \"primary\", expected filled, tinted or plain"),
    ("icon-place: left", "found \"left\", expected beside or above"),
    ("size: huge", "found \"huge\", expected small, regular or large"),
    ("shape: square", "found \"square\", expected rounded or round"),
  ])
  func `another word is refused with those that there are`(keys: String, message: String) {
    #expect(load(keys).errors.map(\.message) == [message])
  }

  @Test(arguments: ["background: accent", "color: text", "border: true"])
  func `a prominence has the theme's colours and no others`(keys: String) {
    let key = keys.prefix { $0 != ":" }
    let error = load("prominence: filled, \(keys)").errors.first
    #expect(error?.message == "\"\(key)\" beside \"prominence: filled\"")
    #expect(
      error?.remedy == "remove one of them: a filled button has the colours of the theme")
    #expect(load("prominence: plain, \(keys)").errors == [])
  }

  // ALERT-APPEARANCE-FIXED
  @Test(arguments: ["prominence: filled", "shape: round", "icon-place: above", "size: large"])
  func `the buttons of a question have the look that is fixed for them`(keys: String) throws {
    let text = "alert: {title: Route Lost, buttons: [{title: OK, \(keys)}]}"
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: .sample(), lexicons: .empty)
    #expect(loaded.errors.count + loaded.findings.count > 0)
  }
}
