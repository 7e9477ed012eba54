import TelltaleGraphics
import TelltaleModel

extension Palette {
  /// An ink where it can be read on what is behind it, else black or white: whichever is read best.
  ///
  /// The grounds lie on each other, the first one, which is opaque, at the bottom.
  package func readable(_ ink: ColorValue, on grounds: [ColorValue]) -> Color {
    let ground = seen(grounds)
    let ink = ink.resolved(in: self)
    if ink.over(ground).contrast(with: ground) >= Palette.leastContrast { return ink }
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
