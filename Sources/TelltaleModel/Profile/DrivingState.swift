/// How the vehicle moves, as far as the screen has to know.
package enum DrivingState: String, Hashable, Sendable, CaseIterable {
  case parked, idling, moving

  /// What holds where nobody says, or something unknown: the most restricted.
  package static let unknown = DrivingState.moving
}

/// What a screen may ask of the driver in one state; absent, there is no limit.
package struct DrivingLimits: Hashable, Sendable {
  /// Rows or items of one list.
  package var listLength: Int?
  /// Characters of one text.
  package var textLength: Int?
  /// Screens pushed on each other.
  package var depth: Int?
  package var allowsTyping: Bool

  package init(
    listLength: Int? = nil, textLength: Int? = nil, depth: Int? = nil, allowsTyping: Bool = true
  ) {
    self.listLength = listLength
    self.textLength = textLength
    self.depth = depth
    self.allowsTyping = allowsTyping
  }
}
