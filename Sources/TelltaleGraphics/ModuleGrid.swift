/// A square of modules that are dark or not: what a QR code is made of.
package struct ModuleGrid: Hashable, Sendable {
  /// Modules of a row and of a column.
  package let side: Int
  /// Row by row.
  package let dark: [Bool]

  /// A grid of modules; `nil` where there are not as many modules as a square has.
  package init?(side: Int, dark: [Bool]) {
    guard side > 0, side < 1 << 10, dark.count == side * side else { return nil }
    self.side = side
    self.dark = dark
  }
}
