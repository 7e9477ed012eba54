import CPages
import TelltaleModel

/// A font as a page asks for it: a size and a weight of the profile's faces.
struct PageFont: Hashable {
  /// Pixels per em.
  var pixels: Int
  var weight: FontWeight
  var isUnderlined: Bool
  var isStruckThrough: Bool

  init(pixels: Int, weight: Int, decoration: UInt32) {
    self.pixels = pixels
    self.weight = weight >= 600 ? .semibold : .regular
    isUnderlined = decoration & 1 != 0
    isStruckThrough = decoration & 2 != 0
  }

  /// Its measures, with what a line is higher than its letters laid half above and half below.
  func metrics(_ text: TypesetText, lineHeight: Double) -> telltale_metrics {
    let ink = text.ascent + text.descent
    let height = max(ink, Int((Double(pixels) * lineHeight).rounded()))
    let descent = text.descent + (height - ink) / 2
    return telltale_metrics(
      height: Int32(height), ascent: Int32(height - descent), descent: Int32(descent),
      x_height: Int32(text.capHeight * 7 / 10))
  }
}
