import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Where the screens of an app stand; content stays within its bounds.
extension AppState {
  /// Places the screen that takes input. Announced rows that are seen are no news any more.
  package mutating func place(
    limits: DrivingLimits?, at now: Instant, in context: LayoutContext
  ) -> Placement {
    let placement = placeAsIs(limits: limits, at: now, in: context)
    // Only once it is placed is known whether announced rows are seen; without its hint it stands otherwise.
    guard forgetSeenRows(on: placement) else { return placement }
    return placeAsIs(limits: limits, at: now, in: context)
  }

  /// False where there were none.
  private mutating func forgetSeenRows(on placement: Placement) -> Bool {
    guard visits.isSplit else {
      return !current.view.newRows.isEmpty && current.view.forgetSeenRows(on: placement)
    }
    var hasForgotten = false
    for visit in visits.seen where !visit.view.newRows.isEmpty {
      if self[holding: visit.path].view.forgetSeenRows(on: placement) { hasForgotten = true }
    }
    return hasForgotten
  }

  private mutating func placeAsIs(
    limits: DrivingLimits?, at now: Instant, in context: LayoutContext
  ) -> Placement {
    let placement = setting(limits: limits, at: now).place(in: context)
    // Written only where it changed: the state around it would be copied.
    for area in placement.areas {
      guard self[holding: area.path].view.offsets[area.path] != area.offset else { continue }
      self[holding: area.path].view.offsets[area.path] = area.offset
    }
    return placement
  }

  /// Places the screen that a modal stands before.
  ///
  /// - Returns: `nil` where it stands as it stood.
  package mutating func placeGround(
    from old: Placement, limits: DrivingLimits?, at now: Instant, in context: LayoutContext
  ) -> Placement? {
    let placement = setting(below: limits, at: now).place(in: context)
    guard placement != old else { return nil }
    for area in placement.areas {
      visits.changeGround { visit in
        if area.path.isWithin(visit.path) { visit.view.offsets[area.path] = area.offset }
      }
    }
    return placement
  }

  /// Moves items on to where they are now.
  ///
  /// - Parameters:
  ///   - now: the moment that they are at.
  ///   - total: milliseconds that they take.
  /// - Returns: False where none move.
  package mutating func morph(at now: Instant, of total: Int) -> Bool {
    guard !morphs.isEmpty else { return false }
    for (path, start) in morphs {
      let share = Easing.out(now.milliseconds(since: start), of: total)
      if share >= Easing.whole {
        morphs[path] = nil
        self[holding: path].view.morphs[path] = nil
      } else {
        self[holding: path].view.morphs[path]?.share = share
      }
    }
    return true
  }
}

extension ViewState {
  /// Rows that were announced and are seen now need no hint any more. True where there was one.
  fileprivate mutating func forgetSeenRows(on placement: Placement) -> Bool {
    let known = newRows
    for (path, rows) in known {
      guard let area = placement.area(path) else { continue }
      let left = NewRows(
        above: area.offset.y == 0 ? 0 : rows.above,
        below: area.offset.y == area.maximumOffset.y ? 0 : rows.below)
      if left != rows { newRows[path] = left.count == 0 ? nil : left }
    }
    return newRows != known
  }
}
