import TelltaleGraphics
import TelltaleModel

/// The values that a control goes through by steps, and the present one among them.
package struct AdjustedRange: Hashable, Sendable {
  /// The place of its element in the scene.
  package let path: NodePath
  /// The number of steps from the least value to the greatest.
  package let steps: Int
  /// Steps from the least value to the present one.
  package let step: Int
  // In thousandths: sums of fractions stay exact.
  private let least: Int
  private let size: Int
  private let inset: Int
  private let isRightToLeft: Bool

  /// A range of values.
  ///
  /// - Parameters:
  ///   - path: The place of its element in the scene.
  ///   - least: The least value, in thousandths.
  ///   - size: The size of a step, in thousandths; more than 0.
  ///   - steps: Steps from the least value to the greatest; less than 1 is 1.
  ///   - step: Steps from the least value to the present one; kept within the range.
  ///   - inset: Pixels between the control's frame and the ends of its track.
  ///   - isRightToLeft: True where values grow towards the left.
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

  /// Returns the value after a number of steps.
  ///
  /// - Parameter step: Steps from the least value.
  /// - Returns: The value as people write it, without a unit and without zeros at its end: `21.5`.
  package func value(at step: Int) -> String {
    let thousandths = least + step * size
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// Returns the step that a finger is at.
  ///
  /// - Parameters:
  ///   - point: The finger, in pixels of the display.
  ///   - frame: The control, in pixels of the display.
  /// - Returns: The nearest step of the track.
  package func step(at point: PixelPoint, in frame: PixelRect) -> Int {
    let width = max(1, frame.width - 2 * inset)
    let along = isRightToLeft ? frame.maxX - inset - point.x : point.x - frame.x - inset
    return (min(max(0, along), width) * steps + width / 2) / width
  }

  /// Returns true where both go through the same values on the same track, whatever their present
  /// values are.
  ///
  /// - Parameter other: A range, such as that of the placement before.
  /// - Returns: False also where the elements stand in different places of the scene.
  package func isSame(as other: AdjustedRange) -> Bool {
    path == other.path && steps == other.steps && least == other.least && size == other.size
      && inset == other.inset && isRightToLeft == other.isRightToLeft
  }

  /// Returns the step that is a number of steps further.
  ///
  /// - Parameter count: Steps to go on; negative ones go back.
  /// - Returns: Steps from the least value, kept within the range.
  package func step(by count: Int) -> Int { min(max(0, step + count), steps) }

  /// Returns the step to which an arrow leads.
  ///
  /// - Parameter isRight: True for the arrow to the right, false for the one to the left.
  /// - Returns: Steps from the least value, kept within the range; values grow to the left where
  ///   the language is written so.
  package func step(toTheRight isRight: Bool) -> Int {
    step(by: isRight == isRightToLeft ? -1 : 1)
  }
}
