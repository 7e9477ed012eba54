import TelltaleModel

/// What a part is drawn with.
package indirect enum PartInk: Hashable, Sendable {
  case value(ColorValue)
  /// Behind what is selected.
  case soft
  /// The ground of what stands out most, and of what has the focus: no brighter than it takes.
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

  /// A title on a body: at rest in this colour; with focus, or held down, in the one for that.
  case title(ColorRole, destroys: Bool)

  /// What stands on a ground that destroys: at rest in this ink; with focus in the one for that.
  case onDestroying(PartInk)

  /// Nothing at rest; with focus, or held down, the ink for that.
  case unseen

  /// Nothing at rest; over what is held down, as much of the ink for that as leaves it to be seen.
  case veil

  static func role(_ role: ColorRole) -> PartInk { .value(.role(role)) }
}
