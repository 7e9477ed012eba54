import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Keys that are easy to hit on every panel.
@Suite struct KeypadTests {
  private static let names = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"]

  private func placement(
    on platform: String, width: Int, height: Int, pixelsPerMillimetre: Double? = nil,
    primary: Bool = true, language: Language = "en"
  ) throws -> Placement {
    var profile = try Platforms.profile(platform)
    profile.display.pixelsPerMillimetre = pixelsPerMillimetre
    let keypad = Keypad(
      keys: Self.names.map {
        Button(title: TextVariants(TextContent($0)), action: .emit("k\($0)"))
      },
      primary: primary ? Button(title: "Call Number", action: .emit("call")) : nil)
    let bar = NavigationBar(title: "Code")
    return ScreenSetting(
      screen: Screen(navigationBar: bar, content: [.keypad(keypad)]), path: "screen"
    ).place(
      in: LayoutContext(
        profile: profile, language: language, size: PixelSize(width: width, height: height),
        typesetter: GridTypesetter()))
  }

  private func frame(_ name: String, _ placement: Placement) throws -> PixelRect {
    try #require(placement.controls.first { $0.name == name }).frame
  }

  /// What all keys and the button cover.
  private func whole(_ placement: Placement) -> PixelRect {
    let frames = placement.controls.map(\.frame)
    return frames.dropFirst().reduce(frames.first ?? .empty) { $0.union($1) }
  }

  @Test func `on a panel of 1024x600 it fills the room below the bar, and does not scroll`() throws
  {
    let placement = try placement(on: "kiosk", width: 1024, height: 600)
    #expect(placement.areas.isEmpty)
    #expect(whole(placement).height > 440 && whole(placement).width > 540)
    let key = try frame("k5", placement)
    #expect(key.height > 80 && key.width >= key.height)
  }

  @Test func `keys are as large as the panel's millimetres want them, as far as there is room`()
    throws
  {
    // 7 inches: 20 mm are 133 pixels.
    let seven = try placement(on: "kiosk", width: 1024, height: 600, pixelsPerMillimetre: 6.65)
    #expect(try frame("k5", seven).height > 110)
    // 21 inches: 20 mm are 81 pixels, and keys of 1.6 times that are no easier to hit.
    let large = try placement(on: "kiosk", width: 1920, height: 1080, pixelsPerMillimetre: 4.03)
    let height = try frame("k5", large).height
    #expect((81...130).contains(height))
  }

  @Test func `in a wide low room the button stands beside the keys`() throws {
    let wide = try placement(on: "kiosk", width: 800, height: 480)
    let (last, button) = (try frame("k#", wide), try frame("call", wide))
    #expect(button.x > last.maxX && button.maxY == last.maxY)
    #expect(wide.areas.isEmpty && whole(wide).maxX <= 800 - 24)
    let tall = try placement(on: "kiosk", width: 600, height: 1024)
    #expect(try frame("call", tall).y > frame("k#", tall).maxY)
  }

  @Test(arguments: Platforms.names)
  func `no key is lower than a target of its platform, and none leaves the column`(name: String)
    throws
  {
    let profile = try Platforms.profile(name)
    for screen in profile.screens {
      let density = profile.density
      let placement = try placement(
        on: name, width: density.pixels(screen.width), height: density.pixels(screen.height))
      let least = density.pixels(profile.alert.minimumTarget)
      for key in Self.names {
        let frame = try frame("k\(key)", placement)
        #expect(frame.height >= least)
        #expect(frame.x >= 0 && frame.maxX <= placement.size.width)
      }
    }
  }

  @Test func `digits stand as on every telephone, wherever people begin to read`() throws {
    let placement = try placement(on: "kiosk", width: 800, height: 480, language: "ar")
    #expect(try frame("k1", placement).x < frame("k3", placement).x)
    #expect(try frame("k1", placement).y < frame("k9", placement).y)
  }

  @Test func `without a button there are keys alone`() throws {
    let placement = try placement(on: "kiosk", width: 800, height: 480, primary: false)
    #expect(placement.controls.count == 12)
    #expect(abs(whole(placement).midX - 400) <= 1)
  }
}
