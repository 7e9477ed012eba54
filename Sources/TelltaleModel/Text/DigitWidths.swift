/// The digits of a text that stand on one width each.
package enum DigitWidths: UInt8, Hashable, Sendable {
  /// Those of numbers, so that a time or a counter does not move as it changes; those of names such as A11 have
  /// the widths that their face gives them.
  case ofNumbers
  /// All digits, for a text that is a number, whatever letters it has.
  case all
  case none
}
