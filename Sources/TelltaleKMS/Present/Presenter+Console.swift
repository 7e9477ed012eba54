import TelltaleGraphics
import TelltaleHost

/// Other consoles on our screen, and sleep. In both nobody sees the picture for a while, and no earlier setting
/// can be relied on afterwards.
extension Presenter {
  /// True if another console has the screen.
  var isHandedOver: Bool {
    if case .otherConsole = holder { true } else { false }
  }

  /// Gives the screen to the other console, which waits for it. Nothing is sent from now on.
  func handOver() {
    guard !isHandedOver, driver.handOver() else { return }
    holder = .otherConsole
    watch(nil)
    // What is underway is not seen any more.
    unsentGeneration = unsentGeneration ?? flight?.generation
    flight = nil
    outbox.handedOver(true)
    tellWhetherHidden()
  }

  func takeBack(_ now: Instant) {
    guard isHandedOver else { return }
    holder = .us
    outbox.handedOver(false)
    do {
      try driver.takeBack()
    } catch {
      if error.verdict == .giveUp { return lose(.gone(driver.path)) }
      return goAway(now)
    }
    forgetLight()
    // Screens may have come and gone meanwhile, and messages about it have been read.
    scheduleRescan(now)
    comeBack()
  }

  /// Shows the picture again after sleep. While another program has the screen it is not ours to set.
  func wakeUp() {
    guard !isUnseen else { return }
    outbox.hidden(true)
    comeBack()
  }
}
