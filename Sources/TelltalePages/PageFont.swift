import CPages
import TelltaleModel

/// A font as a page asks for it: a size and a weight of the profile's faces.
struct PageFont: Hashable {
  /// Pixels of the screen per em.
  var pixels: Int
  var weight: FontWeight
  var shape: FontShape
  var isUnderlined: Bool
  var isStruckThrough: Bool
  /// True where the page wants it smaller than it may be.
  var isRaised: Bool

  /// - families: as CSS lists them; of theirs only whether all letters are equally wide is heard.
  /// - least: pixels per em of the smallest text.
  init(
    families: String = "", pixels: Int, weight: Int, isItalic: Bool = false, decoration: UInt32,
    least: Int = 1
  ) {
    self.pixels = max(pixels, least)
    isRaised = pixels < least
    self.weight = weight >= 600 ? .semibold : .regular
    let first = families.split(separator: ",").first?.lowercased() ?? ""
    let isMonospace = ["mono", "courier", "consolas", "menlo"].contains { first.contains(text: $0) }
    shape = isMonospace ? .monospace : isItalic ? .italic : .upright
    isUnderlined = decoration & 1 != 0
    isStruckThrough = decoration & 2 != 0
  }

  /// Its measures in pixels of CSS, with what a line is higher than its letters laid half above and
  /// half below.
  func metrics(
    _ text: TypesetText, lineHeight: Double, _ scale: PageScale
  ) -> telltale_metrics {
    let ink = text.ascent + text.descent
    let whole = max(ink, Int((Double(pixels) * lineHeight).rounded()))
    let height = scale.units(whole)
    let descent = scale.units(text.descent + (whole - ink) / 2)
    return telltale_metrics(
      height: Int32(height), ascent: Int32(height - descent), descent: Int32(descent),
      x_height: Int32(scale.units(text.capHeight * 7 / 10)))
  }
}
