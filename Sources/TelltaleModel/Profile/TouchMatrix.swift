/// The calibration matrix of libinput, as it works on a panel: rows first, x' = a x + b y + c, y' = d x + e y + f,
/// where panel and screen go from 0 to 1.
package enum TouchMatrix {
  /// The reason why nobody could press anything with a matrix.
  package enum Fault: Hashable, Sendable {
    /// It has not six finite numbers.
    case incomplete
    /// All places on the panel come to a point or a line, or nearly so.
    case flat
    /// Panel and screen hardly meet.
    case beside
  }

  /// The share of the screen's width and height that touches come to at the least, and that of the panel that
  /// they are from. Of a good panel it is nearly all, and what is worn or covered at its edges is less than a
  /// tenth.
  private static let least = 0.05

  /// Returns the fault of a matrix.
  ///
  /// - Parameter matrix: The numbers a to f; any other count is a fault.
  /// - Returns: The fault; `nil` for a matrix that can be used.
  package static func fault(of matrix: [Double]) -> Fault? {
    guard matrix.count == 6, matrix.allSatisfy(\.isFinite) else { return .incomplete }
    let (a, b, c) = (matrix[0], matrix[1], matrix[2])
    let (d, e, f) = (matrix[3], matrix[4], matrix[5])
    let determinant = a * e - b * d
    let squares = a * a + b * b + d * d + e * e
    let spread = max(0, squares * squares - 4 * determinant * determinant).squareRoot()
    // Its singular values: how far it pulls the panel out where that is furthest, and where it is least.
    let longest = ((squares + spread) / 2).squareRoot()
    guard abs(determinant) / longest >= least else { return .flat }
    let there = meets(a, b, c) && meets(d, e, f)
    let back =
      meets(e / determinant, -b / determinant, (b * f - c * e) / determinant)
      && meets(-d / determinant, a / determinant, (c * d - a * f) / determinant)
    return there && back ? nil : .beside
  }

  /// Whether what a row makes of all places from 0 to 1 is for some part from 0 to 1 again.
  private static func meets(_ x: Double, _ y: Double, _ shift: Double) -> Bool {
    let from = shift + min(0, x) + min(0, y)
    let to = shift + max(0, x) + max(0, y)
    return min(1, to) - max(0, from) >= least
  }
}
