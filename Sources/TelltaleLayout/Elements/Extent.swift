/// How much height an element asks for.
enum Extent: Hashable {
  case fixed(Int)
  /// Takes what is left, but at least this much; all of it would be `whole`.
  case flexible(least: Int, whole: Int)
  /// Takes what it needs of what is left, and no more (TEXT-VIEW-ANY-HEIGHT).
  case hugging(least: Int, whole: Int)

  var whole: Int {
    switch self {
    case .fixed(let height): height
    case .flexible(_, let whole), .hugging(_, let whole): whole
    }
  }

  var least: Int {
    switch self {
    case .fixed(let height): height
    case .flexible(let least, _), .hugging(let least, _): least
    }
  }
}

extension [Extent] {
  /// The heights, with what is free shared out: first to those that need it, then to those that take
  /// anything.
  func heights(sharing free: Int) -> [Int] {
    var free = free
    var heights = map(\.least)
    for index in indices {
      guard case .hugging(let least, let whole) = self[index] else { continue }
      let more = Swift.min(free, whole - least)
      heights[index] += more
      free -= more
    }
    let growing = indices.filter { if case .flexible = self[$0] { true } else { false } }
    for index in growing { heights[index] += free / growing.count }
    return heights
  }
}
