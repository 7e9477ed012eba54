import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// A page of one line of text.
private struct OneLine: PageSetter {
  var color: ColorValue
  var ground: [ColorValue]?
  var state = Page.State.whole

  func lay(_ request: PageRequest) -> Page {
    let line = TypesetLine(runs: [], width: 40, range: 0..<1)
    var part = PagePart(
      .text("A", line, baseline: 15, .regular, color),
      in: PixelRect(x: 0, y: 0, width: 40, height: 20))
    part.ground = ground
    return Page(size: request.window, parts: [part], state: state)
  }
}

@Suite struct PageInkTests {
  private let dark = ColorValue.fixed(Color(rgb: 0x101010))
  private let light = ColorValue.fixed(Color(rgb: 0xCCFFCC))

  private func placed(_ page: OneLine) -> Placement {
    let view = WebView(content: .html("A"), page: "A", height: 100)
    let profile = Profile.sample()
    let setting = ScreenSetting(screen: Screen(content: [.webView(view)]), path: "screen")
    return setting.place(
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: 400, height: 300),
        typesetter: GridTypesetter(), pages: page))
  }

  private func ink(_ page: OneLine) -> PartInk? {
    placed(page).parts.lazy.compactMap { part in
      if case .text(let text, let ink) = part.shape, text.string == "A" { ink } else { nil }
    }.first
  }

  @Test func `where the theme's colours meet the author's, the ink is one that can be read`() {
    let ground = ColorValue.role(.ground)
    #expect(
      ink(OneLine(color: .role(.text), ground: [light]))
        == .readable(.role(.text), on: [ground, light]))
    #expect(ink(OneLine(color: dark, ground: [])) == .readable(dark, on: [ground]))
    #expect(
      ink(OneLine(color: dark, ground: [light]))
        == .readable(dark, on: [ground, light], least: 3))
    #expect(ink(OneLine(color: .role(.text), ground: [])) == .value(.role(.text)))
    #expect(ink(OneLine(color: dark, ground: nil)) == .value(dark))
  }

  @Test func `white on light green is black by night, and the theme's by day`() {
    let theme = Profile.sample().theme
    for appearance in Appearance.allCases {
      let palette = theme.palette(appearance)
      let grounds = [.role(.ground), light]
      let ink = palette.readable(.role(.text), on: grounds)
      let isRead = palette.text.contrast(with: palette.seen(grounds)) >= 4.5
      #expect(ink == (isRead ? palette.text : .black))
    }
    let night = theme.palette(.night)
    #expect(night.readable(.fixed(.white), on: [.role(.ground), light]) == .black)
    // What is painted with a tenth of white is still dark.
    let veil = ColorValue.fixed(Color.white.withAlpha(25))
    #expect(night.readable(.fixed(.black), on: [.fixed(.black), veil]) == .white)
  }

  @Test func `what an author has hidden in its own colour is seen, and what is only faint stays`() {
    let palette = Profile.sample().theme.palette(.day)
    func ink(_ rgb: UInt32, on ground: UInt32) -> Color {
      palette.readable(
        .fixed(Color(rgb: rgb)), on: [.role(.ground), .fixed(Color(rgb: ground))], least: 3)
    }
    #expect(ink(0xFFFFFF, on: 0xFFFFFF) == .black)
    #expect(ink(0x222222, on: 0x111111) == .white)
    #expect(ink(0x808080, on: 0xFFFFFF) == Color(rgb: 0x808080))
  }

  @Test func `a page that is not shown as it was meant is noted`() {
    func kinds(_ state: Page.State) -> [PlacementNote.Kind] {
      placed(OneLine(color: dark, state: state)).notes.map(\.kind)
    }
    #expect(kinds(.whole) == [])
    #expect(kinds(.withoutTables) == [.tablesApart])
    #expect(kinds(.withoutStyles) == [.stylesLeftOut])
    #expect(kinds(.notLaid) == [.pageMissing])
  }
}
