/// The motion of the vehicle, as far as the screen has to know.
package enum DrivingState: String, Hashable, Sendable, CaseIterable {
  case parked, idling, moving

  /// The state where nobody says one, or something unknown: the most restricted.
  package static let unknown = DrivingState.moving
}

/// The limits on what a screen may ask of the driver in one state; where one is absent, there is no limit.
package struct DrivingLimits: Hashable, Sendable {
  /// Rows or items of one list.
  package var listLength: Int?
  /// Characters of one text.
  package var textLength: Int?
  /// Screens pushed on each other.
  package var depth: Int?
  package var allowsTyping: Bool

  /// Creates limits; `nil` is no limit.
  ///
  /// - Parameters:
  ///   - listLength: The greatest number of rows or items of one list.
  ///   - textLength: The greatest number of characters of one text.
  ///   - depth: The greatest number of screens pushed on each other.
  ///   - allowsTyping: True where the driver may type.
  package init(
    listLength: Int? = nil, textLength: Int? = nil, depth: Int? = nil, allowsTyping: Bool = true
  ) {
    self.listLength = listLength
    self.textLength = textLength
    self.depth = depth
    self.allowsTyping = allowsTyping
  }
}
