import TelltaleGraphics
import TelltaleModel

/// The columns of a custom style: what names its width has it, the others share the rest.
package struct RowSlots {
  package var spans: [Range<Int>]

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
