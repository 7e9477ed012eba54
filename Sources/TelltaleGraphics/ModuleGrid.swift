/// A square of modules that are dark or light, of which a QR code is made.
package struct ModuleGrid: Hashable, Sendable {
  /// The number of modules of a row and of a column.
  package let side: Int
  /// True for dark modules, row by row.
  package let dark: [Bool]

  /// A grid of modules; `nil` where there are not as many modules as a square has.
  ///
  /// - Parameters:
  ///   - side: Modules of a row, 1 to 1023.
  ///   - dark: True for each dark module, row by row; `side` times `side` of them.
  package init?(side: Int, dark: [Bool]) {
    guard side > 0, side < 1 << 10, dark.count == side * side else { return nil }
    self.side = side
    self.dark = dark
  }
}
