/// What a text is among the texts of a screen: the profile says how large and how bold that is.
package enum TextLevel: String, Hashable, Sendable, CaseIterable {
  case detail, body, title, large
  /// A number that is read from across the room.
  case figure
}
