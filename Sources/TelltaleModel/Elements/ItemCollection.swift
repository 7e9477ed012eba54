import TelltaleGraphics

extension ItemCollection {
  /// What events call it.
  package var name: String { id ?? source?.name ?? "collection" }
}

/// Pictures in a grid, a row, or an arrangement of their own (COLLECTION-ORDERED-VISUAL).
package struct ItemCollection: Hashable, Sendable {
  package var id: String?
  /// In the order of reading and of focus; ids are unique.
  package var items: [CollectionItem]
  package var layout: CollectionLayout
  package var layoutReason: String?
  /// Points between items; absent, the profile's.
  package var spacing: Points?
  package var groups: [ItemGroup]
  /// Gestures beyond tap, hold and swipe (COLLECTION-GESTURES-CUSTOM).
  package var gestures: [ItemGesture]
  package var animates: Bool
  /// The theme's transition by name.
  package var animation: String?
  package var layoutChanges: [LayoutChange]
  package var source: DataSource?
  package var header: [Element]
  /// True for items of which the vehicle's motion keeps some from being shown; no scene says so.
  package var isCut = false

  package init(
    id: String? = nil, items: [CollectionItem], layout: CollectionLayout = .grid,
    layoutReason: String? = nil, spacing: Points? = nil, groups: [ItemGroup] = [],
    gestures: [ItemGesture] = [], animates: Bool = true, animation: String? = nil,
    layoutChanges: [LayoutChange] = [], source: DataSource? = nil, header: [Element] = []
  ) {
    self.id = id
    self.items = items
    self.layout = layout
    self.layoutReason = layoutReason
    self.spacing = spacing
    self.groups = groups
    self.gestures = gestures
    self.animates = animates
    self.animation = animation
    self.layoutChanges = layoutChanges
    self.source = source
    self.header = header
  }
}

package struct CollectionItem: Hashable, Sendable {
  package var id: String
  /// A picture of the bundle.
  package var image: String?
  package var text: TextVariants?
  /// Points; absent, the grid's.
  package var size: ItemSize?
  package var action: Action?

  package init(
    id: String, image: String? = nil, text: TextVariants? = nil, size: ItemSize? = nil,
    action: Action? = nil
  ) {
    self.id = id
    self.image = image
    self.text = text
    self.size = size
    self.action = action
  }
}

package struct ItemSize: Hashable, Sendable {
  package var width: Points
  package var height: Points

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

package enum CollectionLayout: Hashable, Sendable {
  case grid, row
  /// Items one after another at their own sizes, as many to a line as fit.
  case flow
  /// An arrangement that the application knows by name; drawn as `flow`.
  case custom(String)

  package var name: String {
    switch self {
    case .grid: "grid"
    case .row: "row"
    case .flow: "flow"
    case .custom(let name): name
    }
  }
}

/// Items that belong together and share something drawn behind them.
package struct ItemGroup: Hashable, Sendable {
  package var items: [String]
  package var background: Fill?

  package init(items: [String], background: Fill? = nil) {
    self.items = items
    self.background = background
  }
}

package struct ItemGesture: Hashable, Sendable {
  package var kind: String
  package var action: Action

  package init(kind: String, action: Action) {
    self.kind = kind
    self.action = action
  }
}

/// A change of layout that the author foresees (COLLECTION-LAYOUT-CHANGE-MOTIVATED).
package struct LayoutChange: Hashable, Sendable {
  package var layout: CollectionLayout
  /// `user-action`, `rotation`, `size-class`, `data-empty`, or something that is no good cause.
  package var cause: String?

  package init(to layout: CollectionLayout, cause: String? = nil) {
    self.layout = layout
    self.cause = cause
  }
}
