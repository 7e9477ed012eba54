import TelltaleModel

/// Where children begin along a stack, and how far they are from each other.
struct StackLine {
  let start: Int
  let gap: Int

  /// - free: Pixels that nobody takes.
  init(_ justify: StackJustification, free: Int, gap: Int, count: Int) {
    let free = max(0, free)
    switch justify {
    case .start: (start, self.gap) = (0, gap)
    case .center: (start, self.gap) = (free / 2, gap)
    case .end: (start, self.gap) = (free, gap)
    case .spaceBetween: (start, self.gap) = (0, count > 1 ? gap + free / (count - 1) : gap)
    case .spaceAround:
      let around = free / max(1, count)
      (start, self.gap) = (around / 2, gap + around)
    case .spaceEvenly:
      let even = free / (count + 1)
      (start, self.gap) = (even, gap + even)
    }
  }
}

extension StackAlignment {
  /// How far from the start something stands that leaves so much room.
  func start(free: Int) -> Int {
    switch self {
    case .start, .stretch, .baseline: 0
    case .center: max(0, free / 2)
    case .end: max(0, free)
    }
  }
}
