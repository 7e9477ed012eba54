import TelltaleGraphics
import TelltaleModel
import TelltaleSession

/// The time of day, told once a minute to scenes that show it, and to no other.
extension Host {
  /// Begins to tell the time to a scene that has come up and shows it.
  ///
  /// - Parameter scene: The scene that is shown now.
  /// - Returns: The event before its first picture; `nil` for a scene without a clock.
  func startClock(of scene: Scene) -> Event? {
    minute.start(isNeeded: session.showsScreens && scene.hasClock)
    return minute.isNeeded ? newMinute() : nil
  }

  /// Tells the time where the minute is over.
  func turnMinute() {
    if let due = minute.due, clock.now >= due { tellMinute() }
  }

  /// Tells the time now, such as after the clock was set, or somebody looks again.
  package func tellMinute() {
    if !session.showsScreens { minute.start(isNeeded: false) }
    if minute.isNeeded { handle(newMinute()) }
  }

  private func newMinute() -> Event {
    let now = wallClock.minute
    minute.wait(until: clock.now.advanced(byMilliseconds: now.millisecondsLeft))
    return .updated(.time(now.time), at: clock.now)
  }
}
