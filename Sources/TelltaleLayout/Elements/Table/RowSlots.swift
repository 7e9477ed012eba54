import TelltaleGraphics
import TelltaleModel

/// The columns of a custom style. Columns that name a width have it, the others share the rest.
package struct RowSlots {
  /// The columns in pixels from the row's leading edge, in the order of the style.
  package var spans: [Range<Int>]

  /// The columns of a row.
  ///
  /// - Parameters:
  ///   - style: The style, as the scene declares it.
  ///   - width: Pixels of the row.
  ///   - gap: Pixels between columns that follow each other.
  ///   - pixels: The conversion of points to pixels, by the density in force.
  package init(_ style: RowStyle, width: Int, gap: Int, pixels: (Points) -> Int) {
    let fixed = style.slots.compactMap { $0.width.map(pixels) }.reduce(0, +)
    let open = style.slots.filter { $0.width == nil }.count
    let gaps = gap * max(0, style.slots.count - 1)
    let share = open == 0 ? 0 : max(1, (width - fixed - gaps) / open)
    var x = 0
    spans = style.slots.map { slot in
      let start = min(max(0, slot.x.map(pixels) ?? x), max(0, width - 1))
      let end = min(width, start + max(1, slot.width.map(pixels) ?? share))
      x = end + gap
      return start..<max(start + 1, end)
    }
  }
}
