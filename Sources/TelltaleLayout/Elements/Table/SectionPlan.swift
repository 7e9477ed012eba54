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
    let inner = max(1, width - 2 * screen.pixels(screen.metrics.rowInset))
    var y = 0
    var placed: [Placed] = []
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
        header?.height(width: inner) ?? (number > 0 ? screen.pixels(screen.metrics.gap) : 0)
      let below = footer?.height(width: inner) ?? 0
      let top = y + above
      y = top + rows.count * rowHeight + below
      placed.append(
        Placed(
          number: number, rows: rows, header: header, footer: footer, top: top, end: y,
          headerHeight: above, footerHeight: below))
    }
    sections = placed
    height = placed.isEmpty ? count * rowHeight : y
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
