import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// Something that is done to what stands on the screen in front of an app, and has to know where that is: texts, rows
/// and items. Whatever changes marks the screen as stale, and `settle` places it where the next one needs to know.
package struct ScreenTurn {
  package var app: AppState
  /// Where all of it stood when it was placed last.
  package private(set) var placement: Placement
  /// Something has changed since.
  package private(set) var isStale: Bool
  /// It was placed anew meanwhile.
  package private(set) var isPlaced = false
  /// Something has been changed, whether it was placed since or not.
  package private(set) var hasChanged = false
  /// What is to be done about it outside, in order.
  package private(set) var changes: [ScreenChange] = []
  package let context: LayoutContext
  /// What the driver may be asked as things stand.
  package let limits: DrivingLimits?
  package let now: Instant

  package init(
    _ app: AppState, on placement: Placement, isStale: Bool, in context: LayoutContext,
    limits: DrivingLimits?, at now: Instant
  ) {
    (self.app, self.placement, self.isStale) = (app, placement, isStale)
    (self.context, self.limits, self.now) = (context, limits, now)
  }

  /// Something that stands on it has changed.
  package mutating func changed() { (isStale, hasChanged) = (true, true) }

  /// Says what is to be done outside.
  package mutating func say(_ change: ScreenChange) { changes.append(change) }

  /// Places what has changed since it was placed.
  package mutating func settle() {
    guard isStale else { return }
    placement = app.place(limits: limits, at: now, in: context)
    (isStale, isPlaced) = (false, true)
  }

  /// Moves an area's content, within its bounds (SCROLL-VIEW-LARGER-CONTENT).
  package mutating func scroll(_ path: NodePath, to offset: PixelPoint) {
    settle()
    guard let area = placement.area(path) else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    app[holding: path].view.offsets[path] = clamped
    say(.scrolled(path))
    changed()
  }

  /// Goes to another place of a page, and nowhere else (WEB-VIEW-NO-BROWSING).
  package mutating func jump(in path: NodePath, to y: Int) {
    settle()
    guard let area = placement.area(path) else { return }
    scroll(path, to: PixelPoint(x: area.offset.x, y: y))
  }

  /// What the placing of the screen depends on that has a place of the scene.
  func setting(holding path: NodePath) -> ScreenSetting {
    app.setting(limits: limits, at: now).holding(path)
  }
}

/// What is to be done about a change of a screen by whoever knows its surface.
package enum ScreenChange: Hashable, Sendable {
  /// A control takes the focus.
  case focused(ControlID)
  /// A hand is at work in a text: the focus shows, and content comes to rest.
  case typed
  /// Content was moved; its indicator shows for a while.
  case scrolled(NodePath)
  /// Content has got more, or less, in front of it, by so many pixels.
  case shifted(NodePath, by: Int)
}
