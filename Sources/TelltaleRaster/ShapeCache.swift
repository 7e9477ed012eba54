/// A few shapes kept for the next frame, found by what they were made from; the oldest goes first.
struct ShapeCache<Key: Equatable, Shape> {
  private var entries: [(key: Key, shape: Shape)] = []
  private var oldest = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func shape(_ key: Key, make: (Key) -> Shape) -> Shape {
    for entry in entries where entry.key == key { return entry.shape }
    let shape = make(key)
    if entries.count < limit {
      entries.append((key, shape))
    } else {
      entries[oldest] = (key, shape)
      oldest = (oldest + 1) % limit
    }
    return shape
  }
}
