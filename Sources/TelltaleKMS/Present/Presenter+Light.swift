import TelltaleGraphics
import TelltaleHost

/// Screens that go dark without a message: the card takes frames and tells flips as before.
extension Presenter {
  /// The milliseconds between two looks at a screen that shows the picture. They are many, since the core
  /// itself looks before any answer counts: this look is for callers that wait for a report, and for time
  /// limits.
  static let lookInterval = 10_000
  /// The milliseconds between two looks at a dark screen, for which somebody may be waiting.
  static let darkInterval = 1000

  /// True if nobody can see what is sent.
  var isUnseen: Bool {
    switch holder {
    case .us: sight.isUnseen
    case .otherProgram, .otherConsole: true
    }
  }

  /// Begins to watch the light, once a frame is on the glass.
  func beginLooking(_ now: Instant) {
    guard case .unwatched = sight.light else { return }
    outbox.light = driver.light(of: plan)
    sight.light = .lit(
      lookAt: outbox.light.map { _ in now.advanced(byMilliseconds: Self.lookInterval) })
  }

  /// Forgets the light: another program may have put the screen out, which only a picture of ours lights again,
  /// and another output has another light.
  func forgetLight() {
    sight.light = .unwatched
    outbox.light = nil
  }

  /// Looks if it is time, or if the core has seen that the screen is dark.
  func lookIfDue(_ now: Instant) {
    guard case .us = holder else { return }
    if outbox.isHidden, !isUnseen {
      sight.light = .dark(lookAt: now)
      watch(nil)
    }
    guard let due = sight.light.lookAt, due <= now else { return }
    let wasDark = sight.light.isDark
    sight.light = look(now)
    guard sight.light.isDark != wasDark else { return }
    if sight.light.isDark {
      watch(nil)
      return tellWhetherHidden()
    }
    // It may be another screen by now.
    scheduleRescan(now)
    comeBack()
  }

  private func look(_ now: Instant) -> WatchedLight {
    guard let light = outbox.light else { return .unwatched }
    return light.isOut()
      ? .dark(lookAt: now.advanced(byMilliseconds: Self.darkInterval))
      : .lit(lookAt: now.advanced(byMilliseconds: Self.lookInterval))
  }
}
