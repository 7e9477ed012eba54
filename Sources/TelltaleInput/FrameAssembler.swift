import TelltaleGraphics

/// Collects events of one device into frames, as they come from a kernel or a file.
package struct FrameAssembler: Hashable, Sendable {
  /// A device that never ends its frame is cut off here, and what it sent counts as state only.
  package static let maximumEvents = 4096

  private var events: [RawEvent] = []
  private var isSynchronisation = false

  package init() {}

  /// Takes the next event; returns the frame that it ends, if it is a SYN_REPORT. A SYN_DROPPED
  /// makes its frame one that only catches up.
  package mutating func take(
    _ event: RawEvent, at time: Instant, isSynchronisation isCatchingUp: Bool = false
  ) -> RawFrame? {
    isSynchronisation = isSynchronisation || isCatchingUp
    guard event.type == EventType.synchronisation else {
      add(event)
      return nil
    }
    switch event.code {
    case EventCode.synReport: return finish(at: time)
    case EventCode.synDropped: isSynchronisation = true
    default: add(event)
    }
    return nil
  }

  /// Ends the frame at once, whether there is anything in it or not.
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
  /// A time stamp of the input layer; `nil` for one that is negative or past the end of time.
  package init?(seconds: Int64, microseconds: Int64) {
    guard seconds >= 0, (0..<1_000_000).contains(microseconds) else { return nil }
    let (whole, over) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, past) = whole.addingReportingOverflow(microseconds)
    guard !over, !past else { return nil }
    self.init(microseconds: sum)
  }
}
