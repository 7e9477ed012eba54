import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// One step on the screen in front of an app that depends on where things stand: texts, rows and
/// items. A change marks the screen as stale, and `settle` places it again when the next step needs
/// to know.
package struct ScreenTurn {
  package var app: AppState
  /// The places of everything at the last placement.
  package private(set) var placement: Placement
  /// True where something has changed since the last placement.
  package private(set) var isStale: Bool
  /// True where the screen was placed again in this step.
  package private(set) var isPlaced = false
  /// True where something was changed in this step, whether it was placed since or not.
  package private(set) var hasChanged = false
  /// The consequences to carry out outside, in order.
  package private(set) var changes: [ScreenChange] = []
  package let context: LayoutContext
  /// The limits of the driving state; `nil` where nothing is limited.
  package let limits: DrivingLimits?
  package let now: Instant

  /// - Parameters:
  ///   - app: The state before the step.
  ///   - placement: The places of the screen in front.
  ///   - isStale: True where something has changed since that placement.
  ///   - context: The display, the profile and the fonts to place with.
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  ///   - now: The moment of the step.
  package init(
    _ app: AppState, on placement: Placement, isStale: Bool, in context: LayoutContext,
    limits: DrivingLimits?, at now: Instant
  ) {
    (self.app, self.placement, self.isStale) = (app, placement, isStale)
    (self.context, self.limits, self.now) = (context, limits, now)
  }

  /// Notes that something on the screen has changed.
  package mutating func changed() { (isStale, hasChanged) = (true, true) }

  /// Adds a consequence to carry out outside.
  package mutating func say(_ change: ScreenChange) { changes.append(change) }

  /// Places the screen again where something has changed since the last placement.
  package mutating func settle() {
    guard isStale else { return }
    placement = app.place(limits: limits, at: now, in: context)
    (isStale, isPlaced) = (false, true)
  }

  /// Scrolls an area, within its bounds (SCROLL-VIEW-LARGER-CONTENT).
  ///
  /// - Parameters:
  ///   - path: The place of the scrollable element in the scene.
  ///   - offset: The new offset of its content, in pixels; it is clamped.
  package mutating func scroll(_ path: NodePath, to offset: PixelPoint) {
    settle()
    guard let area = placement.area(path) else { return }
    let clamped = area.clamped(offset)
    guard clamped != area.offset else { return }
    app[holding: path].view.offsets[path] = clamped
    say(.scrolled(path))
    changed()
  }

  /// Scrolls a web page to another place of it, and to no other page (WEB-VIEW-NO-BROWSING).
  ///
  /// - Parameters:
  ///   - path: The place of the web view in the scene.
  ///   - y: The place in the page, in pixels from its upper edge.
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

/// A consequence of a change on a screen, for the code that knows its surface.
package enum ScreenChange: Hashable, Sendable {
  /// The focus goes to a control.
  case focused(ControlID)
  /// A person is typing or selecting: the focus shows, and content comes to rest.
  case typed
  /// Content was scrolled. Its indicator shows for a while.
  case scrolled(NodePath)
  /// Content before the view has become longer or shorter by a number of pixels.
  case shifted(NodePath, by: Int)
}
