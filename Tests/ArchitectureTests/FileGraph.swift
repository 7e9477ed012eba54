/// What uses what, by numbers.
struct FileGraph {
  let uses: [[Int]]
  private var index: [Int?]
  private var low: [Int]
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var count = 0
  private var found: [[Int]] = []

  private init(_ uses: [[Int]]) {
    self.uses = uses
    index = Array(repeating: nil, count: uses.count)
    low = Array(repeating: 0, count: uses.count)
    isOnStack = Array(repeating: false, count: uses.count)
  }

  /// The largest sets in which each leads to each other, over any way; the largest first.
  static func circles(_ uses: [[Int]]) -> [[Int]] {
    var graph = FileGraph(uses)
    for file in uses.indices where graph.index[file] == nil { graph.visit(file) }
    return graph.found.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// Tarjan's way: a file is the first of its circle where nothing below it leads above it.
  private mutating func visit(_ file: Int) {
    index[file] = count
    low[file] = count
    count += 1
    stack.append(file)
    isOnStack[file] = true
    for other in uses[file] {
      if let known = index[other] {
        if isOnStack[other] { low[file] = min(low[file], known) }
      } else {
        visit(other)
        low[file] = min(low[file], low[other])
      }
    }
    guard low[file] == index[file] else { return }
    var circle: [Int] = []
    while let last = stack.popLast() {
      isOnStack[last] = false
      circle.append(last)
      if last == file { break }
    }
    if circle.count > 1 { found.append(circle.sorted()) }
  }
}
