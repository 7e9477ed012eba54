import TelltaleGraphics
import TelltaleModel

extension Palette {
  /// Returns an ink that can be read on its ground: the one that is wanted, else black or white,
  /// whichever is read best.
  ///
  /// - Parameters:
  ///   - ink: The ink that is wanted.
  ///   - grounds: Grounds that lie on each other, the first one, which is opaque, at the bottom.
  ///   - least: The contrast (WCAG 2.2) at which it can be read.
  /// - Returns: A colour that has this contrast with what is seen behind it, or comes nearest to
  ///   it.
  package func readable(
    _ ink: ColorValue, on grounds: [ColorValue], least: Double = Palette.leastContrast
  ) -> Color {
    let ground = seen(grounds)
    let ink = ink.resolved(in: self)
    if ink.over(ground).contrast(with: ground) >= least { return ink }
    return Color.white.contrast(with: ground) >= Color.black.contrast(with: ground)
      ? .white : .black
  }

  /// Returns the colour that is seen where colours lie on each other.
  ///
  /// - Parameter grounds: Colours from the bottom; the first one is opaque, and none means the
  ///   theme's ground.
  /// - Returns: An opaque colour.
  package func seen(_ grounds: [ColorValue]) -> Color {
    grounds.dropFirst().reduce(grounds.first?.resolved(in: self) ?? ground) { below, above in
      above.resolved(in: self).over(below)
    }
  }
}
