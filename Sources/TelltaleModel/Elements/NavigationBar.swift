import TelltaleGraphics

/// The bar of a screen: where one is, the way back, and a control or two
/// (NAVIGATION-BAR-CROWDED).
package struct NavigationBar: Hashable, Sendable {
  package var title: TextVariants?
  package var titleBinding: String?
  /// Why there is no title.
  package var titleOmittedBecause: String?
  /// `now-playing` and the like, as a screen has it.
  package var screenKind: String?
  /// What the way back to this screen is called, where that is not its title.
  package var backTitle: TextVariants?
  /// In the order of the scene, set against the right edge.
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
