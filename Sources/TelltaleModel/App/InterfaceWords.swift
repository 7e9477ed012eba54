/// The few words that the runtime says by itself, in one language.
package struct InterfaceWords: Hashable, Sendable {
  package var back: String
  package var more: String
  package var cancel: String
  /// The hint that leads to rows that came outside of what is seen; `#` stands for the count.
  package var newRows: String
  /// The text in place of content that could not be loaded.
  package var failed: String
  /// The text in place of content that cannot be had.
  package var unavailable: String
  /// The button that asks for it once more.
  package var retry: String
  /// The text for somebody who wants something that the vehicle's motion rules out.
  package var notWhileDriving = "Not while driving"
  /// The text below a list that is cut while the vehicle moves.
  package var moreWhenParked = "More when parked"
  /// The words by which clocks tell the time.
  package var clock = ClockWords.plain

  package init(
    back: String, more: String, cancel: String, newRows: String, failed: String,
    unavailable: String, retry: String
  ) {
    self.back = back
    self.more = more
    self.cancel = cancel
    self.newRows = newRows
    self.failed = failed
    self.unavailable = unavailable
    self.retry = retry
  }

  package static let english = InterfaceWords(
    back: "Back", more: "More", cancel: "Cancel", newRows: "# New", failed: "Loading failed",
    unavailable: "Not available", retry: "Try Again")
}
