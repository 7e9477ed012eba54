import CPages
import TelltaleGraphics

/// Between the pixels of CSS, in which a page is laid out, and those of the screen: a length that an
/// author writes is as long on a dense screen as on any other.
struct PageScale {
  /// Pixels of the screen for one of CSS.
  let factor: Double

  init(_ factor: Double) { self.factor = factor > 0 ? factor : 1 }

  func pixels(_ units: Int) -> Int { Int((Double(units) * factor).rounded()) }

  /// Boxes that touch stay so.
  func pixels(_ box: telltale_box) -> PixelRect {
    let (left, top) = (pixels(Int(box.x)), pixels(Int(box.y)))
    return PixelRect(
      x: left, y: top, width: pixels(Int(box.x) + Int(box.width)) - left,
      height: pixels(Int(box.y) + Int(box.height)) - top)
  }

  /// At least as long.
  func units(_ pixels: Int) -> Int { Int((Double(pixels) / factor).rounded(.up)) }
}
