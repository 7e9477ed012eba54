import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Sizes and shapes of buttons, and where their icons stand.
@Suite struct ButtonLookTests {
  private func screen(_ profile: Profile = .sample(), language: Language = "en") -> ScreenContext {
    ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: profile, language: language, size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  private func button(
    title: TextVariants? = "Go", icon: String? = "play", _ change: (inout Button) -> Void = { _ in }
  ) -> Button {
    var button = Button(id: "go", title: title, icon: icon, action: .emit("go"))
    change(&button)
    return button
  }

  private func parts(
    _ button: Button, in frame: PixelRect = PixelRect(x: 40, y: 40, width: 300, height: 120),
    on screen: ScreenContext
  ) -> ScreenParts {
    var parts = ScreenParts(of: screen, element: "screen")
    ButtonPlacer(button, at: "screen.content[0].button", in: screen).fill(frame, into: &parts)
    return parts
  }

  private func iconFrame(_ parts: ScreenParts) -> PixelRect? {
    parts.parts.lazy.compactMap { part in
      if case .icon(let rect, _, _) = part.shape { rect } else { nil }
    }.first
  }

  private func title(_ parts: ScreenParts) -> PlacedText? {
    parts.parts.lazy.compactMap { part in
      if case .text(let text, _) = part.shape { text } else { nil }
    }.first
  }

  @Test(arguments: Platforms.names)
  func `a small one is no lower than a target has to be, a large one is higher`(name: String) throws
  {
    let profile = try Platforms.profile(name)
    let screen = screen(profile)
    func height(_ size: ButtonSize) -> Int {
      ButtonPlacer(button { $0.size = size }, at: "screen.content[0].button", in: screen).height
    }
    #expect(height(.small) >= screen.leastTarget)
    #expect(height(.small) <= height(.regular) && height(.regular) < height(.large))
  }

  @Test(arguments: [1, 1.6, 2], [(80, 18), (120, 30), (200, 18), (200, 30), (400, 30)])
  func `a large one is never smaller than one beside it`(
    textSize: Double, room: (width: Int, title: Double)
  ) throws {
    var profile = Profile.sample()
    profile.typography.title.size = Points(room.title)
    let screen = ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: 800, height: 480),
        textSize: textSize, typesetter: GridTypesetter()))
    let frame = PixelRect(x: 40, y: 40, width: room.width, height: 120)
    func letters(_ size: ButtonSize) throws -> UInt32 {
      let parts = parts(
        button(title: "Something", icon: nil) { $0.size = size }, in: frame, on: screen)
      return try #require(title(parts)?.lines.first?.line.runs.first?.run.size)
    }
    #expect(try letters(.large) >= letters(.regular))
    func height(_ size: ButtonSize) -> Int {
      ButtonPlacer(button { $0.size = size }, at: "screen.content[0].button", in: screen).height
    }
    #expect(height(.large) >= height(.regular))
  }

  @Test func `its type goes with its size`() {
    let screen = screen()
    func size(_ size: ButtonSize) -> Points {
      ButtonPlacer(button { $0.size = size }, at: "screen.content[0].button", in: screen).style.size
    }
    let type = Profile.sample().typography
    #expect(size(.small) == type.detail.size && size(.regular) == type.button.size)
    #expect(size(.large) == type.title.size)
  }

  @Test func `an icon above its title stands in the middle, and both are within the button`() throws
  {
    let button = button { $0.iconPlace = .above }
    let screen = screen()
    let placer = ButtonPlacer(button, at: "screen.content[0].button", in: screen)
    let frame = PixelRect(x: 40, y: 40, width: placer.width, height: placer.height)
    let parts = parts(button, in: frame, on: screen)
    let icon = try #require(iconFrame(parts))
    let line = try #require(title(parts)?.lines.first)
    #expect(frame.intersection(icon) == icon && icon.midX == frame.midX)
    #expect(icon.maxY < line.origin.y && line.origin.y < frame.maxY)
    #expect(abs(line.origin.x + line.line.width / 2 - frame.midX) <= 1)
  }

  @Test func `where there is no height for both the icon stands beside`() throws {
    let low = PixelRect(x: 40, y: 40, width: 300, height: 44)
    let parts = parts(button { $0.iconPlace = .above }, in: low, on: screen())
    let icon = try #require(iconFrame(parts))
    #expect(icon.maxX < (try #require(title(parts)?.lines.first)).origin.x)
  }

  @Test func `a round one has half circles at its ends, and with an icon alone is a circle`() throws
  {
    let wide = parts(button { $0.shape = .round }, on: screen())
    #expect(wide.controls.first?.radius == 60 && wide.controls.first?.frame.width == 300)
    let circle = try #require(
      parts(button(title: nil) { $0.shape = .round }, on: screen()).controls.first)
    #expect(circle.frame.width == circle.frame.height)
    #expect(circle.radius == circle.frame.height / 2 && circle.frame.midX == 190)
  }

  @Test(arguments: ButtonSize.allCases, Prominence.allCases)
  func `a round button with an icon is the same by either name`(
    size: ButtonSize, prominence: Prominence
  ) {
    let screen = screen()
    let other = IconButton(
      id: "go", title: "Go", icon: "play", prominence: prominence, size: size, action: .emit("go"))
    var both = [
      ScreenParts(of: screen, element: "screen"), ScreenParts(of: screen, element: "screen"),
    ]
    let frame = PixelRect(x: 40, y: 40, width: 300, height: 120)
    let own = button(title: nil) {
      ($0.prominence, $0.size, $0.shape) = (prominence, size, .round)
    }
    screen.place(PlacedElement(.button(own), at: "a"), in: frame, into: &both[0])
    screen.place(PlacedElement(.iconButton(other), at: "a"), in: frame, into: &both[1])
    #expect(both[0].parts.map(\.shape) == both[1].parts.map(\.shape))
    #expect(both[0].controls.map(\.frame) == both[1].controls.map(\.frame))
  }

  @Test(arguments: [("en", 40), ("ar", 340)] as [(Language, Int)])
  func `one that is alone in a column is as wide as what it shows`(language: Language, edge: Int) {
    let screen = screen(language: language)
    var parts = ScreenParts(of: screen, element: "screen")
    let filled = button { $0.prominence = .filled }
    screen.place(
      PlacedElement(.button(filled), at: "a"),
      in: PixelRect(x: 40, y: 40, width: 300, height: 60), into: &parts)
    let frame = parts.controls.first?.frame ?? .empty
    #expect(frame.width < 300 && (language == "en" ? frame.x : frame.maxX) == edge)
  }
}
