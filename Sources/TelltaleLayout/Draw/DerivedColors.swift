import TelltaleGraphics
import TelltaleModel

/// Colours that a picture takes from its theme by reckoning, each once and only where it is drawn with.
final class DerivedColors {
  private let palette: Palette
  private(set) lazy var outline = palette.outline
  private(set) lazy var lit = palette.lit
  private(set) lazy var onLit = palette.onLit

  init(_ palette: Palette) { self.palette = palette }
}
