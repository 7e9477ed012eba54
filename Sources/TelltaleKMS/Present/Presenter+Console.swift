import TelltaleGraphics
import TelltaleHost

/// Other consoles on our screen, and sleep: in both nobody sees the picture for a while, and after
/// them nothing that was set can be relied on.
extension Presenter {
  /// Whether another console has the screen.
  var isHandedOver: Bool {
    if case .otherConsole = holder { true } else { false }
  }

  /// Nothing is sent from now on; the other console waits for it.
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

  /// The picture is on no screen that sleeps; while another has the screen it is not ours to set.
  func wakeUp() {
    guard !isUnseen else { return }
    outbox.hidden(true)
    comeBack()
  }
}
