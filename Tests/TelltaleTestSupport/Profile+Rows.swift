import TelltaleModel

extension Profile {
  /// Points that rows keep clear of the sides of a screen, and above the first one, where they lie on cards.
  package var rowMargins: (side: Int, top: Int) {
    screen.groupsRows ? (Int(screen.paddingSide.value), Int(screen.gap.value)) : (0, 0)
  }
}
