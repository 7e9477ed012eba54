/// What one of several that stand along a line asks for, as flexbox has it.
struct FlexShare: Hashable {
  /// What it has where there is neither too much room nor too little.
  var base: Int
  /// It has no less than that, even where it may have no more.
  var least: Int
  var most: Int
  /// Its weight where room is left.
  var grow: Double

  init(base: Int, least: Int, most: Int = .max, grow: Double = 0) {
    self.base = base
    self.least = least
    self.most = most
    self.grow = grow
  }

  /// What it has before room is shared out.
  var usual: Int { clamped(base) }

  private func clamped(_ size: Int) -> Int { max(least, min(most, size)) }
}

extension [FlexShare] {
  /// What each has of a room: what is left is shared out by weight, and what is missing is taken from each in
  /// proportion to its size, down to its least.
  func sizes(in room: Int) -> [Int] {
    let usual = map(\.usual)
    let used = usual.reduce(0, +)
    if used < room { return grown(usual, to: room) }
    return used > room ? shrunk(usual, to: room) : usual
  }

  private func grown(_ usual: [Int], to room: Int) -> [Int] {
    var sizes = usual
    var open = indices.filter { self[$0].grow > 0 }
    while !open.isEmpty {
      let set = indices.filter { !open.contains($0) }.map { sizes[$0] }.reduce(0, +)
      let free = Double(room - set - open.map { self[$0].base }.reduce(0, +))
      // Weights of less than one in all leave room, as in flexbox.
      let weights = Swift.max(1, open.map { self[$0].grow }.reduce(0, +))
      let wanted = open.map { Double(self[$0].base) + free * self[$0].grow / weights }
      guard let bound = bound(wanted, open, at: \.least, <) ?? bound(wanted, open, at: \.most, >)
      else {
        fill(&sizes, open, wanted)
        break
      }
      for (index, size) in bound { sizes[index] = size }
      open.removeAll { index in bound.contains { $0.index == index } }
    }
    return sizes
  }

  private func shrunk(_ usual: [Int], to room: Int) -> [Int] {
    var sizes = usual
    var open = indices.filter { usual[$0] > self[$0].least }
    while !open.isEmpty {
      let over = Double(sizes.reduce(0, +) - room)
      let all = Double(open.map { sizes[$0] }.reduce(0, +))
      let wanted = open.map { Double(sizes[$0]) - over * Double(sizes[$0]) / all }
      guard let bound = bound(wanted, open, at: \.least, <) else {
        fill(&sizes, open, wanted)
        break
      }
      for (index, size) in bound { sizes[index] = size }
      open.removeAll { index in bound.contains { $0.index == index } }
    }
    return sizes
  }

  /// Those that would be past a bound, with the bound; `nil` where none would be.
  private func bound(
    _ wanted: [Double], _ open: [Int], at bound: KeyPath<FlexShare, Int>,
    _ isPast: (Double, Double) -> Bool
  ) -> [(index: Int, size: Int)]? {
    let past = zip(open, wanted).filter { isPast($1, Double(self[$0][keyPath: bound])) }
    return past.isEmpty ? nil : past.map { ($0.0, self[$0.0][keyPath: bound]) }
  }

  /// To the pixel, so that the last ends where the room does.
  private func fill(_ sizes: inout [Int], _ open: [Int], _ wanted: [Double]) {
    var (exact, given) = (0.0, 0)
    for (index, size) in zip(open, wanted) {
      exact += size
      let end = Int(exact.rounded())
      sizes[index] = end - given
      given = end
    }
  }
}
