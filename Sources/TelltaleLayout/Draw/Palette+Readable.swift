import TelltaleGraphics
import TelltaleModel

extension Palette {
  /// An ink where it can be read on what is behind it, else black or white: whichever is read best.
  ///
  /// - Parameters:
  ///   - ink: What is wanted.
  ///   - grounds: What lies on each other, the first one, which is opaque, at the bottom.
  ///   - least: The contrast (WCAG 2.2) at which it can be read.
  /// - Returns: A colour that has this contrast with what is seen behind it, or comes nearest to it.
  package func readable(
    _ ink: ColorValue, on grounds: [ColorValue], least: Double = Palette.leastContrast
  ) -> Color {
    let ground = seen(grounds)
    let ink = ink.resolved(in: self)
    if ink.over(ground).contrast(with: ground) >= least { return ink }
    return Color.white.contrast(with: ground) >= Color.black.contrast(with: ground)
      ? .white : .black
  }

  /// What is seen of colours that lie on each other.
  package func seen(_ grounds: [ColorValue]) -> Color {
    grounds.dropFirst().reduce(grounds.first?.resolved(in: self) ?? ground) { below, above in
      above.resolved(in: self).over(below)
    }
  }
}
