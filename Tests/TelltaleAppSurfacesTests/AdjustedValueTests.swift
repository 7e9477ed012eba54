import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleAppSurfaces

/// What comes of a range of values, which is put into a placement by hand.
@Suite struct AdjustedValueTests {
  private static let heat = ControlID.node("heat")

  private static func shown() -> ShownApp {
    let home = Screen(content: [.field(TextField(id: "name"))])
    let scene = Scene(root: .screen(home), screens: ["home": home], start: "home")
    var glass = Glass(size: PixelSize(width: 400, height: 400), showsFocus: true)
    var surface = Surface(.screen)
    let frame = PixelRect(x: 0, y: 0, width: 200, height: 100)
    surface.placement.size = glass.size
    surface.placement.controls = [
      Control(
        id: heat, name: "heat",
        purpose: .adjust(
          AdjustedRange(path: "heat", least: 16_000, size: 500, steps: 24, step: 3)),
        frame: frame, target: frame, radius: 0,
        label: PlacedText(role: .label, string: "Heat", weight: .regular, lines: [], frame: frame),
        role: .plain, isDefault: false)
    ]
    surface.focus = heat
    glass.surfaces.open(surface)
    return ShownApp(
      AppState(scene, language: "en", words: .english), on: glass, isAskedToClose: false,
      in: Environment(profile: .sample(), typesetter: GridTypesetter()))
  }

  private static func told(_ shown: ShownApp) -> [AppEvent] {
    var glass = shown.glass
    return glass.flush().compactMap { if case .app(let event) = $0 { event } else { nil } }
  }

  @Test func `a value that a hand has changed is kept by its place, and told`() {
    var shown = Self.shown()
    shown.adjust(Self.heat, to: 11)
    #expect(shown.app.current.view.adjusted == ["heat": 11])
    #expect(Self.told(shown) == [.adjusted(screen: "home", control: "heat", value: "21.5")])
    #expect(shown.front?.isStale == true)
  }

  @Test func `what was typed is told before a value`() {
    var shown = Self.shown()
    let path: NodePath = "screens.home.content[0].field"
    shown.app.current.view.fields[path] = FieldValue(text: "Anna")
    shown.adjust(Self.heat, to: 4)
    #expect(
      Self.told(shown) == [
        .typed(screen: "home", control: "name", text: "Anna"),
        .adjusted(screen: "home", control: "heat", value: "18"),
      ])
  }

  @Test func `a value that stays is not told again`() {
    var shown = Self.shown()
    shown.adjust(Self.heat, to: 3)
    #expect(shown.app.current.view.adjusted.isEmpty)
    #expect(Self.told(shown).isEmpty)
  }

  @Test func `a turn after a push changes the value, and a push lets go of it`() {
    var shown = Self.shown()
    shown.takeHold(of: Self.heat)
    shown.moveFocus(.next(wraps: false), at: .zero)
    #expect(Self.told(shown) == [.adjusted(screen: "home", control: "heat", value: "18")])
    var again = Self.shown()
    again.takeHold(of: Self.heat)
    again.takeHold(of: Self.heat)
    #expect(again.front?.adjusting == nil)
    again.moveFocus(.next(wraps: false), at: .zero)
    #expect(Self.told(again).isEmpty)
  }
}
