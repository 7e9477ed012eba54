import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What things that are only looked at are to people who cannot see them.
@Suite struct LookedAtMeaningTests {
  private func told(_ elements: [Element], _ data: AppData = AppData()) -> [Meaning] {
    var setting = ScreenSetting(screen: Screen(content: elements), path: "screen")
    setting.data = data
    let context = LayoutContext(
      profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
      typesetter: GridTypesetter())
    let state = MeaningState(focus: nil, pressed: nil, isInert: false)
    return Array(setting.meaning(in: context, state).all.dropFirst())
  }

  @Test func `a gauge is a meter with its value, called by what it is about`() throws {
    let gauge = Gauge(
      id: "g", about: "Battery", share: 0.62, figure: RichText("62%"), caption: RichText("184 km"))
    let meter = try #require(told([.gauge(gauge)]).first)
    #expect(meter.role == .meter && meter.id == "g" && meter.name == "Battery")
    #expect(meter.value == "62%" && meter.description == "184 km")
  }

  @Test func `a gauge of which nothing is said is called by its caption`() throws {
    let meter = try #require(
      told([.gauge(Gauge(share: 0.5, caption: RichText("Water")))]).first)
    #expect(meter.name == "Water" && meter.description == nil)
  }

  @Test func `an icon is a picture by its words, else by its name`() {
    let icons = told([
      .icon(Icon(name: "charge", about: "Charging")), .icon(Icon(name: "clock")),
    ])
    #expect(icons.map(\.role) == [.img, .img] && icons.map(\.name) == ["Charging", "clock"])
  }

  @Test func `a divider says nothing`() {
    let told = told([
      .label(Label(text: RichText("One"))), .divider(Divider()),
      .label(Label(text: RichText("Two"))),
    ])
    #expect(told.map(\.name) == ["One", "Two"])
  }

  @Test func `a figure in percent is a bar's value and is not told twice`() throws {
    let bar = ProgressBar(
      about: "Update", share: 0.62, remaining: RichText("3 min"), figure: .percent)
    let told = try #require(told([.progress(bar)]).first)
    #expect(told.role == .progressbar && told.value == "62%" && told.description == "3 min")
  }
}
