import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// What a hand did, and what decides besides the surface whether that counts.
package struct Deed: Hashable, Sendable {
  package var event: InputEvent
  /// It was told too late to be meant for what is seen now.
  package var isStale = false
  /// Somebody can see the screen.
  package var isVisible = true

  package var time: Instant { event.time }
  package var device: DeviceID { event.device }

  /// True where what is in front was armed when it happened, somebody saw it, and it is not stale.
  package func counts(on surface: Surface?) -> Bool {
    !isStale && isVisible && (surface?.arming.accepts(time) ?? false)
  }

  /// Why it does not count.
  package func reason(on surface: Surface?) -> IgnoredReason {
    if !isVisible { return .hidden }
    if let obstacle = surface?.obstacle { return obstacle }
    return isStale ? .late : .early
  }
}
