/// A list and what was chosen of it: side by side where the glass is wide enough, and one after the other where it
/// is not.
package struct ScreenSplit: Hashable, Sendable {
  /// The screen that stands beside the list before anything is chosen.
  package var detail: String
  /// The width of the glass from which on they stand side by side.
  package var widerThan: RoomLength
  /// The width of the list; absent, two fifths of the glass within the bounds that lists are read in with ease.
  package var listWidth: StackLength?

  /// Creates a split.
  ///
  /// - Parameters:
  ///   - detail: The name of the screen that stands beside the list before anything is chosen.
  ///   - widerThan: The width of the glass from which on they stand side by side.
  ///   - listWidth: The width of the list; `nil` for two fifths of the glass within the bounds of easy reading.
  package init(
    detail: String, widerThan: RoomLength = .points(600), listWidth: StackLength? = nil
  ) {
    self.detail = detail
    self.widerThan = widerThan
    self.listWidth = listWidth
  }
}
