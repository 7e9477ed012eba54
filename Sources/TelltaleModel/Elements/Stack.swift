import TelltaleGraphics

/// Elements beside or below each other, which share out what room there is.
package struct Stack: Hashable, Sendable {
  package var id: String?
  package var direction: StackDirection
  /// Points of width below which a row is a column.
  package var columnBelow: Points?
  /// Points that each child of a row is wide at the least: where they do not fit, the row goes on in
  /// lines, all children equally wide.
  package var cellWidth: Points?
  /// Where children stand across the direction; absent, as is usual there.
  package var alignment: StackAlignment?
  /// Where children stand along the direction, as far as none of them grows.
  package var distribution: StackDistribution
  /// Points between children; absent, the profile's.
  package var gap: Points?
  /// Points from its edges to its children; absent, those of a card or none.
  package var padding: Points?
  /// Reaches the edges of the screen; else it keeps to the column.
  package var isEdgeToEdge: Bool
  /// Behind its children.
  package var background: Fill?
  /// The name under which the application updates the picture behind it.
  package var backgroundBinding: String?
  /// Present for a card: a raised surface with round corners.
  package var card: CardFacts?
  package var items: [StackItem]

  package init(
    id: String? = nil, direction: StackDirection = .vertical, columnBelow: Points? = nil,
    cellWidth: Points? = nil, alignment: StackAlignment? = nil,
    distribution: StackDistribution = .start,
    gap: Points? = nil, padding: Points? = nil, isEdgeToEdge: Bool = false,
    background: Fill? = nil, backgroundBinding: String? = nil, card: CardFacts? = nil,
    items: [StackItem] = []
  ) {
    self.id = id
    self.direction = direction
    self.columnBelow = columnBelow
    self.cellWidth = cellWidth
    self.alignment = alignment
    self.distribution = distribution
    self.gap = gap
    self.padding = padding
    self.isEdgeToEdge = isEdgeToEdge
    self.background = background
    self.backgroundBinding = backgroundBinding
    self.card = card
    self.items = items
  }

  package var content: [Element] { items.map(\.element) }

  /// What the application hears of a card that is pressed: the id, else the event it emits.
  package var answer: String { id ?? card?.action?.emitted ?? "card" }
}

/// What a card is beyond a stack.
package struct CardFacts: Hashable, Sendable {
  /// What a press on it starts; absent for one that is only looked at.
  package var action: Action?
  /// Whether it can be pressed now.
  package var availability: Availability

  package init(action: Action? = nil, availability: Availability = Availability()) {
    self.action = action
    self.availability = availability
  }
}

/// A child of a stack.
package struct StackItem: Hashable, Sendable {
  package var element: Element
  /// Its share of the room that is left along the stack's direction; 0 for what it needs and no more.
  package var grow: Double
  /// The shape of screen that it is for; absent, any.
  package var only: ScreenShape?

  package init(_ element: Element, grow: Double = 0, only: ScreenShape? = nil) {
    self.element = element
    self.grow = grow
    self.only = only
  }
}

package enum ScreenShape: String, Hashable, Sendable, CaseIterable {
  /// Higher than it is wide.
  case portrait
  case landscape
}

package enum StackDirection: String, Hashable, Sendable, CaseIterable {
  case vertical, horizontal
}

/// Where the children of a stack stand across its direction.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case start, center, end
  /// As wide, or high, as the stack.
  case stretch
}

/// Where the children of a stack stand along its direction.
package enum StackDistribution: String, Hashable, Sendable, CaseIterable {
  case start, center, end
  /// The first at the start, the last at the end, the same room between all.
  case apart
}
