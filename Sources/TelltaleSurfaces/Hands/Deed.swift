import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// An event of a hand, with what decides besides the surface whether it counts.
package struct Deed: Hashable, Sendable {
  package var event: InputEvent
  /// True for an event that was told too late to be meant for what is seen now.
  package var isStale = false
  /// True while somebody can see the screen.
  package var isVisible = true

  package var time: Instant { event.time }
  package var device: DeviceID { event.device }

  /// Decides whether the deed has an effect.
  ///
  /// - Parameter surface: The surface in front; `nil` for none.
  /// - Returns: True where the surface was armed when it happened, somebody saw it, and the event is not stale.
  package func counts(on surface: Surface?) -> Bool {
    !isStale && isVisible && (surface?.arming.accepts(time) ?? false)
  }

  /// Returns the reason why the deed does not count.
  ///
  /// - Parameter surface: The surface in front; `nil` for none.
  /// - Returns: `.early` also where it would count.
  package func reason(on surface: Surface?) -> IgnoredReason {
    if !isVisible { return .hidden }
    if let obstacle = surface?.obstacle { return obstacle }
    return isStale ? .late : .early
  }
}
