import TelltaleModel

/// The colour with which a part is drawn, before a theme and a state decide it.
package indirect enum PartInk: Hashable, Sendable {
  case value(ColorValue)
  /// The ground of something that stands out a little.
  case soft
  /// The edge of a control or of a filled part, with contrast to every ground that it may lie on.
  case outline
  /// The lower edge of the ground behind a question by itself, also used behind everything that
  /// stays at the side.
  case groundFoot
  /// The line around a card; the colour of cards in themes that have none.
  case cardEdge
  /// The line between a row and the next; no line where the row has a mark.
  case divider
  /// An edge on a ground: this ink at rest, and no ink once the ground has the fill of a state.
  case edge(PartInk)
  /// The ground of the most prominent things and of selected ones, no brighter than it takes.
  case lit(destroys: Bool)
  /// The ink of text on that ground.
  case onLit(destroys: Bool)
  /// White in every theme, where the guidelines fix it.
  case white
  /// The first colour where it has this contrast with its ground, else black or white, whichever is
  /// read best. The grounds lie on each other, the first one, which is opaque, at the bottom.
  case readable(ColorValue, on: [ColorValue], least: Double = Palette.leastContrast)
  /// The ground of marked text: as much of the accent as leaves the text legible.
  case mark(under: Set<PartInk>, on: ColorValue)

  /// This ink, as faint as that of things that cannot be chosen.
  case faint(PartInk)

  /// A title on a body: at rest in this colour; lifted or held down, in the colour for that state.
  case title(ColorRole, destroys: Bool)

  /// The ink of something on a ground that destroys: this ink at rest; lifted, the ink for that
  /// state.
  case onDestroying(PartInk)

  /// No ink at rest; on something that is selected, lifted or held down, the ink for that state.
  case unseen

  /// No ink at rest; over something that is held down, as much of the ink for that state as leaves
  /// it visible.
  case veil

  static func role(_ role: ColorRole) -> PartInk { .value(.role(role)) }
}
