import TelltaleGraphics
import TelltaleHost

/// Screens that go out without a message: the card takes frames and tells flips as before.
extension Presenter {
  /// Milliseconds between two looks at a screen that shows the picture. So seldom, since the core looks
  /// by itself before any answer counts: this one is for whoever waits to be told, and for limits of
  /// time.
  static let lookInterval = 10_000
  /// The same of a screen that shows nothing, where somebody may be waiting for it.
  static let darkInterval = 1000

  /// Nobody can see what is sent.
  var isUnseen: Bool { isAway || isUnplugged || isHandedOver || isDark }

  /// A frame is on the glass: from now on it is watched that it stays there.
  func beginLooking(_ now: Instant) {
    guard !isLookedAfter else { return }
    isLookedAfter = true
    outbox.light = driver.light(of: plan)
    lookAt = outbox.light.map { _ in now.advanced(byMilliseconds: Self.lookInterval) }
  }

  /// Another output has another light.
  func endLooking() {
    (isLookedAfter, lookAt, outbox.light) = (false, nil, nil)
  }

  /// Another program may have put the screen out, which only a picture of ours lights again: what was
  /// seen of it counts no more.
  func forgetLight() {
    endLooking()
    isDark = false
  }

  /// Looks if it is time, or if the core has seen that the screen is out.
  func lookIfDue(_ now: Instant) {
    guard !isAway, !isHandedOver else { return }
    if outbox.isHidden, !isUnseen {
      isDark = true
      watch(nil)
      lookAt = now
    }
    guard let due = lookAt, due <= now else { return }
    let isOut = outbox.light?.isOut() ?? false
    lookAt = now.advanced(byMilliseconds: isOut ? Self.darkInterval : Self.lookInterval)
    guard isOut != isDark else { return }
    isDark = isOut
    if isOut {
      watch(nil)
      return tellWhetherHidden()
    }
    // It may be another screen by now.
    scheduleRescan(now)
    comeBack()
  }
}
