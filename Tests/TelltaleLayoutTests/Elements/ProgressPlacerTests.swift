import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where a line that fills stands beside its figure.
@Suite struct ProgressPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 300, height: 60)

  private func placed(
    _ bar: ProgressBar, on screen: ScreenContext = .sample()
  ) throws -> (line: PixelRect, share: Double, texts: [PlacedText]) {
    let parts = screen.parts(of: .progress(bar), at: "bar", in: frame)
    var found: (PixelRect, Double)?
    var texts: [PlacedText] = []
    for part in parts.parts {
      if case .progress(let rect, let share, _) = part.shape { found = (rect, share) }
      if case .text(let text, _) = part.shape { texts.append(text) }
    }
    let (line, share) = try #require(found)
    return (line: line, share: share, texts: texts)
  }

  @Test func `a bar without a value is empty, and stays a bar where nobody knows`() throws {
    var data = AppData()
    let bar = ProgressBar(binding: "share")
    #expect(try placed(bar, on: .sample(data: data)).share == 0)
    data.setProgress("share", to: nil)
    #expect(try placed(bar, on: .sample(data: data)).share == 0)
    data.setProgress("share", to: 0.5)
    #expect(try placed(bar, on: .sample(data: data)).share == 0.5)
  }

  @Test func `the percent stand where the line ends, and leave it its length while it fills`()
    throws
  {
    let lines = try [0, 0.07, 0.62, 1].map { share in
      let placed = try placed(ProgressBar(share: share, figure: .percent))
      let text = try #require(placed.texts.first)
      #expect(text.string == "\(Int((share * 100).rounded()))%")
      #expect(text.frame.maxX == frame.maxX && placed.line.maxX < text.frame.x)
      #expect(abs(placed.line.midY - text.frame.midY) <= 1)
      return placed.line
    }
    #expect(Set(lines).count == 1 && lines[0].x == frame.x)
  }

  @Test func `where people read from the right the figure is at the left`() throws {
    let placed = try placed(ProgressBar(share: 0.5, figure: .percent), on: .sample("ar"))
    let text = try #require(placed.texts.first)
    #expect(text.frame.x == frame.x && placed.line.x > text.frame.maxX)
    #expect(placed.line.maxX == frame.maxX)
  }

  @Test func `a text of its own has half of the width at most`() throws {
    let long = RichText(TextContent(String(repeating: "word ", count: 20)))
    let placed = try placed(ProgressBar(share: 0.5, figure: .text(long)))
    #expect(placed.line.width > frame.width / 3)
    #expect(placed.texts.allSatisfy { $0.frame.x > placed.line.maxX })
  }

  /// Notes in which direction each text was to be set.
  private final class Directions: Typesetter {
    private(set) var asked: [String: TextDirection] = [:]

    func typeset(_ request: TextRequest) -> TypesetText {
      asked[request.string] = request.direction
      return GridTypesetter().typeset(request)
    }

    func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
      GridTypesetter().characters(in: request, line: line)
    }
  }

  @Test
  func `times keep their sign before them where people read from the right, and words do not`()
    throws
  {
    let directions = Directions()
    let screen = ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: "ar", size: PixelSize(width: 800, height: 480),
        typesetter: directions))
    let bar = ProgressBar(share: 0.5, elapsed: RichText("-3:01"), remaining: RichText("دقيقتان"))
    _ = try placed(bar, on: screen)
    #expect(directions.asked["-3:01"] == .leftToRight)
    #expect(directions.asked["دقيقتان"] == .natural)
  }

  @Test func `what has passed stands below the figure`() throws {
    let bar = ProgressBar(share: 0.5, elapsed: RichText("2:01"), figure: .percent)
    let texts = try placed(bar).texts
    #expect(texts.count == 2 && texts[1].frame.y >= texts[0].frame.maxY)
  }

  @Test func `it has the colour of the scene, until the application says another`() throws {
    var bar = ProgressBar(share: 0.5)
    func ink(_ said: String? = nil) throws -> PartInk {
      var setting = ScreenSetting(screen: Screen(content: []), path: "screen")
      if let said { setting.data.texts = ["ink": TextVariants(TextContent(said))] }
      let screen = ScreenContext(
        setting,
        in: LayoutContext(
          profile: .sample(), language: "en", size: PixelSize(width: 800, height: 480),
          typesetter: GridTypesetter()))
      var parts = ScreenParts(of: screen, element: "screen")
      screen.place(PlacedElement(.progress(bar), at: "bar"), in: frame, into: &parts)
      return try #require(
        parts.parts.lazy.compactMap { part in
          if case .progress(_, _, let ink) = part.shape { ink } else { nil }
        }.first)
    }
    #expect(try ink() == .role(.accent))
    bar.color = .role(.destructive)
    bar.colorBinding = "ink"
    #expect(try ink() == .role(.destructive))
    #expect(try ink("text") == .role(.text))
    #expect(try ink("nothing") == .role(.destructive))
  }
}
