import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Where the screens of an app stand; content stays within its bounds.
extension AppState {
  /// Places the screen that takes input. Hints of announced rows that are in view are removed.
  ///
  /// - Parameters:
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - now: The moment for which waiting and moving things are placed.
  ///   - context: The display, the profile and the fonts to place with.
  /// - Returns: The places of all parts, in pixels. Scroll offsets are within their bounds, and are
  ///   kept so.
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

  /// Places the screen below the modal.
  ///
  /// - Parameters:
  ///   - old: The places that it had before.
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - now: The moment for which waiting and moving things are placed.
  ///   - context: The display, the profile and the fonts to place with.
  /// - Returns: The new places, in pixels; `nil` where they are the same as before.
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

  /// Moves items of collections to their positions of this moment.
  ///
  /// - Parameters:
  ///   - now: The moment that they are at.
  ///   - total: The duration of the whole movement, in milliseconds.
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
