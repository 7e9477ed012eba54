/// The upper left corner of a round rectangle, or of a ring, as rows of coverage.
///
/// From the outside in, a row has empty pixels, edge pixels, full pixels and, in a ring, edge
/// pixels again where the hole begins. The other corners are mirror images.
struct CornerShape {
  /// What a shape is made from.
  struct Key: Equatable {
    /// Of the outer side; at most `RoundedBox.radiusLimit`.
    var radius: Int
    /// Thickness of the ring; nil for a corner that is filled.
    var ring: Int?
  }

  /// Pixels `start` to `end` of a row, counted from the outer side, that are covered in part.
  struct Edge {
    var start: Int
    var end: Int
    /// Where their coverage stands.
    var offset = 0
  }

  struct Row {
    var outer: Edge
    /// Where the hole of a ring begins; nil in rows that are full to the middle.
    var hole: Edge?
  }

  /// Counted from the corner's centre outwards, `radius` of them.
  private(set) var rows: [Row] = []
  /// Coverage of the edges, from the outside in.
  private var inward: [UInt8] = []
  /// The same with each edge from the inside out, for the corners on the right.
  private var outward: [UInt8] = []

  init(_ key: Key) {
    let outer = Disc(radius: key.radius)
    let inner = Disc(radius: max(0, key.radius - (key.ring ?? key.radius)))
    for row in 0..<key.radius {
      let outside = outer.edge(row)
      guard row < inner.radius else {
        rows.append(Row(outer: kept(outside) { outer.coverage(row, $0) }))
        continue
      }
      // Both discs have one centre, so the columns of the inner one are the last of the outer one.
      let shift = key.radius - inner.radius
      let hole = Edge(start: inner.edge(row).start + shift, end: inner.edge(row).end + shift)
      let ring = { outer.coverage(row, $0) - inner.coverage(row, $0 - shift) }
      if outside.end <= hole.start {
        rows.append(Row(outer: kept(outside, ring), hole: kept(hole, ring)))
      } else {
        // So thin that it is nowhere full: one edge, with an empty one after it.
        let whole = Edge(start: outside.start, end: hole.end)
        rows.append(Row(outer: kept(whole, ring), hole: Edge(start: hole.end, end: hole.end)))
      }
    }
  }

  /// Coverage of all edges, as they stand on the left side and on the right side.
  struct Coverage {
    let left: UnsafeBufferPointer<UInt8>
    let right: UnsafeBufferPointer<UInt8>
  }

  /// Lends the coverage for the time of the call.
  @inline(__always)
  func withCoverage(_ body: (Coverage) -> Void) {
    inward.withUnsafeBufferPointer { left in
      outward.withUnsafeBufferPointer { right in body(Coverage(left: left, right: right)) }
    }
  }

  private mutating func kept(_ edge: Edge, _ coverage: (Int) -> UInt8) -> Edge {
    let bytes = (edge.start..<edge.end).map(coverage)
    let kept = Edge(start: edge.start, end: edge.end, offset: inward.count)
    inward += bytes
    outward += bytes.reversed()
    return kept
  }
}
