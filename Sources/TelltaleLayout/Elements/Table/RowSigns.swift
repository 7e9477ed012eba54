import TelltaleGraphics
import TelltaleModel

/// What the rows of a table end with, set once for all that need it.
struct RowSigns: PartPlacer {
  let screen: ScreenContext
  private var mark: StyledText?
  private var push: StyledText?

  init(screen: ScreenContext) { self.screen = screen }

  /// A mark, a chevron, or nothing.
  mutating func sign(of row: TableRow) -> StyledText? {
    if row.checkmark != nil {
      mark = mark ?? set("✓")
      return mark
    }
    guard row.push != nil else { return nil }
    push = push ?? set(screen.mirrorsRows ? "‹" : "›")
    return push
  }

  private func set(_ sign: String) -> StyledText {
    line(.sign(sign), TextStyle(size: type.row.size, weight: .semibold), width: nil)
  }
}

extension TextContent {
  /// A sign that points where it says: in a language from right to left it would be mirrored.
  static func sign(_ sign: String) -> TextContent { TextContent(sign, language: leftToRight) }

  private static let leftToRight: Language = "en"
}

extension PlacedText {
  mutating func moveLines(toLeft x: Int) {
    for index in lines.indices { lines[index].origin.x = x }
  }
}
