import TelltaleGraphics

/// A panel as it is sold, by the diagonal that people call it by.
package struct UsualPanel: Hashable, Sendable {
  /// The name: `7in`, and more where several panels have one size.
  package var name: String
  package var pixels: PixelSize
  /// The millimetres that the pixels fill.
  package var size: PanelSize

  init(_ name: String, _ width: Int, _ height: Int, _ across: Double, _ down: Double) {
    self.name = name
    pixels = PixelSize(width: width, height: height)
    size = PanelSize(width: across, height: down)
  }

  /// The same upright.
  private var portrait: UsualPanel {
    UsualPanel(name + "-portrait", pixels.height, pixels.width, size.height, size.width)
  }

  package var isWide: Bool { pixels.width > pixels.height }

  /// Returns the panel as somebody sees it from a distance.
  ///
  /// - Parameter distance: Millimetres to the eyes, more than 0.
  /// - Returns: A panel whose size is as given.
  package func panel(distance: Double) -> Panel {
    Panel(pixels: pixels, size: size, distance: distance, source: .device)
  }
}

extension UsualPanel {
  /// All panels, from one of a lift to one of a hall; the large ones both ways. Millimetres are of data sheets and
  /// makers' drawings.
  package static let all: [UsualPanel] = wide + wide.suffix(2).map(\.portrait)

  private static let wide = [
    UsualPanel("3.5in", 320, 240, 70, 53), UsualPanel("4.3in", 480, 272, 95, 54),
    UsualPanel("5in", 800, 480, 108, 65), UsualPanel("7in", 800, 480, 154, 86),
    UsualPanel("7in-1024x600", 1024, 600, 154, 86), UsualPanel("8in", 1280, 720, 177, 100),
    UsualPanel("10.1in", 1280, 800, 217, 136),
    UsualPanel("10.1in-1024x600", 1024, 600, 222, 130), UsualPanel("10.25in", 1920, 720, 243, 91),
    UsualPanel("12.3in", 1920, 720, 292, 110), UsualPanel("12.8in", 2560, 960, 304, 114),
    UsualPanel("15.6in", 1920, 1080, 344, 194), UsualPanel("21.5in", 1920, 1080, 476, 268),
  ]

  /// Returns the panel of a name.
  ///
  /// - Parameter name: A name such as `7in`.
  /// - Returns: The panel; `nil` for a name that none has.
  package static func named(_ name: String) -> UsualPanel? { all.first { $0.name == name } }

  /// Returns the panel that has so many pixels, whichever way it stands.
  ///
  /// - Parameter pixels: The pixels of the picture.
  /// - Returns: The panel that is sold most of those with so many; `nil` where none has them.
  package static func of(_ pixels: PixelSize) -> UsualPanel? {
    if let usual = mostSold.first(where: { $0.pixels == pixels }) { return usual }
    let turned = PixelSize(width: pixels.height, height: pixels.width)
    return mostSold.first { $0.pixels == turned }?.portrait
  }

  private static let mostSold =
    ["7in", "10.1in-1024x600", "10.25in"].compactMap(named) + all

  /// Reads a panel from words.
  ///
  /// - Parameter text: A name, or pixels and millimetres such as `800x480 on 154x86`.
  /// - Returns: The panel; `nil` for a text that is neither.
  package static func reading(_ text: String) -> UsualPanel? {
    if let usual = named(text) { return usual }
    let words = text.split(separator: " ")
    guard words.count == 3, words[1] == "on" else { return nil }
    let pixels = words[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let sides = words[2].split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard pixels.count == 2, sides.count == 2, let width = pixels[0], let height = pixels[1],
      let across = sides[0], let down = sides[1], width > 0, height > 0,
      millimetres.contains(across), millimetres.contains(down)
    else { return nil }
    return UsualPanel(text, width, height, across, down)
  }

  /// The millimetres that a side of a panel may have.
  package static let millimetres = 5.0...5_000
}
