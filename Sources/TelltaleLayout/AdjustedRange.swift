import TelltaleGraphics
import TelltaleModel

/// The values that a control goes through by steps, and where it stands among them.
package struct AdjustedRange: Hashable, Sendable {
  /// Where its element stands in the scene.
  package let path: NodePath
  /// The number of steps from the least value to the greatest.
  package let steps: Int
  /// Steps from the least value to the one that it has.
  package let step: Int
  // In thousandths: sums of fractions stay exact.
  private let least: Int
  private let size: Int
  private let inset: Int
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - path: where its element stands in the scene.
  ///   - least: the least value, in thousandths.
  ///   - size: of a step, in thousandths; more than 0.
  ///   - steps: the number of steps to the greatest value; less than 1 is 1.
  ///   - step: steps from the least value to the one that it has; kept within the range.
  ///   - inset: pixels between the control's frame and the ends of its track.
  ///   - isRightToLeft: whether values grow towards the left.
  package init(
    path: NodePath, least: Int, size: Int, steps: Int, step: Int, inset: Int = 0,
    isRightToLeft: Bool = false
  ) {
    self.path = path
    self.steps = max(1, steps)
    self.step = min(max(0, step), self.steps)
    (self.least, self.size, self.inset) = (least, size, inset)
    self.isRightToLeft = isRightToLeft
  }

  /// The value after so many steps, as people write it without a unit: `21.5`.
  package func value(at step: Int) -> String {
    let thousandths = least + step * size
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// The step that a finger is at.
  ///
  /// - Parameters:
  ///   - point: where it is, in pixels of the display.
  ///   - frame: of the control.
  /// - Returns: The nearest one of the track.
  package func step(at point: PixelPoint, in frame: PixelRect) -> Int {
    let width = max(1, frame.width - 2 * inset)
    let along = isRightToLeft ? frame.maxX - inset - point.x : point.x - frame.x - inset
    return (min(max(0, along), width) * steps + width / 2) / width
  }

  /// True where both go through the same values on the same track, wherever they stand.
  package func isSame(as other: AdjustedRange) -> Bool {
    path == other.path && steps == other.steps && least == other.least && size == other.size
      && inset == other.inset && isRightToLeft == other.isRightToLeft
  }

  /// The step that is so many further.
  package func step(by count: Int) -> Int { min(max(0, step + count), steps) }

  /// The step that a way to the left or right leads to.
  package func step(toTheRight isRight: Bool) -> Int {
    step(by: isRight == isRightToLeft ? -1 : 1)
  }
}
