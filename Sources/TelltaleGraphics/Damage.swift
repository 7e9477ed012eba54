/// The part of a frame that differs from the one before: few rectangles that do not overlap.
package struct Damage: Hashable, Sendable {
  /// More than this many rectangles are merged into their bounds: past it, bookkeeping costs more
  /// than the pixels it saves, and drivers take a short list of clips.
  package static let limit = 8

  package private(set) var rects: [PixelRect]

  package init(_ rects: [PixelRect] = []) {
    self.rects = []
    for rect in rects { add(rect) }
  }

  package static func full(_ size: PixelSize) -> Damage { Damage([PixelRect(size)]) }

  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all damage.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle; those that it touches are merged with it.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var merged = rect
    while let index = rects.firstIndex(where: { $0.intersects(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Damage.limit { rects = [bounds] }
  }

  package mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  package func clipped(to bounds: PixelRect) -> Damage {
    Damage(rects.map { $0.intersection(bounds) })
  }
}
