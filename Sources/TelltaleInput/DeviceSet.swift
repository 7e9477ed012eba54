import TelltaleGraphics
import TelltaleModel

/// All devices in use and what is known of them: frames go in, what hands did comes out. The same
/// for live devices and for recordings.
package struct DeviceSet: Hashable, Sendable {
  package var geometry: InputGeometry {
    didSet { for id in decoders.keys { decoders[id]?.use(geometry) } }
  }
  package let assignments: [DeviceAssignment]
  private var decoders: [DeviceID: DeviceDecoder] = [:]
  private var pointer: PixelPoint?

  package init(geometry: InputGeometry, assignments: [DeviceAssignment] = []) {
    self.geometry = geometry
    self.assignments = assignments
  }

  package func contains(_ id: DeviceID) -> Bool { decoders[id] != nil }

  /// What the device is taken for; `nil` for one that is not attached.
  package func use(of id: DeviceID) -> DeviceUse? { decoders[id]?.use }

  /// Why udev and what a device can send say different things of it; `nil` where they agree, or the
  /// device file says what it is.
  package func dispute(about facts: DeviceFacts) -> String? {
    (try? facts.use(assignedBy: assignments))?.dispute
  }

  /// Starts reading a device. Returns nothing, and forgets it, where it is to be left alone.
  /// A device that is several things comes as each of them. Throws where it cannot be what it is, or is
  /// assigned to be.
  package mutating func attach(
    _ facts: DeviceFacts, state: DeviceState = DeviceState(), as id: DeviceID, at time: Instant
  ) throws(DeviceRefusal) -> [InputEvent] {
    let use = try facts.use(assignedBy: assignments)
    guard !use.kinds.isEmpty else { return [] }
    decoders[id] = try DeviceDecoder(id, as: use, facts: facts, state: state, geometry: geometry)
    return use.kinds.map { kind in
      let writing = kind == .keys ? use.writing : .nothing
      return InputEvent(
        device: id, kind: kind, time: time,
        occurrence: .attached(name: facts.name, writing: writing))
    }
  }

  /// What happened in a frame of a device; nothing for a device that is not attached.
  package mutating func decode(_ frame: RawFrame, from id: DeviceID) -> [InputEvent] {
    guard var decoder = decoders[id] else { return [] }
    decoder.pointerPosition = pointer
    let events = decoder.decode(frame)
    pointer = decoder.pointerPosition ?? pointer
    decoders[id] = decoder
    let held = modifiersHeld(besides: decoder)
    return held.isEmpty ? events : events.map { $0.holding(held) }
  }

  /// Stops reading a device that went; cancels what was down on it.
  package mutating func detach(_ id: DeviceID, at time: Instant) -> [InputEvent] {
    guard var decoder = decoders.removeValue(forKey: id) else { return [] }
    return decoder.remove(at: time)
  }

  /// Whether the kernel repeats held keys of the device.
  package func repeatsKeys(_ id: DeviceID) -> Bool { decoders[id]?.facts.repeatsKeys ?? false }

  private func modifiersHeld(besides decoder: DeviceDecoder) -> Set<UInt16> {
    decoders.values.reduce(into: []) { held, other in
      if other.device != decoder.device, other.keyKind == decoder.keyKind {
        held.formUnion(other.heldModifiers)
      }
    }
  }
}

extension InputEvent {
  /// The same with more modifiers held, where it is a key's.
  fileprivate func holding(_ modifiers: Set<UInt16>) -> InputEvent {
    var event = self
    switch occurrence {
    case .keyDown(var press):
      press.held.formUnion(modifiers)
      event.occurrence = .keyDown(press)
    case .keyUp(var press):
      press.held.formUnion(modifiers)
      event.occurrence = .keyUp(press)
    default: break
    }
    return event
  }
}
