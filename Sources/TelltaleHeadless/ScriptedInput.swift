import TelltaleGraphics
import TelltaleHost
import TelltaleInput

/// Input from a list of events, each handed over once the clock has reached its time.
package final class ScriptedInput: InputSource {
  package let descriptors: [Int32] = []
  /// Scripts speak in pixels of the picture; nothing is converted.
  package var screenSize: PixelSize

  private let clock: any Clock
  private var coming: [InputEvent]

  /// `events` in any order; those of one time stay as they are listed.
  package init(
    _ events: [InputEvent] = [], screenSize: PixelSize = PixelSize(width: 0, height: 0),
    clock: any Clock
  ) {
    self.screenSize = screenSize
    self.clock = clock
    coming = ScriptedInput.ordered(events)
  }

  /// Adds events to those that are still to come.
  package func add(_ events: [InputEvent]) { coming = ScriptedInput.ordered(coming + events) }

  package func drain() -> [InputEvent] {
    let now = clock.now
    let due = coming.prefix { $0.time <= now }
    coming.removeFirst(due.count)
    return Array(due)
  }

  /// The time of the next event.
  package var deadline: Instant? { coming.first?.time }

  /// There are no devices, so nobody else could hear them.
  package func handOver() {}
  package func takeBack() {}

  package func close() { coming = [] }

  /// Sorted by time, and where times are equal by place: the standard sort promises no order there.
  private static func ordered(_ events: [InputEvent]) -> [InputEvent] {
    events.enumerated().sorted { left, right in
      (left.element.time, left.offset) < (right.element.time, right.offset)
    }.map(\.element)
  }
}
