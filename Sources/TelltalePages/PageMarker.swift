import CPages
import TelltaleGraphics
import TelltaleModel

extension PageLayout {
  /// Draws what stands before an item of a list that is not numbered.
  func draw(_ marker: telltale_marker, _ color: UInt32, _ box: PixelRect) {
    let ink = PageStyle.color(color)
    let side = max(3, box.height * 2 / 3)
    let dot = PixelRect(
      x: box.x + (box.width - side) / 2, y: box.midY - side / 2, width: side, height: side)
    switch marker {
    case telltale_circle:
      drawn.add(sign: .stroke(radius: side / 2, width: max(1, side / 6), ink), dot)
    case telltale_square: drawn.add(sign: .fill(radius: 0, ink), dot)
    default: drawn.add(sign: .fill(radius: side / 2, ink), dot)
    }
  }
}
