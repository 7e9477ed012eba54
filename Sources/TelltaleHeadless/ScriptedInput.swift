import TelltaleGraphics
import TelltaleHost
import TelltaleInput

/// The input from a list of events. Each is handed over once the clock has reached its time.
package final class ScriptedInput: InputSource {
  package let descriptors: [Int32] = []
  /// The size of the picture. Scripts use its pixels, so nothing is converted.
  package var screenSize: PixelSize

  private let clock: any Clock
  private var coming: [InputEvent]

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - events: The events in any order. Those of one time keep the order of the list.
  ///   - screenSize: The size of the picture in pixels.
  ///   - clock: The clock that the events wait for.
  package init(
    _ events: [InputEvent] = [], screenSize: PixelSize = PixelSize(width: 0, height: 0),
    clock: any Clock
  ) {
    self.screenSize = screenSize
    self.clock = clock
    coming = ScriptedInput.ordered(events)
  }

  /// Adds events.
  ///
  /// - Parameter events: The events, each with the time at which it is handed over.
  package func add(_ events: [InputEvent]) { coming = ScriptedInput.ordered(coming + events) }

  package func drain() -> [InputEvent] {
    let now = clock.now
    let due = coming.prefix { $0.time <= now }
    coming.removeFirst(due.count)
    return Array(due)
  }

  /// The time of the next event.
  package var deadline: Instant? { coming.first?.time }

  /// Does nothing: there are no devices that another program could hear.
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
