import TelltaleGraphics

/// How many items of a grid follow each other before a new line begins whatever room is left: those of a group that
/// has a text above or below it, and those between two such groups.
struct ItemRuns {
  private let counts: [Int]

  /// - Parameters:
  ///   - count: How many items there are in all.
  ///   - first: The items that begin a line.
  ///   - last: The items that end one.
  init(of count: Int, from first: some Collection<Int>, to last: some Collection<Int>) {
    let starts = Set([0]).union(first).union(last.map { $0 + 1 }).filter { $0 < count }.sorted()
    counts = zip(starts, starts.dropFirst() + [count]).map { $1 - $0 }
  }

  /// How many of one run there are at most.
  var longest: Int { counts.max() ?? 0 }

  /// How many lines of so many columns they fill.
  func lines(of columns: Int) -> Int {
    counts.map { ($0 + columns - 1) / columns }.reduce(0, +)
  }

  /// Whether no place of so many columns stays empty.
  func fill(_ columns: Int) -> Bool { counts.allSatisfy { $0.isMultiple(of: columns) } }

  /// The fewest columns that need no more lines than so many do.
  func evenColumns(upTo most: Int) -> Int {
    let lines = lines(of: most)
    return (1..<max(1, most)).first { self.lines(of: $0) == lines } ?? max(1, most)
  }
}

/// What the items of a collection may occupy, in pixels.
struct ItemRoom {
  /// What is seen at once.
  let size: PixelSize
  /// How much of the height what stands above and below groups takes.
  let texts: Int
  let gap: Int
  let margin: Int
  let runs: ItemRuns

  /// The width of the columns of a grid, which share what is left.
  ///
  /// - Parameters:
  ///   - least: How wide each is at the least.
  ///   - isEven: Whether there are no more than it takes for lines to be as long as each other.
  /// - Returns: Pixels of each.
  func columnWidth(atLeast least: Int, isEven: Bool) -> Int {
    let inner = max(1, size.width - 2 * margin)
    let most = max(1, (inner + gap) / (least + gap))
    let columns = isEven ? runs.evenColumns(upTo: most) : most
    return (inner - gap * (columns - 1)) / columns
  }
}
