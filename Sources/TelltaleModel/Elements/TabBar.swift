/// The sections of an app, always there and never disabled (TAB-BAR-NEVER-REMOVE).
package struct TabBar: Hashable, Sendable {
  package var id: String?
  /// The sections, at least one, fixed once loaded.
  package var tabs: [Tab]

  package init(id: String? = nil, tabs: [Tab]) {
    self.id = id
    self.tabs = tabs
  }
}

package struct Tab: Hashable, Sendable {
  package var id: String?
  package var title: TextVariants
  /// The name under which the application says another title.
  package var titleBinding: String? = nil
  package var icon: String?
  /// The screen that it shows, by name.
  package var screen: String?
  /// The elements that it shows where it names no screen.
  package var content: [Element]
  package var source: DataSource?
  /// The text in place of the content while there is none (TAB-BAR-EXPLAIN-UNAVAILABLE).
  package var unavailable: TextVariants?
  package var badge: Badge?

  package init(
    id: String? = nil, title: TextVariants, icon: String? = nil, screen: String? = nil,
    content: [Element] = [], source: DataSource? = nil, unavailable: TextVariants? = nil,
    badge: Badge? = nil
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.screen = screen
    self.content = content
    self.source = source
    self.unavailable = unavailable
    self.badge = badge
  }
}
