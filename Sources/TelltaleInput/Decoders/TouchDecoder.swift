import TelltaleGraphics

/// The reader of a touchscreen's frames, which makes contacts of them: of protocol B with slots, protocol A without,
/// and of screens that know one finger only (kernel documentation, multi-touch-protocol).
package struct TouchDecoder: Hashable, Sendable {
  package var geometry: InputGeometry
  private let axes: PanelAxes
  /// The calibration matrix of the panel that udev names.
  private let calibration: [Double]?
  private let wire: TouchWire
  private var slots: [TouchSlot]
  /// The slot that events are for; `nil` after the device named a slot that it does not have.
  private var current: Int?
  private var nextContact = 1
  /// The number of events that made no sense and were ignored: slots out of range, for the most part.
  package private(set) var ignored = 0

  /// The largest number of slots that can be fingers.
  private static let maximumSlots = 32
  private static let palmTool: Int32 = 2

  /// Begins to read a touchscreen.
  ///
  /// - Parameters:
  ///   - facts: The codes and ranges that the device says it has.
  ///   - state: The contacts that were down when the device was opened; they are dead until they are lifted.
  ///   - geometry: The place of the panel on the picture.
  /// - Throws: The reason why the panel's ranges cannot be mapped to the screen.
  package init(
    _ facts: DeviceFacts, state: DeviceState = DeviceState(), geometry: InputGeometry
  ) throws(DeviceRefusal) {
    self.geometry = geometry
    wire = TouchWire(facts)
    calibration = facts.udev.calibration
    axes = try PanelAxes(facts, x: wire.x, y: wire.y)
    let last = Int(facts.axes[EventCode.slot]?.maximum ?? 0)
    let count = wire == .slots ? max(1, min(last, Self.maximumSlots - 1) + 1) : 1
    slots = Array(repeating: TouchSlot(), count: count)
    current = slots.indices.contains(state.currentSlot) ? state.currentSlot : 0
    seed(state)
  }

  private mutating func seed(_ state: DeviceState) {
    guard wire == .slots else {
      slots[0].x = state.axes[wire.x] ?? 0
      slots[0].y = state.axes[wire.y] ?? 0
      if state.keys.contains(EventCode.buttonTouch) {
        slots[0].trackingID = 0
        slots[0].life = .dead
      }
      return
    }
    for (index, seen) in zip(slots.indices, state.slots) {
      slots[index].x = seen.x
      slots[index].y = seen.y
      slots[index].trackingID = max(seen.trackingID, -1)
      slots[index].life = seen.trackingID >= 0 ? .dead : .empty
    }
  }

  /// Returns what the fingers did in a frame.
  ///
  /// - Parameter frame: The next frame of the device.
  /// - Returns: First the fingers that left, then moves, then those that came.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent.Occurrence] {
    if !wire.hasSlots { current = 0 }
    var lifter = wire.lifter()
    for event in wire.relevant(frame.events) {
      if let id = lifter.trackingID(after: event) { track(id) }
      take(event)
    }
    if let id = lifter.trackingIDAtEnd() { track(id) }
    return frame.isSynchronisation ? cancelAll() : settle()
  }

  /// Ends all contacts, since the device is gone or must not be trusted: nobody lifted them.
  ///
  /// - Returns: `.contactCancelled` for each finger that was down.
  package mutating func cancelAll() -> [InputEvent.Occurrence] {
    var ended: [InputEvent.Occurrence] = []
    for index in slots.indices {
      if let departed = slots[index].departed {
        ended.append(.contactCancelled(contact: departed.contact))
      }
      if case .live(let contact, _) = slots[index].life {
        ended.append(.contactCancelled(contact: contact))
      }
      slots[index].life = slots[index].trackingID >= 0 ? .dead : .empty
      slots[index].departed = nil
      slots[index].isTouched = false
    }
    return ended
  }

  private mutating func track(_ id: Int32) {
    guard let current else { return ignored &+= 1 }
    slots[current].track(id)
  }

  private mutating func take(_ event: RawEvent) {
    guard event.type == EventType.absolute else { return }
    if wire.hasSlots, event.code == EventCode.slot { return select(event.value) }
    guard [wire.x, wire.y, EventCode.toolType].contains(event.code) else { return }
    guard let current else { return ignored &+= 1 }
    switch event.code {
    case wire.x: slots[current].x = event.value
    case wire.y: slots[current].y = event.value
    default: slots[current].isPalm = event.value == Self.palmTool
    }
    slots[current].isTouched = true
  }

  private mutating func select(_ slot: Int32) {
    current = slots.indices.contains(Int(slot)) ? Int(slot) : nil
    if current == nil { ignored &+= 1 }
  }

  private mutating func settle() -> [InputEvent.Occurrence] {
    var left: [InputEvent.Occurrence] = []
    var moved: [InputEvent.Occurrence] = []
    var came: [InputEvent.Occurrence] = []
    for index in slots.indices where slots[index].isTouched {
      if let departed = slots[index].departed { left.append(departure(departed)) }
      slots[index].departed = nil
      slots[index].isTouched = false
      switch slots[index].life {
      case .empty, .dead: break
      case .arrived: came += arrive(index)
      case .live(let contact, let old): moved += move(index, contact, from: old)
      }
    }
    return left + moved + came
  }

  private func departure(_ departed: TouchSlot.Departure) -> InputEvent.Occurrence {
    departed.isLifted
      ? .contactUp(contact: departed.contact, at: departed.point)
      : .contactCancelled(contact: departed.contact)
  }

  private mutating func arrive(_ index: Int) -> [InputEvent.Occurrence] {
    guard let point = point(index) else {
      slots[index].life = .dead
      return []
    }
    let contact = nextContact
    nextContact &+= 1
    slots[index].life = .live(contact: contact, at: point)
    return [.contactDown(contact: contact, at: point)]
  }

  private mutating func move(
    _ index: Int, _ contact: Int, from old: PixelPoint
  ) -> [InputEvent.Occurrence] {
    guard let point = point(index) else {
      slots[index].life = .dead
      return [.contactCancelled(contact: contact)]
    }
    slots[index].life = .live(contact: contact, at: point)
    return point == old ? [] : [.contactMoved(contact: contact, at: point)]
  }

  /// Returns the place of the finger in a slot on the picture; `nil` outside it, and for a palm.
  private func point(_ index: Int) -> PixelPoint? {
    if slots[index].isPalm { return nil }
    let place = axes.place(x: slots[index].x, y: slots[index].y)
    return geometry.pixel(at: geometry.calibrated(place, own: calibration))
  }
}
