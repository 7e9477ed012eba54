import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where a switch's title and capsule stand.
@Suite struct SwitchPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 600, height: 200)

  private func parts(_ toggle: Toggle, in screen: ScreenContext = .sample()) -> ScreenParts {
    screen.parts(of: .toggle(toggle), at: "fan", in: frame)
  }

  private func capsule(
    _ parts: ScreenParts
  ) throws -> (rect: PixelRect, knob: PixelRect, isOn: Bool) {
    try #require(
      parts.parts.lazy.compactMap { part in
        if case .capsule(let rect, let knob, let isOn, _) = part.shape {
          (rect, knob, isOn)
        } else {
          nil
        }
      }.first)
  }

  private func hasCheck(_ parts: ScreenParts) -> Bool {
    parts.parts.contains { if case .icon(_, "check", _) = $0.shape { true } else { false } }
  }

  @Test func `what the application says stands there`() {
    var toggle = Toggle(title: "Fan", subtitle: "Off at night")
    (toggle.titleBinding, toggle.subtitleBinding) = ("name", "note")
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen")
    setting.data.texts = ["name": "Rear Fan", "note": "On at night"]
    let own = ScreenContext.sample()
    let said = ScreenContext(setting, in: own.context)
    func texts(_ screen: ScreenContext) -> [String] {
      parts(toggle, in: screen).parts.compactMap { part in
        if case .text(let text, _) = part.shape { text.string } else { nil }
      }
    }
    #expect(texts(own) == ["Fan", "Off at night"])
    #expect(texts(said) == ["Rear Fan", "On at night"])
  }

  @Test func `on and off are told by the knob's place and a check, not by colour alone`() throws {
    let off = parts(Toggle(title: "Fan"))
    let on = parts(Toggle(title: "Fan", isOn: true))
    #expect(try capsule(off).knob.midX < capsule(off).rect.midX && !capsule(off).isOn)
    #expect(try capsule(on).knob.midX > capsule(on).rect.midX && capsule(on).isOn)
    #expect(hasCheck(on) && !hasCheck(off))
  }

  @Test func `the switch stands at the end of the row`() throws {
    #expect(try capsule(parts(Toggle(title: "Fan"))).rect.maxX == frame.maxX)
    let mirrored = try capsule(parts(Toggle(title: "Fan", isOn: true), in: .sample("ar")))
    #expect(mirrored.rect.x == frame.x && mirrored.knob.midX < mirrored.rect.midX)
  }

  @Test func `a hand's change stands before the scene's`() throws {
    var view = ViewState()
    view.switched["fan"] = true
    #expect(try capsule(parts(Toggle(title: "Fan"), in: .sample(view: view))).isOn)
  }

  @Test func `a long title takes a second line before it is cut`() {
    let long = Toggle(title: "Where the river meets the sea")
    let placed = PlacedElement(.toggle(long), at: "fan")
    let short = PlacedElement(.toggle(Toggle(title: "Fan")), at: "fan")
    let screen = ScreenContext.sample()
    #expect(
      screen.extent(of: placed, width: 300).whole >= screen.extent(of: short, width: 300).whole)
    #expect(parts(long).notes.isEmpty)
  }
}
