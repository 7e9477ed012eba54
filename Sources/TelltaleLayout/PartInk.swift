import TelltaleModel

/// What a part is drawn with.
package indirect enum PartInk: Hashable, Sendable {
  case value(ColorValue)
  /// Behind what stands out a little.
  case soft
  /// The edge of what is pressed or filled: told from all that it may lie on.
  case outline
  /// Behind what stays at the side: the lower edge of the ground behind a question by itself.
  case groundFoot
  /// The line around a card; the colour of cards in themes that have none.
  case cardEdge
  /// Between a row and the next; nothing where the row has a mark.
  case divider
  /// At rest this ink, as an edge of what stands on a ground; nothing once that has the fill of a state.
  case edge(PartInk)
  /// The ground of what stands out most, and of what is selected: no brighter than it takes.
  case lit(destroys: Bool)
  /// What is read on that ground.
  case onLit(destroys: Bool)
  /// Fixed by the guidelines, in every theme.
  case white
  /// The first where it has this contrast with what is behind it, else black or white: whichever is
  /// read best. The grounds lie on each other, the first one, which is opaque, at the bottom.
  case readable(ColorValue, on: [ColorValue], least: Double = Palette.leastContrast)
  /// Behind text that is marked: as much of the accent as leaves the text legible.
  case mark(under: Set<PartInk>, on: ColorValue)

  /// As faint as what cannot be chosen.
  case faint(PartInk)

  /// A title on a body: at rest in this colour; lifted, or held down, in the one for that.
  case title(ColorRole, destroys: Bool)

  /// What stands on a ground that destroys: at rest in this ink; lifted in the one for that.
  case onDestroying(PartInk)

  /// Nothing at rest; on what is selected, lifted or held down, the ink for that.
  case unseen

  /// Nothing at rest; over what is held down, as much of the ink for that as leaves it to be seen.
  case veil

  static func role(_ role: ColorRole) -> PartInk { .value(.role(role)) }
}
