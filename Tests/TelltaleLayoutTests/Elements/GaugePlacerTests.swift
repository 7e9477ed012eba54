import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where a gauge and its texts stand, and how much of it is filled.
@Suite struct GaugePlacerTests {
  private func parts(
    _ gauge: Gauge, in frame: PixelRect, on screen: ScreenContext = .sample(), fills: Bool = false
  ) -> ScreenParts {
    screen.parts(of: .gauge(gauge), at: "gauge", in: frame, fills: fills)
  }

  private func drawn(_ parts: ScreenParts) throws -> (frame: PixelRect, look: GaugeLook) {
    for part in parts.parts {
      if case .gauge(let rect, let look) = part.shape { return (frame: rect, look: look) }
    }
    throw CancellationError()
  }

  private func texts(_ parts: ScreenParts) -> [PlacedText] {
    parts.parts.compactMap { if case .text(let text, _) = $0.shape { text } else { nil } }
  }

  private let frame = PixelRect(x: 40, y: 60, width: 300, height: 240)

  @Test
  func
    `a ring goes all the way round, an arc is open at the foot, and both begin left of where they end`()
    throws
  {
    let screen = ScreenContext.sample()
    let ring = try drawn(parts(Gauge(share: 0.25, size: 100), in: frame, on: screen)).look
    #expect(ring.track.start == 0 && ring.track.sweep == ArcShape.turn)
    #expect(ring.filled.start == 0 && ring.filled.sweep == ArcShape.turn / 4)
    let arc = try drawn(parts(Gauge(share: 0.5, style: .arc), in: frame, on: screen)).look
    #expect(arc.track.start == ArcShape.turn * 5 / 8 && arc.track.sweep == ArcShape.turn * 3 / 4)
    #expect(arc.filled.sweep == ArcShape.turn * 3 / 8)
  }

  @Test func `pieces of the figure that have a style of their own get smaller with the rest`() {
    let figure = RichText([
      TextRun(text: "54%"), TextRun(text: "\n24.6 kWh", style: TextLook(level: .title)),
    ])
    let placed = parts(Gauge(share: 0.54, figure: figure, size: 150), in: frame)
    let heights = texts(placed).map(\.frame.height)
    #expect(texts(placed).map(\.string) == ["54%", "24.6 kWh"])
    #expect(heights.count == 2 && heights[0] > heights[1])
    #expect(placed.notes.isEmpty)
  }

  @Test func `it is no narrower than the longest word below it`() {
    let screen = ScreenContext.sample()
    let gauge = Gauge(share: 0.5, caption: RichText("Rindfleischetikettierungsgesetz now"))
    let page = PixelSize(width: 700, height: 400)
    let least = screen.leastWidth(of: PlacedElement(.gauge(gauge), at: "gauge"), in: page)
    let word = screen.setter.longestWord(
      of: [TextRun(text: "Rindfleischetikettierungsgesetz")], TextLook(level: .detail))
    #expect(least == word && word > 200)
  }

  @Test func `it runs clockwise where people read from the right, too, and stands at their side`()
    throws
  {
    let gauge = Gauge(share: 0.25, size: 100)
    let left = try drawn(parts(gauge, in: frame))
    let right = try drawn(parts(gauge, in: frame, on: .sample("ar")))
    #expect(left.look == right.look)
    #expect(left.frame.x == frame.x && right.frame.maxX == frame.maxX)
  }

  @Test func `the application says how much, and in which colour`() throws {
    var data = AppData()
    data.setProgress("level", to: 0.75)
    data.texts["ink"] = "destructive"
    let gauge = Gauge(share: 0.1, binding: "level", colorBinding: "ink", size: 100)
    let before = try drawn(parts(gauge, in: frame)).look
    #expect(before.share == 0.1 && before.ink == .value(.role(.accent)))
    let after = try drawn(parts(gauge, in: frame, on: .sample(data: data))).look
    #expect(after.share == 0.75 && after.ink == .value(.role(.destructive)))
  }

