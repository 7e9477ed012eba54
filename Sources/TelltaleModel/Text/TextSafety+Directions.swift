/// Marks that say which way a text goes.
extension TextSafety.Scanner {
  /// Whether some letter of the text is written from right to left: Hebrew, Arabic and their neighbours.
  mutating func isWrittenRightToLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    if let hasRightToLeft { return hasRightToLeft }
    let found = scalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        scalar.properties.isAlphabetic
      default: false
      }
    }
    hasRightToLeft = found
    return found
  }

  /// Whether an isolate, or the end of one, has its counterpart in the same line and does what
  /// translators use it for.
  mutating func isClosed(at index: Int, of scalars: [Unicode.Scalar]) -> Bool {
    if let isolates { return isolates.contains(index) }
    let found = closedIsolates(of: scalars)
    isolates = found
    return found.contains(index)
  }

  private mutating func closedIsolates(of scalars: [Unicode.Scalar]) -> Set<Int> {
    var closed: Set<Int> = []
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x0A: open = []
      case 0x2066...0x2068: open.append(index)
      case 0x2069:
        guard let start = open.popLast() else { continue }
        if scalars[start].value != 0x2067 || isWrittenRightToLeft(scalars) {
          closed.formUnion([start, index])
        }
      default: break
      }
    }
    return closed
  }
}
