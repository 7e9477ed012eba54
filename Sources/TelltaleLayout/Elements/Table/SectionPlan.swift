import TelltaleGraphics
import TelltaleModel

/// Where the rows of a table stand from its upper edge, with what is said above and below its sections.
struct SectionPlan: PartPlacer {
  let screen: ScreenContext
  /// Of a row, in pixels.
  private let rowHeight: Int
  private let count: Int
  private let sections: [Placed]
  /// Of all rows with their sections, in pixels.
  let height: Int
  /// Whether each section lies on a card.
  let isGrouped: Bool

  private struct Placed {
    let number: Int
    let rows: Range<Int>
    let header: SectionTextPlacer?
    let footer: SectionTextPlacer?
    /// Where the first row stands, and where the section ends.
    let top: Int
    let end: Int
    let headerHeight: Int
    let footerHeight: Int
  }

  init(_ table: Table, count: Int, rowHeight: Int, width: Int, _ screen: ScreenContext) {
    self.screen = screen
    self.rowHeight = rowHeight
    self.count = count
    isGrouped = screen.metrics.groupsRows && !screen.isOnCard && table.width == nil && count > 0
    let sides = isGrouped ? screen.pixels(screen.metrics.paddingSide) : 0
    let margin = isGrouped ? screen.pixels(screen.metrics.gap) : 0
    let inner = max(1, width - 2 * (screen.pixels(screen.metrics.rowInset) + sides))
    var y = 0
    var placed: [Placed] = []
    // Beside tabs at the side, and without a bar above it, the first row would lie on the edge of the display.
    let isAtEdge =
      screen.room.y == screen.frame.y && screen.frame.width < screen.context.size.width
      && !screen.isOnCard && !isGrouped
    let first = isAtEdge ? screen.pixels(screen.metrics.gap) : margin
    if isGrouped || isAtEdge, table.sections.isEmpty, count > 0 {
      y = first + count * rowHeight
      placed = [
        Placed(
          number: 0, rows: 0..<count, header: nil, footer: nil, top: first, end: y,
          headerHeight: first, footerHeight: 0)
      ]
    }
    for (number, rows) in table.sections.ranges(among: count).enumerated() {
      let section = table.sections[number]
      // What is cut while the vehicle moves has no header and no footer.
      if rows.isEmpty, section.count > 0 { continue }
      let data = screen.setting.data
      let header = data.header(of: section).map {
        SectionTextPlacer(screen: screen, text: $0, kind: .header)
      }
      let footer =
        rows.count == section.count
        ? data.footer(of: section).map {
          SectionTextPlacer(screen: screen, text: $0, kind: .footer)
        } : nil
      let above =
        header?.height(width: inner) ?? (number > 0 ? screen.pixels(screen.metrics.gap) : first)
      let below = footer?.height(width: inner) ?? 0
      let top = y + above
      y = top + rows.count * rowHeight + below
      placed.append(
        Placed(
          number: number, rows: rows, header: header, footer: footer, top: top, end: y,
          headerHeight: above, footerHeight: below))
    }
    sections = placed
    height = placed.isEmpty ? count * rowHeight : y + margin
  }

  /// Where rows and what is said of them stand from left to right.
  func column(of frame: PixelRect) -> PixelRect {
    let sides = isGrouped ? min(pixels(metrics.paddingSide), (frame.width - 1) / 2) : 0
    return frame.inset(PixelInsets(top: 0, left: sides, bottom: 0, right: sides))
  }

  /// Whether a row has no line below it: it ends the card that it lies on.
  func endsCard(_ index: Int) -> Bool {
    isGrouped && sections.contains { $0.rows.upperBound == index + 1 }
  }

  /// Adds the cards that rows lie on.
  ///
  /// - frame: Of the column that rows stand in.
  func placeCards(in frame: PixelRect, from y: Int, into parts: inout ScreenParts) {
    guard isGrouped else { return }
    let radius = pixels(metrics.cardCornerRadius)
    for section in sections where !section.rows.isEmpty {
      let card = frame.slice(
        y: y + section.top, height: section.end - section.footerHeight - section.top)
      guard card.intersects(parts.clip) else { continue }
      parts.add(.fill(card, radius: min(radius, card.height / 2), .role(.card)))
      let width = max(1, pixels(1))
      parts.add(.stroke(card, radius: min(radius, card.height / 2), width: width, .cardEdge))
    }
  }

  /// Where a row begins, in pixels.
  func top(of index: Int) -> Int {
    guard let section = sections.last(where: { $0.rows.lowerBound <= index }) else {
      return index * rowHeight
    }
    return section.top + (index - section.rows.lowerBound) * rowHeight
  }

  /// The rows that stand between two heights, in pixels.
  func rows(from upper: Int, to lower: Int) -> Range<Int> {
    guard !sections.isEmpty else {
      let first = max(0, upper / rowHeight)
      return first..<max(first, min(count, lower / rowHeight + 1))
    }
    var seen: Range<Int>?
    for section in sections where section.end > upper && section.top <= lower {
      let length = section.rows.count
      let first = min(length, max(0, (upper - section.top) / rowHeight))
      let last = min(length, max(first, (lower - section.top) / rowHeight + 1))
      let (from, to) = (section.rows.lowerBound + first, section.rows.lowerBound + last)
      seen = (seen?.lowerBound ?? from)..<to
    }
    return seen ?? 0..<0
  }

  /// Adds what is said above and below the sections.
  func placeTexts(
    in frame: PixelRect, from y: Int, at path: NodePath, into parts: inout ScreenParts
  ) {
    let inset = pixels(metrics.rowInset)
    let column = frame.slice(x: frame.x + inset, width: max(1, frame.width - 2 * inset))
    for section in sections {
      let own = path.key("sections").item(section.number)
      if let header = section.header {
        let top = y + section.top - section.headerHeight
        header.place(
          in: column.slice(y: top, height: section.headerHeight), at: own.key("header"),
          into: &parts)
      }
      if let footer = section.footer {
        let top = y + section.end - section.footerHeight
        footer.place(
          in: column.slice(y: top, height: section.footerHeight), at: own.key("footer"),
          into: &parts)
      }
    }
  }
}
