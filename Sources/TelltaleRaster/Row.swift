/// Part of one row of pixels, to be painted: the four inner loops of the rasterizer.
///
/// Callers have clipped: `count` words from `start` on belong to the surface.
struct Row {
  let start: UnsafeMutablePointer<UInt32>
  let count: Int

  /// Everything in one colour.
  @inline(__always)
  func fill(_ ink: Ink) {
    if ink.isOpaque {
      start.update(repeating: ink.word, count: count)
    } else {
      blend(ink)
    }
  }

  /// A translucent colour over what is there.
  func blend(_ ink: Ink) {
    let alpha = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: ink.alpha))
    let rest = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- ink.alpha))
    let ink8 = WideBlend.Words(repeating: ink.word)
    let redBlue = WideBlend.redBlue(ink8) &* alpha
    let green = WideBlend.green(ink8) &* alpha
    var index = 0
    while index &+ 8 <= count {
      let ground = load(index)
      store(
        WideBlend.joined(
          redBlue: WideBlend.by255(redBlue &+ WideBlend.redBlue(ground) &* rest),
          green: WideBlend.by255(green &+ WideBlend.green(ground) &* rest)), index)
      index &+= 8
    }
    while index < count {
      start[index] = Blend.over(start[index], ink.word, alpha: ink.alpha)
      index &+= 1
    }
  }

  /// A colour by coverage: `coverage` holds a byte for each pixel.
  func tint(_ ink: Ink, coverage: UnsafePointer<UInt8>) {
    let alpha = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: ink.alpha))
    let full = WideBlend.Lanes(repeating: 255)
    let ink8 = WideBlend.Words(repeating: ink.word)
    let redBlue = WideBlend.redBlue(ink8)
    let green = WideBlend.green(ink8)
    var index = 0
    while index &+ 8 <= count {
      let bits = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt64.self)
      if bits != 0 {
        let mask = WideBlend.spread(unsafeBitCast(bits, to: SIMD8<UInt8>.self))
        let share = WideBlend.by255(mask &* alpha)
        let rest = full &- share
        let ground = load(index)
        store(
          WideBlend.joined(
            redBlue: WideBlend.by255(redBlue &* share &+ WideBlend.redBlue(ground) &* rest),
            green: WideBlend.by255(green &* share &+ WideBlend.green(ground) &* rest)), index)
      }
      index &+= 8
    }
    while index < count {
      let mask = UInt32(coverage[index])
      if mask != 0 {
        let share = Blend.product(mask, ink.alpha)
        start[index] = Blend.over(start[index], ink.word, alpha: share)
      }
      index &+= 1
    }
  }

  /// Premultiplied `0xAARRGGBB` words over what is there.
  func lay(_ words: UnsafePointer<UInt32>) {
    for index in 0..<count where words[index] != 0 {
      start[index] = Blend.over(start[index], premultiplied: words[index])
    }
  }

  @inline(__always)
  private func load(_ index: Int) -> WideBlend.Words {
    UnsafeRawPointer(start + index).loadUnaligned(as: WideBlend.Words.self)
  }

  @inline(__always)
  private func store(_ words: WideBlend.Words, _ index: Int) {
    UnsafeMutableRawPointer(start + index).storeBytes(of: words, as: WideBlend.Words.self)
  }
}
