import TelltaleGraphics

/// The way in which the children of a stack follow each other.
package enum StackKind: Hashable, Sendable {
  /// Below each other.
  case column
  /// Beside each other, and on further lines where they do not fit.
  case row
  /// In lines of cells that are all equally wide.
  case grid(GridCells)
}

/// The number of cells in a line of a grid: no more than `columns`, and fewer where they would be narrower than
/// `width`.
package struct GridCells: Hashable, Sendable {
  package var columns: Int?
  package var width: Points?
  /// True where a line has as many cells as `columns`, however narrow they are.
  package var isExact = false

  /// Creates the number of cells.
  ///
  /// - Parameters:
  ///   - columns: The greatest number of cells in a line; `nil` for any number.
  ///   - width: The least width of a cell; `nil` for any width.
  package init(columns: Int? = nil, width: Points? = nil) {
    self.columns = columns
    self.width = width
  }
}

/// The direction in which the children of a card follow each other, in a word.
package enum StackDirection: String, Hashable, Sendable, CaseIterable {
  case column, row
}

/// The place of a stack's children across its direction.
package enum StackAlignment: String, Hashable, Sendable, CaseIterable {
  case start, center, end
  /// As wide, or high, as the stack.
  case stretch
  /// The first lines of texts of a row at one height.
  case baseline
}

/// The place of a stack's children along its direction.
package enum StackJustification: String, Hashable, Sendable, CaseIterable {
  case start, center, end
  /// The first at the start, the last at the end, the same room between all.
  case spaceBetween = "space-between"
  /// The same room on both sides of each.
  case spaceAround = "space-around"
  /// The same room before, between and behind all.
  case spaceEvenly = "space-evenly"
}

/// Points from the edges of a stack to its children, for each side; a side that is absent has a card's, or none.
package struct StackPadding: Hashable, Sendable {
  package var top: Points?
  package var bottom: Points?
  /// Points at the side where lines begin.
  package var start: Points?
  package var end: Points?

  package init(
    top: Points? = nil, bottom: Points? = nil, start: Points? = nil, end: Points? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.start = start
    self.end = end
  }

  /// Creates the same padding on all sides.
  ///
  /// - Parameter all: Points from each edge.
  package init(all: Points) { self.init(top: all, bottom: all, start: all, end: all) }
}

/// A length of a child of a stack.
package enum StackLength: Hashable, Sendable {
  case points(Points)
  /// A part of what the stack has, from 0 to 1.
  case share(Double)
}

/// The size that a child of a stack is to have, as far as its author says.
package struct StackSize: Hashable, Sendable {
  package var width: StackLength?
  package var height: StackLength?
  package var minWidth: StackLength?
  package var maxWidth: StackLength?
  package var minHeight: StackLength?
  package var maxHeight: StackLength?

  package init(
    width: StackLength? = nil, height: StackLength? = nil, minWidth: StackLength? = nil,
    maxWidth: StackLength? = nil, minHeight: StackLength? = nil, maxHeight: StackLength? = nil
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
  }
}

/// Room that stays empty.
package struct Spacer: Hashable, Sendable {
  /// Its share of the room that is left; of no account where it has a size.
  package var grow: Double
  /// Points along the direction of what it stands in.
  package var size: Points?

  /// Creates empty room.
  ///
  /// - Parameters:
  ///   - grow: The share of the room that is left; of no account beside a size.
  ///   - size: Points along the direction of what it stands in; `nil` for a share of the room.
  package init(grow: Double = 1, size: Points? = nil) {
    self.grow = grow
    self.size = size
  }
}
