import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// What a clock shows, and where.
@Suite struct ClockPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 600, height: 100)

  private func screen(at time: WallTime) -> ScreenContext {
    var data = AppData()
    data.time = time
    return ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen", data: data),
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  private func time(_ hour: Int, _ minute: Int) -> WallTime {
    WallTime(year: 2026, month: 3, day: 12, hour: hour, minute: minute)
  }

  private func placed(_ clock: ClockFace = ClockFace()) -> PlacedElement {
    PlacedElement(.clock(clock), at: "now")
  }

  private func parts(
    _ clock: ClockFace = ClockFace(), at time: WallTime, in frame: PixelRect? = nil
  ) -> ScreenParts {
    let screen = screen(at: time)
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(placed(clock), in: frame ?? self.frame, into: &parts)
    return parts
  }

  private func texts(_ parts: ScreenParts) -> [String] {
    parts.parts.compactMap { if case .text(let text, _) = $0.shape { text.string } else { nil } }
  }

  @Test func `it shows the time that the data has`() {
    #expect(texts(parts(at: time(9, 41))) == ["09:41"])
    #expect(texts(parts(at: time(23, 5))) == ["23:05"])
    #expect(texts(parts(ClockFace(shows: .date), at: time(9, 41))) == ["2026-03-12"])
  }

  @Test func `a month stands on the line of its number`() throws {
    var data = AppData()
    data.time = time(9, 41)
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen", data: data)
    setting.words = try Platforms.lexicons().interface(in: "de")
    let screen = ScreenContext(
      setting,
      in: LayoutContext(
        profile: .sample(), language: "de", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
    let clock = placed(ClockFace(shows: .day))
    let whole = screen.naturalWidth(of: clock, in: PixelSize(width: 800, height: 480))
    let frame = PixelRect(x: 0, y: 0, width: whole - 4, height: 100)
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(clock, in: frame, into: &parts)
    let widths = parts.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.frame.width } else { nil }
    }
    // Each letter is as wide as any other: Donnerstag, has eleven and 12. März eight.
    let (first, last) = (try #require(widths.first), try #require(widths.last))
    #expect(widths.count == 2 && abs(first * 8 - last * 11) < first)
    #expect(parts.notes.isEmpty)
  }

  @Test(arguments: [nil, 60] as [Points?])
  func `words of a large clock are smaller than its digits, whatever size these have`(size: Points?)
    throws
  {
    var data = AppData()
    data.time = time(9, 41)
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen", data: data)
    setting.words = try Platforms.lexicons().interface(in: "en")
    let screen = ScreenContext(
      setting,
      in: LayoutContext(
        profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
    var parts = ScreenParts(of: screen, element: "screen")
    let look = TextLook(level: .figure, size: size)
    screen.place(placed(ClockFace(style: look)), in: frame, into: &parts)
    let heights = parts.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.frame.height } else { nil }
    }
    let (digits, words) = (try #require(heights.first), try #require(heights.last))
    #expect(heights.count == 2 && words * 2 < digits)
    let inks = parts.parts.compactMap { part in
      if case .text(_, let ink) = part.shape { ink } else { nil }
    }
    #expect(inks == [.role(.text), .role(.textSecondary)])
  }

  @Test func `no minute makes it wider, and it is never focused`() {
    let page = PixelSize(width: 800, height: 480)
    let widths = [time(11, 11), time(20, 48)].map {
      screen(at: $0).naturalWidth(of: placed(), in: page)
    }
    #expect(widths[0] == widths[1])
    #expect(parts(at: time(9, 41)).controls.isEmpty)
  }

  @Test func `what has no room is told`() {
    let narrow = PixelRect(x: 0, y: 0, width: 20, height: 40)
    #expect(parts(at: time(9, 41), in: narrow).notes.map(\.kind) == [.truncated])
    #expect(parts(at: time(9, 41)).notes.isEmpty)
  }
}
