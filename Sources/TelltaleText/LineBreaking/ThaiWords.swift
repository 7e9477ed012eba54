import CThai

/// Word breaks inside Thai text, by libthai's dictionary.
final class ThaiWords {
  /// Letters looked at together. The search of the dictionary slows down with length; real text
  /// has spaces or other characters long before.
  private static let windowLimit = 1024

  /// The file that libthai reads.
  static let dictionary = "thbrk.tri"

  private let breaker: OpaquePointer?

  /// Reads the dictionary.
  init() { breaker = th_brk_new(nil) }

  deinit { if let breaker { th_brk_delete(breaker) } }

  /// False where the dictionary is not installed: then Thai is broken only at spaces.
  var isUsable: Bool { breaker != nil }

  static func isThai(_ scalar: UInt32) -> Bool { scalar >= 0x0E01 && scalar <= 0x0E5B }

  /// Adds the breaks inside Thai words' compounds to those that the spaces give.
  func addOpportunities(in scalars: ArraySlice<UInt32>, to opportunities: inout [Bool]) {
    var start = scalars.startIndex
    while let first = scalars[start...].firstIndex(where: Self.isThai) {
      var end = first
      while end < scalars.endIndex, Self.isThai(scalars[end]), end - first < Self.windowLimit {
        end += 1
      }
      for place in breaks(in: scalars[first..<end]) where place > 0 && place < end - first {
        opportunities[first + place - scalars.startIndex] = true
      }
      start = end
    }
  }

  private func breaks(in letters: ArraySlice<UInt32>) -> [Int] {
    guard let breaker else { return [] }
    let text = letters.map { thwchar_t(truncatingIfNeeded: $0) } + [0]
    var places = [Int32](repeating: 0, count: letters.count)
    let count = th_brk_wc_find_breaks(breaker, text, &places, places.count)
    return places.prefix(max(0, Int(count))).map(Int.init)
  }
}
