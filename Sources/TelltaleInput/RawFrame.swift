import TelltaleGraphics

/// One event of the Linux input layer (struct input_event), without its time.
package struct RawEvent: Hashable, Sendable {
  package var type: UInt16
  package var code: UInt16
  package var value: Int32

  package init(type: UInt16, code: UInt16, value: Int32) {
    self.type = type
    self.code = code
    self.value = value
  }
}

/// Events of one device that belong together: all that came before one SYN_REPORT.
package struct RawFrame: Hashable, Sendable {
  package var time: Instant
  package var events: [RawEvent]
  /// True where the events were made up to catch up with a device after the kernel dropped some
  /// (SYN_DROPPED): state may be taken from them, activation never.
  package var isSynchronisation: Bool

  /// Keeps the events of a frame.
  ///
  /// - Parameters:
  ///   - time: The kernel's time stamp of the SYN_REPORT.
  ///   - events: The events before it, in order.
  ///   - isSynchronisation: True where the events were made up to catch up with the device.
  package init(time: Instant, events: [RawEvent], isSynchronisation: Bool = false) {
    self.time = time
    self.events = events
    self.isSynchronisation = isSynchronisation
  }
}
