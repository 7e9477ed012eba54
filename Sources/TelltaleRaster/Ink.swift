import TelltaleGraphics

/// A colour made ready for blending: `0x00RRGGBB` and its alpha.
struct Ink: Hashable {
  let word: UInt32
  /// 0 to 255.
  let alpha: UInt32

  init(_ color: Color) {
    word = color.rgb
    alpha = UInt32(color.alpha)
  }

  private init(word: UInt32, alpha: UInt32) {
    self.word = word
    self.alpha = alpha
  }

  /// The ink thinned to a coverage of 255.
  func covering(_ coverage: UInt8) -> Ink {
    Ink(word: word, alpha: Blend.product(UInt32(coverage), alpha))
  }

  var isOpaque: Bool { alpha == 255 }
}

extension Color {
  /// This colour seen through `scrim`: moved towards the scrim's colour by the scrim's alpha, its
  /// own alpha kept.
  ///
  /// A scrim is defined by this, not by a pass over the finished pixels: what it dims is painted
  /// with dimmed colours from the start. Plain surfaces get the very bytes that the pass would
  /// give, and the pass itself, the dearest of the whole frame, is never made.
  func dimmed(by scrim: Color) -> Color {
    let behind = withAlpha(255)
    return scrim.over(behind).withAlpha(alpha)
  }
}
