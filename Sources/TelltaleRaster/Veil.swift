/// A translucent colour that is laid over many pixels.
struct Veil {
  private let redBlue: WideBlend.Lanes
  private let green: WideBlend.Lanes
  private let rest: WideBlend.Lanes

  @inline(__always)
  init(_ ink: Ink) {
    let alpha = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: ink.alpha))
    let words = WideBlend.Words(repeating: ink.word)
    redBlue = WideBlend.redBlue(words) &* alpha
    green = WideBlend.green(words) &* alpha
    rest = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- ink.alpha))
  }

  /// Four pixels with the colour over them.
  @inline(__always)
  func over(_ ground: WideBlend.Words) -> WideBlend.Words {
    WideBlend.joined(
      redBlue: WideBlend.by255(redBlue &+ WideBlend.redBlue(ground) &* rest),
      green: WideBlend.by255(green &+ WideBlend.green(ground) &* rest))
  }
}
