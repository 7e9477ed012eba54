import TelltaleGraphics
import TelltaleModel

/// The repeats of the key held last, for devices that the kernel does not repeat (those without EV_REP, such as
/// gpio-keys). Devices that repeat by themselves are not to be noted here.
package struct KeyRepeat: Hashable, Sendable {
  private let delayMilliseconds: Int
  private let intervalMilliseconds: Int
  private var held: InputEvent?
  /// The moment at which `due` has to be called; `nil` while nothing repeats.
  package private(set) var deadline: Instant?

  /// Sets the times of repeats. Times below a millisecond count as one.
  ///
  /// - Parameters:
  ///   - delayMilliseconds: The time from the press to the first repeat.
  ///   - intervalMilliseconds: The time from one repeat to the next.
  package init(delayMilliseconds: Int, intervalMilliseconds: Int) {
    self.delayMilliseconds = max(1, delayMilliseconds)
    self.intervalMilliseconds = max(1, intervalMilliseconds)
  }

  /// Learns which key is held.
  ///
  /// - Parameter event: An event of a device that does not repeat by itself.
  package mutating func note(_ event: InputEvent) {
    switch event.occurrence {
    case .keyDown(let press): begin(event, press)
    case .keyUp(let press): if press.code == heldCode(of: event.device) { stop() }
    case .keysCancelled, .detached: if held?.device == event.device { stop() }
    default: break
    }
  }

  /// Returns the repeat that is due. After a time in which nobody asked, it is one and not a burst.
  ///
  /// - Parameter now: The present moment.
  /// - Returns: `nil` before `deadline`, and while nothing repeats.
  package mutating func due(at now: Instant) -> InputEvent? {
    guard let deadline, now >= deadline, var event = held,
      case .keyDown(var press) = event.occurrence
    else { return nil }
    press.isRepeat = true
    event.occurrence = .keyDown(press)
    event.time = now
    self.deadline = now.advanced(byMilliseconds: intervalMilliseconds)
    return event
  }

  /// Begins to repeat a key. A push of a knob is held to mean something else, and modifiers do nothing alone.
  private mutating func begin(_ event: InputEvent, _ press: KeyPress) {
    guard event.kind == .keys || event.kind == .remote,
      !EventCode.modifiers.contains(press.code)
    else { return }
    held = event
    deadline = event.time.advanced(byMilliseconds: delayMilliseconds)
  }

  private mutating func stop() {
    held = nil
    deadline = nil
  }

  private func heldCode(of device: DeviceID) -> UInt16? {
    guard let held, held.device == device, case .keyDown(let press) = held.occurrence else {
      return nil
    }
    return press.code
  }
}
