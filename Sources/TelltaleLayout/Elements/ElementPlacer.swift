import TelltaleGraphics
import TelltaleModel

/// Gives something of a screen its place.
protocol PartPlacer {
  var screen: ScreenContext { get }
}

extension PartPlacer {
  var metrics: ScreenMetrics { screen.metrics }
  var type: Typography { screen.type }

  func pixels(_ points: Points) -> Int { screen.pixels(points) }

  func line(_ text: TextContent, _ style: TextStyle, width: Int?) -> StyledText {
    screen.line(text, style, width: width)
  }
}

extension PartPlacer {
  /// How wide the longest word of a text is, as far as its letters tell which that is; of the variant where it is the
  /// shortest.
  func longestWord(of text: TextVariants, _ style: TextStyle) -> Int {
    text.all.map { variant in
      screen.context.longestWords(of: variant.string).map { word in
        line(TextContent(word, language: variant.language), style, width: nil).text.width
      }.max() ?? 0
    }.min() ?? 0
  }
}

/// Gives one kind of element its place; each stands in a folder of its own.
protocol ElementPlacer: PartPlacer {
  /// The height that the element asks for at a width, in pixels.
  func extent(width: Int) -> Extent

  /// How wide it is in a row where each element is as wide as it likes, in pixels; `page` is what is
  /// seen at once.
  func naturalWidth(in page: PixelSize) -> Int

  /// How narrow it may be for no word of it to be broken, and nothing of it to be cut, in pixels.
  func leastWidth(in page: PixelSize) -> Int

  /// How far its first line of text stands below its top at a width, in pixels; `nil` where it has none.
  func baseline(width: Int) -> Int?

  /// How far what is pressed of it stands out of the sides of its frame at a width; `nil` where nothing of it is pressed.
  func reach(width: Int, fills: Bool) -> SideReach?

  /// Adds what is seen of the element in its frame.
  func place(in frame: PixelRect, into parts: inout ScreenParts)

  /// The same for an element that is to be as wide as its frame, where it can.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts)
}

extension ElementPlacer {
  func naturalWidth(in page: PixelSize) -> Int { usualWidth(in: page) }

  /// What margins leave of a page, and of a place that is hardly wider than these as much as a finger hits.
  func usualWidth(in page: PixelSize) -> Int {
    max(page.width - 2 * pixels(metrics.paddingSide), min(page.width, screen.leastTarget))
  }

  func leastWidth(in page: PixelSize) -> Int {
    min(naturalWidth(in: page), 2 * screen.leastTarget)
  }

  func baseline(width: Int) -> Int? { nil }

  func reach(width: Int, fills: Bool) -> SideReach? { SideReach() }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) { place(in: frame, into: &parts) }
}

/// A function that gives the placer of an element of the content; `nil` where it has none.
typealias PlacerChoice = (PlacedElement, ScreenContext) -> (any ElementPlacer)?
