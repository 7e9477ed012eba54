import TelltaleTestSupport

/// What decides what hands do next: numbers by chance, or the bytes of a fuzzer.
package struct GestureChoices {
  private var chance: Chance
  private var bytes: ArraySlice<UInt8>?

  /// By chance, without end: the same numbers for the same seed.
  package init(seed: UInt64) { chance = Chance(seed: seed) }

  /// One byte a choice, two for one among more than 256; zeros past the end.
  package init(bytes: [UInt8]) {
    chance = Chance(seed: 0)
    self.bytes = bytes[...]
  }

  /// True once bytes have come to their end.
  package var isAtEnd: Bool { bytes?.isEmpty == true }

  package mutating func below(_ limit: Int) -> Int {
    guard bytes != nil else { return chance.below(limit) }
    var number = Int(bytes?.popFirst() ?? 0)
    if limit > 256 { number = number << 8 | Int(bytes?.popFirst() ?? 0) }
    return number % max(1, limit)
  }

  package mutating func one<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[below(values.count)]
  }

  /// True once in so many times.
  package mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
}
