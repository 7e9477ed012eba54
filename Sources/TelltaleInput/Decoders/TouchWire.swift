/// The way a touchscreen tells its contacts.
enum TouchWire: Hashable, Sendable {
  /// Protocol B: contacts have slots and tracking ids.
  case slots
  /// Protocol A: every frame lists all contacts anew; the first one counts.
  case lists
  /// ABS_X, ABS_Y and BTN_TOUCH.
  case single

  init(_ facts: DeviceFacts) {
    if facts.hasMultitouchAxes, facts.sends(EventType.absolute, EventCode.slot) {
      self = .slots
    } else if facts.hasAbsoluteAxes, facts.keys.contains(EventCode.buttonTouch) {
      self = .single
    } else {
      self = .lists
    }
  }

  var hasSlots: Bool { self == .slots }
  var x: UInt16 { self == .single ? EventCode.absoluteX : EventCode.multitouchX }
  var y: UInt16 { self == .single ? EventCode.absoluteY : EventCode.multitouchY }

  /// Returns the events of a frame that count: of a list, positions of the first contact only.
  func relevant(_ events: [RawEvent]) -> [RawEvent] {
    guard self == .lists, let end = events.firstIndex(where: Self.endsContact) else {
      return events
    }
    let rest = events[(end + 1)...].filter { $0.type != EventType.absolute }
    return events[...end] + rest
  }

  static func endsContact(_ event: RawEvent) -> Bool {
    event.type == EventType.synchronisation && event.code == EventCode.synMultitouchReport
  }

  func lifter() -> Lifter { Lifter(wire: self) }

  /// The search for the tracking ids in one frame. Wires without them get 0 for down and -1 for up.
  struct Lifter {
    let wire: TouchWire
    private var hasContact = false
    private var hasReport = false
    private var isDone = false

    init(wire: TouchWire) { self.wire = wire }

    mutating func trackingID(after event: RawEvent) -> Int32? {
      switch (wire, event.type, event.code) {
      case (.slots, EventType.absolute, EventCode.trackingID): return event.value
      case (.single, EventType.key, EventCode.buttonTouch): return event.value > 0 ? 0 : -1
      case (.lists, EventType.key, EventCode.buttonTouch) where event.value == 0:
        isDone = true
        return -1
      case (.lists, EventType.synchronisation, EventCode.synMultitouchReport):
        hasReport = true
      case (.lists, EventType.absolute, wire.x), (.lists, EventType.absolute, wire.y):
        hasContact = true
      default: break
      }
      return nil
    }

    /// Returns the tracking id at the end of a frame. A list with a contact is a touch; an empty one means that all
    /// are lifted.
    func trackingIDAtEnd() -> Int32? {
      guard wire == .lists, !isDone, hasReport || hasContact else { return nil }
      return hasContact ? 0 : -1
    }
  }
}
