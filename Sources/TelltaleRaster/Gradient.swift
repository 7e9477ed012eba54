import TelltaleGraphics

/// A rectangle that goes over from one colour to another, row by row.
///
/// Between two steps of a channel rows alternate, since at night, where steps are few, each of them would
/// be seen as an edge. What a row has depends on its place alone, as damage demands.
struct Gradient {
  private let rect: PixelRect
  private let from: Color
  private let to: Color

  /// 256ths of a step, in an order in which neighbours differ most.
  private static let shifts = [32, 160, 96, 224, 64, 192, 0, 128]

  init(_ rect: PixelRect, from: Color, to: Color) {
    (self.rect, self.from, self.to) = (rect, from, to)
  }

  /// - Parameters:
  ///   - surface: What is painted.
  ///   - dimmed: A colour as scrims leave it.
  func paint(_ surface: Surface, dimmed: (Color) -> Color) {
    let box = Box(rect)
    for y in surface.rows(box.top, box.bottom) {
      surface.span(y, box.left, box.right, Ink(dimmed(color(at: y - box.top))))
    }
  }

  func color(at row: Int) -> Color {
    let shift = Self.shifts[row & 7]
    let last = max(1, rect.height - 1)
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let whole = Int(from) * 256 + (Int(to) - Int(from)) * 256 * row / last
      return UInt8(min(255, (whole + shift) >> 8))
    }
    return Color(
      red: channel(from.red, to.red), green: channel(from.green, to.green),
      blue: channel(from.blue, to.blue)
    ).withAlpha(channel(from.alpha, to.alpha))
  }
}
