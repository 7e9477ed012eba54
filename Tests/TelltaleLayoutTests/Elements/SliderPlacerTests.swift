import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where a slider's track, knob, icons and figure stand.
@Suite struct SliderPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 600, height: 120)

  private func parts(
    _ slider: Slider, in screen: ScreenContext = .sample(), _ frame: PixelRect
  ) -> ScreenParts {
    screen.parts(of: .slider(slider), at: "slider", in: frame)
  }

  private func track(
    _ parts: ScreenParts
  ) throws -> (line: PixelRect, filled: PixelRect, knob: PixelRect) {
    try #require(
      parts.parts.lazy.compactMap { part in
        if case .track(let line, let filled, let knob, _, _) = part.shape {
          (line, filled, knob)
        } else {
          nil
        }
      }.first)
  }

  private static func slider(_ value: Int, figure: Bool = false) -> Slider {
    Slider(
      id: "s", about: "S", value: RangedValue(first: value * 1000), showsValue: figure,
      lowIcon: "minus", highIcon: "plus")
  }

  @Test func `the knob stands where a finger would set the value`() throws {
    for value in [0, 1, 40, 100] {
      let parts = parts(Self.slider(value), frame)
      let knob = try track(parts).knob
      let control = try #require(parts.controls.first)
      guard case .adjust(let range) = control.purpose else { throw CancellationError() }
      #expect(range.step == value && range.steps == 100)
      let point = PixelPoint(x: knob.midX, y: knob.midY)
      #expect(abs(range.step(at: point, in: control.frame) - value) <= 1)
      #expect(control.frame.x <= knob.x && knob.maxX <= control.frame.maxX)
    }
  }

  @Test func `from right to left it fills from the right`() throws {
    let left = try track(parts(Self.slider(25), frame))
    #expect(left.filled.x == left.line.x && left.filled.width < left.line.width / 2)
    let right = try track(parts(Self.slider(25), in: .sample("ar"), frame))
    #expect(right.filled.maxX == right.line.maxX && right.filled.width < right.line.width / 2)
    #expect(right.knob.midX > right.line.midX)
  }

  @Test(arguments: ["en", "ar"] as [Language])
  func `its track ends where text does, and the knob stands out`(language: Language) throws {
    for value in [0, 100] {
      let slider = Slider(id: "s", about: "S", value: RangedValue(first: value * 1000))
      let parts = parts(slider, in: .sample(language), frame)
      let found = try track(parts)
      #expect(abs(found.line.x - frame.x) <= 1 && abs(found.line.maxX - frame.maxX) <= 1)
      let control = try #require(parts.controls.first)
      #expect(control.frame.x <= found.knob.x && found.knob.maxX <= control.frame.maxX)
      guard case .adjust(let range) = control.purpose else { throw CancellationError() }
      let point = PixelPoint(x: found.knob.midX, y: found.knob.midY)
      #expect(range.step(at: point, in: control.frame) == value)
    }
  }

  @Test func `nothing of it stands out of the screen, or over what is beside it`() throws {
    let edge = frame.slice(x: 0, width: 800)
    let plain = Slider(id: "s", about: "S", value: RangedValue(first: 0))
    let control = try #require(parts(plain, in: .sample(), edge).controls.first)
    #expect(control.frame.x >= 0 && control.frame.maxX <= 800)
    let beside = parts(Self.slider(0, figure: true), in: .sample(), frame)
    let knob = try track(beside).knob
    let icons = beside.parts.compactMap { part -> PixelRect? in
      if case .icon(let rect, _, _) = part.shape { rect } else { nil }
    }
    #expect(icons.count == 2 && icons.allSatisfy { $0.intersection(knob).isEmpty })
  }

  @Test func `a hand's value stands before the scene's`() throws {
    var view = ViewState()
    view.adjusted["slider"] = 90
    let knob = try track(parts(Self.slider(10), in: .sample(view: view), frame)).knob
    #expect(knob.midX > frame.midX)
  }

  @Test func `a figure keeps its room, so that the track stays where it is`() throws {
    let few = try track(parts(Self.slider(1, figure: true), frame)).line
    let many = try track(parts(Self.slider(100, figure: true), frame)).line
    #expect(few == many)
  }

  @Test func `icons go where the track has no room beside them`() {
    func icons(_ width: Int) -> Int {
      parts(Self.slider(40), frame.slice(x: 0, width: width)).parts
        .count { if case .icon = $0.shape { true } else { false } }
    }
    #expect(icons(600) == 2)
    #expect(icons(160) == 0)
  }

  @Test func `a value is written as its language writes it`() {
    let value = RangedValue(least: -10_000, most: 10_000, size: 500, unit: "°C")
    #expect(Figure(value, in: "en").words(at: 1) == "−9.5\u{A0}°C")
    #expect(Figure(value, in: "de").words(at: 1) == "−9,5\u{A0}°C")
    #expect(Figure(RangedValue(unit: "%"), in: "de").words(at: 40) == "40%")
    #expect(Figure(RangedValue(), in: "fr").words(at: 7) == "7")
  }
}
