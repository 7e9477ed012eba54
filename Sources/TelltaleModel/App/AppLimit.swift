/// Something of a screen that is cut while driving.
package struct AppLimit: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case rows, items
    /// A text, counted in characters.
    case text
  }

  package var screen: String
  /// The element's id, else what it is bound to.
  package var control: String
  package var kind: Kind
  /// The number of rows, items or characters that are shown, ...
  package var shown: Int
  /// ...and the number that there are.
  package var all: Int

  package init(screen: String, control: String, kind: Kind, shown: Int, all: Int) {
    (self.screen, self.control, self.kind) = (screen, control, kind)
    (self.shown, self.all) = (shown, all)
  }

  /// Compares the things that two limits are about.
  ///
  /// - Parameter other: A limit that may have other numbers.
  /// - Returns: True where screen, control and kind are the same.
  package func isAbout(_ other: AppLimit) -> Bool {
    screen == other.screen && control == other.control && kind == other.kind
  }
}
