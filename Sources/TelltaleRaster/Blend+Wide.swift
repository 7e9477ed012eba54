/// `Blend` for four pixels at a time, in eight lanes of 16 bits: the same result, bit by bit.
enum WideBlend {
  typealias Words = SIMD4<UInt32>
  typealias Lanes = SIMD8<UInt16>

  @inline(__always)
  static func redBlue(_ words: Words) -> Lanes {
    unsafeBitCast(words & Words(repeating: Blend.lanes), to: Lanes.self)
  }

  @inline(__always)
  static func green(_ words: Words) -> Lanes {
    unsafeBitCast(words &>> 8 & Words(repeating: Blend.lanes), to: Lanes.self)
  }

  @inline(__always)
  static func joined(redBlue: Lanes, green: Lanes) -> Words {
    unsafeBitCast(redBlue, to: Words.self) | unsafeBitCast(green, to: Words.self) &<< 8
  }

  /// Each lane divided by 255, to the nearest; `Blend.by255`.
  @inline(__always)
  static func by255(_ value: Lanes) -> Lanes {
    let sum = value &+ Lanes(repeating: 128)
    return (sum &+ sum &>> 8) &>> 8
  }

  /// Four coverage bytes, each in both lanes of its pixel.
  @inline(__always)
  static func spread(_ coverage: SIMD4<UInt8>) -> Lanes {
    let words = Words(truncatingIfNeeded: coverage)
    return unsafeBitCast(words | words &<< 16, to: Lanes.self)
  }

  /// True where two times four pixels are equal.
  @inline(__always)
  static func areSame(_ one: Words, _ other: Words) -> Bool {
    let difference = unsafeBitCast(one ^ other, to: SIMD2<UInt64>.self)
    return difference[0] | difference[1] == 0
  }
}
