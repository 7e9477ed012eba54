import TelltaleGraphics

extension ItemCollection {
  /// The name that events give it.
  package var name: String { id ?? source?.name ?? "collection" }
}

/// Pictures in a grid, a row, or an arrangement of their own (COLLECTION-ORDERED-VISUAL).
package struct ItemCollection: Hashable, Sendable {
  package var id: String?
  /// The items in the order of reading and of focus; ids are unique.
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
  /// True where its items are as large as there is room for, if that shows all of them at once.
  package var grows = false
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
  /// The text below its name.
  package var subtitle: TextVariants? = nil
  /// The price or another value, at its lower trailing side.
  package var price: TextVariants? = nil
  /// The badge at its upper trailing corner.
  package var badge: EntryBadge? = nil
  /// The colour behind it; absent, the theme's card.
  package var color: ColorValue? = nil
  /// An icon of the profile in the picture's place.
  package var icon: String? = nil
  /// The way in which its picture fills its place.
  package var picture = ItemPicture.cover
  /// The state that decides whether it can be chosen.
  package var availability = Availability()

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

/// The way in which the picture of an item fills its place.
package enum ItemPicture: String, Hashable, Sendable, CaseIterable {
  /// Covers its place above the words, and is cut there.
  case cover
  /// All of it is seen above the words.
  case fit
  /// Covers the whole item; words stand on a dark strip over its foot.
  case whole
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
  /// The text above the first of them, which says what they are...
  package var header: TextVariants? = nil
  /// ...and the one below the last, with what somebody has to know of them.
  package var footer: TextVariants? = nil
  /// The names under which the application says other texts.
  package var headerBinding: String? = nil
  package var footerBinding: String? = nil

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - items: The ids of its items.
  ///   - background: The fill that is drawn behind all of them; `nil` for none.
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

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - layout: The layout from then on.
  ///   - cause: `user-action`, `rotation`, `size-class`, `data-empty`, or something that is no good cause.
  package init(to layout: CollectionLayout, cause: String? = nil) {
    self.layout = layout
    self.cause = cause
  }
}
