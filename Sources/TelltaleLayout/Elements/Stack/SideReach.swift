import TelltaleGraphics

/// How far what is pressed of an element stands out of the sides of its frame, in pixels; less than nothing where it
/// stands inside.
struct SideReach: Hashable {
  var left = 0
  var right = 0
}

/// From where to where on the display something may reach, with what is pressed of it, before it comes to what is
/// pressed beside it.
struct SideBounds: Hashable {
  var left: Int
  var right: Int

  /// Nothing stands beside it. The sides are so far apart that differences to them can be computed.
  static let free = SideBounds(left: .min / 2, right: .max / 2)

  /// How far something may stand out of the sides of its frame.
  ///
  /// - most: Pixels that it stands out where nothing is beside it.
  func reach(of frame: PixelRect, most: Int) -> SideReach {
    SideReach(
      left: min(most, max(0, frame.x - left)), right: min(most, max(0, right - frame.maxX)))
  }
}

/// One of several that stand beside each other.
struct SidePlace {
  let x: Int
  let width: Int
  /// Absent where nothing of it is pressed.
  let reach: SideReach?

  private var maxX: Int { x + width }

  /// Pixels that it may stand out towards another, which stands out itself: each may have the half of what is between
  /// them, and what the other leaves of its own half. `nil` where there is room for both.
  private static func share(of gap: Int, _ own: Int, _ other: Int) -> Int? {
    own + other <= gap ? nil : max(gap / 2, gap - other)
  }

  /// How far it may reach beside others.
  func bounds(beside others: [SidePlace], within outer: SideBounds) -> SideBounds {
    guard let reach else { return outer }
    var bounds = outer
    for other in others {
      guard let its = other.reach else { continue }
      if other.x < x, let share = Self.share(of: x - other.maxX, reach.left, its.right) {
        bounds.left = max(bounds.left, x - share)
      } else if other.x > x, let share = Self.share(of: other.x - maxX, reach.right, its.left) {
        bounds.right = min(bounds.right, maxX + share)
      }
    }
    return bounds
  }
}
