import TelltaleGraphics

/// The collector of one device's events, which makes frames of them, as they come from a kernel or a file.
package struct FrameAssembler: Hashable, Sendable {
  /// The largest number of events in a frame. A device that never ends its frame is cut off here, and what it sent
  /// counts as state only.
  package static let maximumEvents = 4096

  private var events: [RawEvent] = []
  private var isSynchronisation = false

  package init() {}

  /// Takes the next event. A SYN_DROPPED makes its frame one that only catches up.
  ///
  /// So does a release that the kernel has made up: when a device is pulled out (or put to sleep) with a key down,
  /// the kernel releases it and ends the frame with SYN_REPORT 1, which it does otherwise only for repeats; hardware
  /// ends its frames with 0 (drivers/input/input.c). The node fails only after that, too late to take an answer back.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The kernel's time stamp.
  ///   - isCatchingUp: True for an event that only catches up with the device's state.
  /// - Returns: The frame that the event ends, for a SYN_REPORT; else `nil`.
  package mutating func take(
    _ event: RawEvent, at time: Instant, isSynchronisation isCatchingUp: Bool = false
  ) -> RawFrame? {
    isSynchronisation = isSynchronisation || isCatchingUp
    guard event.type == EventType.synchronisation else {
      add(event)
      return nil
    }
    switch event.code {
    case EventCode.synReport:
      let isMadeUp =
        event.value != 0 && events.contains { $0.type == EventType.key && $0.value == 0 }
      isSynchronisation = isSynchronisation || isMadeUp
      return finish(at: time)
    case EventCode.synDropped: isSynchronisation = true
    default: add(event)
    }
    return nil
  }

  /// Ends the frame at once, whether there is anything in it or not.
  ///
  /// - Parameter time: The time stamp of the frame.
  /// - Returns: The events since the last frame.
  package mutating func finish(at time: Instant) -> RawFrame {
    defer { self = FrameAssembler() }
    return RawFrame(time: time, events: events, isSynchronisation: isSynchronisation)
  }

  package var isEmpty: Bool { events.isEmpty && !isSynchronisation }

  private mutating func add(_ event: RawEvent) {
    if events.count < Self.maximumEvents { events.append(event) } else { isSynchronisation = true }
  }
}

extension Instant {
  /// Converts a time stamp of the input layer; `nil` for one that is negative or past the end of time.
  ///
  /// - Parameters:
  ///   - seconds: The whole seconds on the monotonic clock.
  ///   - microseconds: The rest, 0 to 999,999.
  package init?(seconds: Int64, microseconds: Int64) {
    guard seconds >= 0, (0..<1_000_000).contains(microseconds) else { return nil }
    let (whole, over) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, past) = whole.addingReportingOverflow(microseconds)
    guard !over, !past else { return nil }
    self.init(microseconds: sum)
  }
}
