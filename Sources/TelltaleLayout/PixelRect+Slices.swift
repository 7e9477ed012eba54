import TelltaleGraphics

extension PixelRect {
  /// The same rows, other columns.
  func slice(x: Int, width: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The same columns, other rows.
  func slice(y: Int, height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The same without a strip at one edge or several.
  func cut(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> PixelRect {
    PixelRect(
      x: x + left, y: y + top, width: max(0, width - left - right),
      height: max(0, height - top - bottom))
  }

  /// What is left when so many columns are taken at an end.
  func without(_ columns: Int, atLeading: Bool, mirrored: Bool) -> PixelRect {
    let isLeft = atLeading != mirrored
    return PixelRect(
      x: isLeft ? x + columns : x, y: y, width: max(1, width - columns), height: height)
  }
}
