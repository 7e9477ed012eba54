import TelltaleGraphics

/// Elements beside or below each other, which share out the room that there is: a row, a column, a grid, or a card
/// with one of these on it.
package struct Stack: Hashable, Sendable {
  package var id: String?
  package var kind: StackKind
  /// The condition under which a row is a column.
  package var columnWhen: RoomCondition?
  /// The place of children across the direction; absent, the usual one.
  package var align: StackAlignment?
  /// The place of children along the direction, as far as none of them grows; absent, at the start, or where a
  /// column has the lines of a row stand.
  package var justify: StackJustification?
  /// Points between children; absent, the profile's.
  package var gap: Points?
  /// Points from its edges to its children; a side that is absent has a card's, or none.
  package var padding: StackPadding
  /// True where it reaches the edges of the screen; else it keeps to the column.
  package var isEdgeToEdge: Bool
  /// The fill behind its children.
  package var background: Fill?
  /// The picture behind its children by night; absent, that of the day, dimmed.
  package var nightBackground: String?
  /// The name under which the application updates the picture of the night.
  package var nightBinding: String?
  /// The name under which the application updates the picture behind it.
  package var backgroundBinding: String?
  /// Present for a card: a raised surface with round corners.
  package var card: CardFacts?
  package var items: [StackItem]

  package init(
    _ kind: StackKind = .column, id: String? = nil, columnWhen: RoomCondition? = nil,
    align: StackAlignment? = nil, justify: StackJustification? = nil, gap: Points? = nil,
    padding: StackPadding = StackPadding(), isEdgeToEdge: Bool = false,
    background: Fill? = nil, backgroundBinding: String? = nil, card: CardFacts? = nil,
    items: [StackItem] = []
  ) {
    self.kind = kind
    self.id = id
    self.columnWhen = columnWhen
    self.align = align
    self.justify = justify
    self.gap = gap
    self.padding = padding
    self.isEdgeToEdge = isEdgeToEdge
    self.background = background
    self.backgroundBinding = backgroundBinding
    self.card = card
    self.items = items
  }

  package var content: [Element] { items.map(\.element) }

  /// The name that the application hears of a card that is pressed: the id, else the event that it emits, else
  /// `card`.
  package var answer: String { id ?? card?.action?.emitted ?? "card" }

  /// The key that stands for it in a scene file.
  package var name: String {
    if card != nil { return "card" }
    return switch kind {
    case .column: "column"
    case .row: "row"
    case .grid: "grid"
    }
  }
}

/// The facts of a card beyond those of a stack.
package struct CardFacts: Hashable, Sendable {
  /// The action that a press on it starts; absent for one that is only looked at.
  package var action: Action?
  /// The state that decides whether it can be pressed.
  package var availability: Availability

  /// Creates the facts of a card.
  ///
  /// - Parameters:
  ///   - action: The action that a press on it starts; `nil` for one that is only looked at.
  ///   - availability: The state that decides whether it can be pressed.
  package init(action: Action? = nil, availability: Availability = Availability()) {
    self.action = action
    self.availability = availability
  }
}

/// A child of a stack: an element with its place among the others.
package struct StackItem: Hashable, Sendable {
  package var element: Element
  /// Its share of the room that is left along the stack's direction; 0 for what it needs and no more.
  package var grow: Double
  package var size: StackSize
  /// The place across the direction; absent, the one that the stack says.
  package var alignSelf: StackAlignment?
  /// The condition under which it is there at all; absent, it always is.
  package var when: RoomCondition?

  /// Creates a child of a stack.
  ///
  /// - Parameters:
  ///   - element: The element that it holds.
  ///   - grow: Its share of the room that is left along the stack's direction; 0 for what it needs and no more.
  ///   - size: The size as far as its author says.
  ///   - alignSelf: The place across the direction; `nil` for the one that the stack says.
  ///   - when: The condition under which it is there at all; `nil` where it always is.
  package init(
    _ element: Element, grow: Double = 0, size: StackSize = StackSize(),
    alignSelf: StackAlignment? = nil, when: RoomCondition? = nil
  ) {
    self.element = element
    self.grow = grow
    self.size = size
    self.alignSelf = alignSelf
    self.when = when
  }
}
