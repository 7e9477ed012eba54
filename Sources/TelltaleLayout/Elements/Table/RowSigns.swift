import TelltaleGraphics
import TelltaleModel

/// What the rows of a table end with.
struct RowSigns: PartPlacer {
  let screen: ScreenContext
  /// Of a sign, in pixels: as high as the letters of a row.
  private let side: Int

  init(screen: ScreenContext) {
    self.screen = screen
    side = Int(screen.context.em(screen.type.row) / 64)
  }

  /// A mark, a chevron, or nothing.
  func sign(of row: TableRow) -> Sign? {
    if row.checkmark != nil { return Sign(.check, side: side * 9 / 8) }
    guard row.push != nil else { return nil }
    return Sign(screen.mirrorsRows ? .left : .right, side: side)
  }
}

extension PlacedText {
  mutating func moveLines(toLeft x: Int) {
    for index in lines.indices { lines[index].origin.x = x }
  }
}
