/// The needs of eyes and fingers on a screen: letters by the angle that they fill, targets by their size.
package struct LegibilityProfile: Hashable, Sendable {
  /// Arc minutes of a capital's height below which nothing may be shown.
  package var leastArcMinutes = 0.0
  /// Arc minutes wanted for subtitles and values.
  package var detailArcMinutes = 0.0
  /// Arc minutes wanted for rows, tabs, buttons and running text.
  package var bodyArcMinutes = 0.0
  /// Arc minutes wanted for titles.
  package var titleArcMinutes = 0.0
  /// Millimetres that a row's capital has at least, however near people stand.
  package var capital = 0.0
  /// Millimetres that rows, tabs and buttons are high at least.
  package var rowTarget = 0.0
  /// Millimetres that whatever else is touched has at least, both ways.
  package var target = 0.0
  /// Millimetres between two buttons at least.
  package var gap = 0.0

  /// Creates a profile that asks for nothing; profiles of platforms fill it.
  package init() {}
}
