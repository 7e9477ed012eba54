/// The role of a text among the texts of a screen; the profile says how large and how bold it is.
package enum TextLevel: String, Hashable, Sendable, CaseIterable {
  /// The title that says what a screen is about.
  case largeTitle = "large-title"
  /// The title that says what a part of it is about, such as the song that plays.
  case title
  /// The line that leads a few lines of running text.
  case headline
  case body
  /// A text that goes with a title, such as who sings.
  case detail
  /// A text that is said in passing.
  case caption
  /// A number that is read from across the room.
  case figure
}
