import TelltaleGraphics

// What is drawn.
extension Hand {
  /// The alpha of each layer that dims what is below it.
  package var scrims: [UInt8] {
    picture.compactMap { if case .scrim(_, let color) = $0 { color.alpha } else { nil } }
  }

  /// What is filled, in order; the ground first.
  package var fills: [PixelRect] {
    picture.compactMap { command in
      switch command {
      case .fill(let rect, _), .roundedFill(let rect, _, _): rect
      default: nil
      }
    }
  }

  package var glyphCount: Int { glyphRuns.count }

  /// Every text that is drawn, with its place.
  package var glyphRuns: Set<String> {
    Set(
      picture.compactMap { command in
        guard case .glyphs(let run, let origin, _) = command else { return nil }
        return "\(origin.x) \(origin.y) \(run.glyphs.map(\.glyph))"
      })
  }
}