  @Test func `the figure is in the middle of the ring and inside of it, as large as fits`() throws {
    var heights: [Int] = []
    for size in [60.0, 120, 240] {
      let gauge = Gauge(share: 0.5, figure: RichText("62"), size: Points(size))
      let placed = parts(gauge, in: frame)
      let (circle, look) = try drawn(placed)
      let text = try #require(texts(placed).first)
      let inner = circle.insetBy(look.width)
      #expect(inner.contains(text.frame), "\(size)")
      #expect(abs(text.frame.midX - circle.midX) <= 1)
      heights.append(text.frame.height)
    }
    #expect(heights == heights.sorted() && heights[0] < heights[2])
  }

  @Test func `a figure keeps its size while a share counts up to a hundred`() throws {
    let heights = try ["1%", "12%", "100%"].map { figure in
      let gauge = Gauge(share: 0.5, figure: RichText(TextContent(figure)), size: 90)
      return try #require(texts(parts(gauge, in: frame)).first).frame.height
    }
    #expect(Set(heights).count == 1)
  }

  @Test func `a figure that does not fit is cut, and that is told`() {
    let long = RichText(TextContent(String(repeating: "long ", count: 9)))
    let placed = parts(Gauge(share: 0.5, figure: long, size: 60), in: frame)
    #expect(placed.notes.map(\.kind) == [.truncated])
    #expect(placed.notes.map(\.path) == [NodePath("gauge").key("figure")])
  }

  @Test func `a caption stands below, in the height that the gauge asks for`() throws {
    let screen = ScreenContext.sample()
    for style in Gauge.Style.allCases {
      let gauge = Gauge(share: 0.5, caption: RichText("184 km"), style: style, size: 100)
      let height = screen.extent(of: PlacedElement(.gauge(gauge), at: "gauge"), width: 300).whole
      let own = frame.slice(y: frame.y, height: height)
      let placed = parts(gauge, in: own, on: screen)
      let circle = try drawn(placed).frame
      let caption = try #require(texts(placed).first)
      #expect(caption.frame.maxY == own.maxY && circle.y == own.y)
      #expect(caption.frame.y > circle.y + circle.height * 85 / 100)
    }
  }

  @Test func `in a place that it is to fill it is as large as that allows`() throws {
    let filled = try drawn(parts(Gauge(share: 0.5), in: frame, fills: true)).frame
    #expect(filled.height == frame.height && filled.midX == frame.midX)
    let sized = try drawn(
      parts(Gauge(share: 0.5, size: 100), in: frame, fills: true)
    ).frame
    #expect(sized.height < frame.height && sized.midX == frame.midX && sized.midY == frame.midY)
  }

  @Test func `nothing is drawn over the track of what is empty`() throws {
    let look = try drawn(parts(Gauge(share: 0, size: 100), in: frame)).look
    #expect(look.filled.sweep == 0)
    let over = try drawn(parts(Gauge(share: 7, size: 100), in: frame)).look
    #expect(over.filled.sweep == ArcShape.turn)
  }

  @Test
  func
    `an icon is square, stands where lines begin, and grows with the letters unless its size is said`()
    throws
  {
    func square(_ icon: Icon, language: Language = "en", fills: Bool = false) throws -> PixelRect {
      let parts = ScreenContext.sample(language).parts(
        of: .icon(icon), at: "icon", in: frame, fills: fills)
      return try #require(
        parts.parts.compactMap { if case .icon(let rect, _, _) = $0.shape { rect } else { nil } }
          .first)
    }
    let plain = try square(Icon(name: "charge"))
    #expect(plain.width == plain.height && plain.x == frame.x)
    let screen = ScreenContext.sample()
    #expect(plain.width == screen.pixels(Profile.sample().typography.body.size))
    #expect(try square(Icon(name: "charge", size: 40)).width == screen.pixels(40))
    #expect(try square(Icon(name: "charge", size: 40), language: "ar").maxX == frame.maxX)
    #expect(try square(Icon(name: "charge", size: 40), fills: true).midX == frame.midX)
  }
}
