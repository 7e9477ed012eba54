import TelltaleGraphics
import TelltaleInput

/// What a hand did, and what decides besides the surface whether that counts.
struct Deed: Hashable, Sendable {
  var event: InputEvent
  /// It was told too late to be meant for what is seen now.
  var isStale = false
  /// Somebody can see the screen.
  var isVisible = true

  var time: Instant { event.time }
  var device: DeviceID { event.device }

  /// True where what is in front was armed when it happened, somebody saw it, and it is not stale.
  func counts(on surface: Surface?) -> Bool {
    !isStale && isVisible && (surface?.arming.accepts(time) ?? false)
  }

  /// Why it does not count.
  func reason(on surface: Surface?) -> IgnoredReason {
    if !isVisible { return .hidden }
    if surface?.isReadable == false { return .unreadable }
    return isStale ? .late : .early
  }
}
