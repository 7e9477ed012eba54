import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// A code stands in whole pixels with its quiet zone, or not at all.
@Suite struct QRCodePlacerTests {
  /// Codes of 21 modules; of 61 for what is long.
  private struct Codes: CodeSetter {
    func modules(of content: String, _ correction: CodeCorrection) -> ModuleGrid? {
      let side = content.count > 20 ? 61 : 21
      return ModuleGrid(side: side, dark: Array(repeating: true, count: side * side))
    }
  }

  private struct NoCodes: CodeSetter {
    func modules(of content: String, _ correction: CodeCorrection) -> ModuleGrid? { nil }
  }

  private func screen(
    _ codes: (any CodeSetter)? = Codes(), _ data: AppData = AppData(), language: Language = "en"
  ) -> ScreenContext {
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen")
    setting.data = data
    return ScreenContext(
      setting,
      in: LayoutContext(
        profile: Profile.sample(), language: language, size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter(), codes: codes))
  }

  private func parts(
    _ code: QRCode, in frame: PixelRect, on screen: ScreenContext, fills: Bool = false
  ) -> ScreenParts {
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(PlacedElement(.qr(code), at: "qr"), in: frame, fills: fills, into: &parts)
    return parts
  }

  private func drawn(_ parts: ScreenParts) -> (frame: PixelRect, quiet: Int)? {
    for part in parts.parts {
      if case .code(let rect, let quiet, _) = part.shape { return (frame: rect, quiet: quiet) }
    }
    return nil
  }

  private let frame = PixelRect(x: 40, y: 60, width: 300, height: 240)

  @Test(arguments: [60, 100, 145, 200])
  func `its side is a whole number of pixels for each module, four of them quiet at each side`(
    size: Int
  ) throws {
    let screen = screen()
    let code = QRCode(content: "short", size: .points(Points(Double(size))))
    let height = screen.extent(of: PlacedElement(.qr(code), at: "qr"), width: 300).whole
    let found = try #require(drawn(parts(code, in: frame.slice(y: 60, height: height), on: screen)))
    #expect(found.frame.width == found.frame.height && found.frame.width % 29 == 0)
    #expect(found.quiet == found.frame.width / 29 * 4)
    // No more than half a pixel a module away from what its scene says.
    #expect(found.frame.height == height && abs(found.frame.width - size) <= 29 / 2)
  }

  @Test func `it is no larger than its room, however large its scene wants it`() throws {
    let code = QRCode(content: "short", size: .points(245))
    let found = try #require(drawn(parts(code, in: frame, on: screen())))
    #expect(found.frame.width == 232 && found.frame.maxY <= frame.maxY)
  }

  @Test func `it stands where lines begin, and in the middle of a place that it fills`() throws {
    let code = QRCode(content: "short", size: .points(100))
    #expect(try #require(drawn(parts(code, in: frame, on: screen()))).frame.x == frame.x)
    let mirrored = drawn(parts(code, in: frame, on: screen(language: "ar")))
    #expect(try #require(mirrored).frame.maxX == frame.maxX)
    let filled = try #require(
      drawn(parts(QRCode(content: "short"), in: frame, on: screen(), fills: true)))
    #expect(filled.frame.midX == frame.midX && filled.frame.width == 240 / 29 * 29)
  }

  @Test func `where a module would have less than two pixels it is left out, and that is told`() {
    let narrow = PixelRect(x: 0, y: 0, width: 57, height: 200)
    let placed = parts(QRCode(content: "short"), in: narrow, on: screen())
    #expect(drawn(placed) == nil)
    #expect(placed.notes.map(\.kind) == [.codeMissing])
    #expect(
      placed.notes.first?.detail
        == "it needs 58x58 pixels and has 57x57; give it more room, or less content")
    let enough = PixelRect(x: 0, y: 0, width: 58, height: 200)
    #expect(drawn(parts(QRCode(content: "short"), in: enough, on: screen()))?.frame.width == 58)
  }

  @Test func `the application says what is in it, and a longer one is larger where it has to be`()
    throws
  {
    var data = AppData()
    let code = QRCode(binding: "link", size: .points(100))
    #expect(drawn(parts(code, in: frame, on: screen())) == nil)
    data.texts["link"] = "short"
    #expect(
      try #require(drawn(parts(code, in: frame, on: screen(Codes(), data)))).frame.width == 87)
    data.texts["link"] = TextVariants("https://example.org/receipts/4711")
    #expect(
      try #require(drawn(parts(code, in: frame, on: screen(Codes(), data)))).frame.width == 138)
  }

  @Test func `without the library nothing is shown, and that is told`() {
    let placed = parts(QRCode(content: "short"), in: frame, on: screen(NoCodes()))
    #expect(drawn(placed) == nil)
    #expect(placed.notes.map(\.detail) == ["libqrencode is not installed"])
    #expect(parts(QRCode(content: "short"), in: frame, on: screen(nil)).notes == [])
  }
}

extension QRCodePlacerTests {
  @Test func `it is drawn dark on light by day and by night`() {
    var setting = ScreenSetting(
      screen: Screen(content: [.qr(QRCode(content: "short", about: "Receipt"))]), path: "screen")
    setting.data = AppData()
    let context = LayoutContext(
      profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
      typesetter: GridTypesetter(), codes: Codes())
    let placement = setting.place(in: context)
    for appearance in Appearance.allCases {
      let list = placement.draw(DrawState(appearance: appearance), profile: Profile.sample())
      var ground: Color?
      for command in list.commands {
        if case .fill(_, let color) = command { ground = color }
        if case .modules(_, _, let ink) = command {
          #expect(ink == .black && ink.contrast(with: ground ?? .black) > 10, "\(appearance)")
        }
      }
      #expect(list.commands.contains { if case .modules = $0 { true } else { false } })
    }
  }
}
