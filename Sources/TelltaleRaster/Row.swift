import CShim

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
      set(ink.word)
    } else {
      blend(ink)
    }
  }

  /// By the C library, which has such a loop for each kind of processor, as wide as that one can: grounds are half of what a
  /// whole frame takes.
  private func set(_ word: UInt32) {
    guard count > 0 else { return }
    telltale_fill(start, word, count)
  }

  /// A translucent colour over what is there. What lies under shadows and scrims is of one colour most often, for which
  /// the result is computed once.
  func blend(_ ink: Ink) {
    let wide = Veil(ink)
    var index = 0
    var ground = WideBlend.Words()
    var result = wide.over(ground)
    while index &+ 4 <= count {
      let words = load(index)
      if !WideBlend.areSame(words, ground) {
        ground = words
        result = wide.over(ground)
      }
      store(result, index)
      index &+= 4
    }
    while index < count {
      start[index] = Blend.over(start[index], ink.word, alpha: ink.alpha)
      index &+= 1
    }
  }

  /// A colour by coverage: `coverage` holds a byte for each pixel.
  @inline(__always)
  func tint(_ ink: Ink, coverage: UnsafePointer<UInt8>) {
    if count < 4 {
      tintFew(ink, coverage)
    } else if ink.isOpaque {
      tintMany(ink, coverage, isOpaque: true)
    } else {
      tintMany(ink, coverage, isOpaque: false)
    }
  }

  /// Most text is opaque: `isOpaque` is a constant of the loop, which then has one product less.
  @inline(__always)
  private func tintMany(_ ink: Ink, _ coverage: UnsafePointer<UInt8>, isOpaque: Bool) {
    var index = 0
    while index &+ 4 <= count {
      tint(ink, quad(coverage, index), index, isOpaque)
      index &+= 4
    }
    if count > index {
      // The last four once more, without those that are done: no coverage changes nothing.
      let done = UInt32(truncatingIfNeeded: 4 &- (count &- index)) &* 8
      tint(ink, (quad(coverage, count &- 4) &>> done) &<< done, count &- 4, isOpaque)
    }
  }

  @inline(__always)
  private func tintFew(_ ink: Ink, _ coverage: UnsafePointer<UInt8>) {
    for index in 0..<count {
      let share = Blend.product(UInt32(coverage[index]), ink.alpha)
      start[index] = Blend.over(start[index], ink.word, alpha: share)
    }
  }

  /// Four pixels by four coverage bytes; most of them around a glyph have none.
  @inline(__always)
  private func tint(_ ink: Ink, _ coverage: UInt32, _ index: Int, _ isOpaque: Bool) {
    guard coverage != 0 else { return }
    let words = WideBlend.Words(repeating: ink.word)
    let mask = WideBlend.spread(unsafeBitCast(coverage, to: SIMD4<UInt8>.self))
    let alpha = WideBlend.Lanes(repeating: UInt16(truncatingIfNeeded: ink.alpha))
    let share = isOpaque ? mask : WideBlend.by255(mask &* alpha)
    let rest = WideBlend.Lanes(repeating: 255) &- share
    let ground = load(index)
    let redBlue = WideBlend.redBlue(words) &* share &+ WideBlend.redBlue(ground) &* rest
    let green = WideBlend.green(words) &* share &+ WideBlend.green(ground) &* rest
    store(
      WideBlend.joined(redBlue: WideBlend.by255(redBlue), green: WideBlend.by255(green)), index)
  }

  @inline(__always)
  private func quad(_ coverage: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self))
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
