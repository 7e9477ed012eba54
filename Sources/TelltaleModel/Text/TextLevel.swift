/// What a text is among the texts of a screen: the profile says how large and how bold that is.
package enum TextLevel: String, Hashable, Sendable, CaseIterable {
  /// What a screen is about.
  case largeTitle = "large-title"
  /// What a part of it is about, such as the song that plays.
  case title
  /// What leads a few lines of running text.
  case headline
  case body
  /// What goes with a title, such as who sings.
  case detail
  /// What is said in passing.
  case caption
  /// A number that is read from across the room.
  case figure
}
