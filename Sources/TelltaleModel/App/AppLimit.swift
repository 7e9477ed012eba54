/// Something of a screen that is cut while driving.
package struct AppLimit: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case rows, items
    /// In characters.
    case text
  }

  package var screen: String
  /// The element's id, else what it is bound to.
  package var control: String
  package var kind: Kind
  /// How many are shown, ...
  package var shown: Int
  /// ...and how many there are.
  package var all: Int

  package init(screen: String, control: String, kind: Kind, shown: Int, all: Int) {
    (self.screen, self.control, self.kind) = (screen, control, kind)
    (self.shown, self.all) = (shown, all)
  }

  /// True for the same thing, however many there are of it now.
  package func isAbout(_ other: AppLimit) -> Bool {
    screen == other.screen && control == other.control && kind == other.kind
  }
}
