import TelltaleGraphics
import TelltaleLayout

// Chevrons and marks.
extension Placement {
  /// The names of the signs that are drawn, in the order of drawing.
  package var signs: [String] {
    parts.compactMap { part in
      if case .sign(_, let name, _) = part.shape { name } else { nil }
    }
  }

  /// Where the first sign of a name is drawn.
  package func sign(_ name: String) -> PixelRect? {
    parts.lazy.compactMap { part in
      if case .sign(let rect, name, _) = part.shape { rect } else { nil }
    }.first
  }
}
