/// The part of a frame that differs from the frame before: few rectangles that do not overlap.
package struct Damage: Hashable, Sendable {
  /// The largest number of rectangles. More than these become their bounds: beyond it, bookkeeping
  /// costs more than the pixels it saves. A list that scrolls has about thirty: texts in columns,
  /// and a line for each row between them.
  package static let limit = 64

  package private(set) var rects: [PixelRect]

  /// The damage of some rectangles, joined as by `add`.
  ///
  /// - Parameter rects: Rectangles in pixels, which may overlap; empty ones are left out.
  package init(_ rects: [PixelRect] = []) {
    self.rects = []
    for rect in rects { add(rect) }
  }

  /// Returns the damage of a whole surface.
  ///
  /// - Parameter size: Pixels of the surface.
  /// - Returns: One rectangle from the origin; none where the size is empty.
  package static func full(_ size: PixelSize) -> Damage { Damage([PixelRect(size)]) }

  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all damage.
  package var bounds: PixelRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds a rectangle. It is merged with rectangles with which it nearly fills their common bounds.
  /// Other rectangles keep only the part that lies outside of it.
  ///
  /// - Parameter rect: Pixels that have changed; an empty rectangle adds nothing.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    guard let merged = joined(rect) else { return }
    cut(merged)
    rects.append(merged)
    if rects.count > Damage.limit { rects = [bounds] }
  }

  /// Adds the old and the new place of something: as one rectangle where it moved only a little.
  ///
  /// - Parameters:
  ///   - old: Pixels that it took before; empty where it was not there.
  ///   - new: Pixels that it takes now; empty where it has gone.
  package mutating func add(from old: PixelRect, to new: PixelRect) {
    if !old.isEmpty, new.joinsWell(with: old) {
      add(old.union(new))
    } else {
      add(new)
      add(old)
    }
  }

  /// The rectangle with all that it joins well with, which are taken out; `nil` where it is covered.
  private mutating func joined(_ rect: PixelRect) -> PixelRect? {
    var merged = rect
    while let index = rects.partner(of: merged) {
      let other = rects[index]
      if other.contains(merged) { return nil }
      merged = merged.union(other)
      remove(index)
    }
    return merged
  }

  /// Takes a hole out of all rectangles: up to four remain of each. Without arrays in between, since
  /// a frame of a list that scrolls comes here a hundred times.
  private mutating func cut(_ hole: PixelRect) {
    var next = 0
    while let index = rects.first(meeting: hole, from: next) {
      next = index
      let rect = rects[index]
      let common = rect.intersection(hole)
      remove(index)
      keep(rect.x, rect.y, rect.maxX, common.y)
      keep(rect.x, common.y, common.x, common.maxY)
      keep(common.maxX, common.y, rect.maxX, common.maxY)
      keep(rect.x, common.maxY, rect.maxX, rect.maxY)
    }
  }

  private mutating func keep(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    guard right > left, bottom > top else { return }
    rects.append(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  private mutating func remove(_ index: Int) {
    rects.swapAt(index, rects.count - 1)
    rects.removeLast()
  }

  /// Adds the rectangles of other damage.
  ///
  /// - Parameter other: Damage of the same surface.
  package mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  /// Returns the damage inside of a rectangle.
  ///
  /// - Parameter bounds: Pixels outside of which damage is left out, such as those of the screen.
  /// - Returns: The same rectangles, cut at the edges of `bounds`.
  package func clipped(to bounds: PixelRect) -> Damage {
    guard !rects.allSatisfy(bounds.contains) else { return self }
    return Damage(rects.map { $0.intersection(bounds) })
  }
}

extension [PixelRect] {
  /// The first that covers a rectangle or joins well with it. One that covers it joins well with it.
  fileprivate func partner(of rect: PixelRect) -> Int? {
    let reach = Reach(rect)
    // Without the checks of an array: a frame of a list that scrolls comes here a thousand times.
    return withUnsafeBufferPointer { all in
      all.firstIndex { reach.joinsWell(with: $0) }
    }
  }
}

extension [PixelRect] {
  /// The first of those from a place on that has pixels in common with a hole; neither is empty.
  fileprivate func first(meeting hole: PixelRect, from start: Int) -> Int? {
    let (left, top) = (hole.x, hole.y)
    let (right, bottom) = (left &+ hole.width, top &+ hole.height)
    // As for `partner`.
    return withUnsafeBufferPointer { all in
      var index = start
      while index < all.count {
        let rect = all[index]
        if rect.x < right, rect.y < bottom, left < rect.x &+ rect.width,
          top < rect.y &+ rect.height
        {
          return index
        }
        index &+= 1
      }
      return nil
    }
  }
}

/// The edges of a rectangle, reckoned once to be held against those of many.
private struct Reach {
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int
  private let area: Int

  init(_ rect: PixelRect) {
    (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    area = rect.area
  }

  /// True where the smallest rectangle around both holds little else: a quarter more at most, or so
  /// few pixels that they cost less to paint than one rectangle more costs to keep.
  func joinsWell(with other: PixelRect) -> Bool {
    let (farRight, farBottom) = (other.x &+ other.width, other.y &+ other.height)
    let around =
      (max(right, farRight) &- min(left, other.x)) &* (max(bottom, farBottom) &- min(top, other.y))
    // Most are far apart, and need not be looked at closely.
    let most = area &+ other.area
    guard around <= most &+ max(most >> 2, Self.few) else { return false }
    let width = min(right, farRight) &- max(left, other.x)
    let height = min(bottom, farBottom) &- max(top, other.y)
    let both = width > 0 && height > 0 ? most &- width &* height : most
    return around <= both &+ max(both >> 2, Self.few)
  }

  private static let few = 2048
}

extension PixelRect {
  fileprivate func joinsWell(with other: PixelRect) -> Bool { Reach(self).joinsWell(with: other) }

  fileprivate var area: Int { width &* height }
}
