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

  /// Adds what is seen of the element in its frame.
  func place(in frame: PixelRect, into parts: inout ScreenParts)

  /// The same for an element that is to be as wide as its frame, where it can.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts)
}

extension ElementPlacer {
  func naturalWidth(in page: PixelSize) -> Int {
    page.width - 2 * pixels(metrics.paddingSide)
  }

  func leastWidth(in page: PixelSize) -> Int {
    min(naturalWidth(in: page), 2 * screen.leastTarget)
  }

  func baseline(width: Int) -> Int? { nil }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) { place(in: frame, into: &parts) }
}

/// A function that gives the placer of an element of the content; `nil` where it has none.
typealias PlacerChoice = (PlacedElement, ScreenContext) -> (any ElementPlacer)?
