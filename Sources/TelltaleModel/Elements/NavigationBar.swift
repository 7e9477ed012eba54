import TelltaleGraphics

/// The bar of a screen: the place where one is, the way back, and a control or two (NAVIGATION-BAR-CROWDED).
package struct NavigationBar: Hashable, Sendable {
  package var title: TextVariants?
  package var titleBinding: String?
  /// The author's reason for having no title.
  package var titleOmittedBecause: String?
  /// The kind of the screen, such as `now-playing`.
  package var screenKind: String?
  /// The title of the way back to this screen, where that is not the screen's own.
  package var backTitle: TextVariants?
  /// The items in the order of the scene, set against the right edge.
  package var trailing: [BarItem]

  package init(
    title: TextVariants? = nil, titleBinding: String? = nil, titleOmittedBecause: String? = nil,
    screenKind: String? = nil, backTitle: TextVariants? = nil, trailing: [BarItem] = []
  ) {
    self.title = title
    self.titleBinding = titleBinding
    self.titleOmittedBecause = titleOmittedBecause
    self.screenKind = screenKind
    self.backTitle = backTitle
    self.trailing = trailing
  }
}

package enum BarItem: Hashable, Sendable {
  case button(Button)
  /// Points of room between two controls.
  case fixedSpace(Points)
  /// Something that has no place in a bar, by its key (NAVIGATION-BAR-CROWDED).
  case other(String)
}
