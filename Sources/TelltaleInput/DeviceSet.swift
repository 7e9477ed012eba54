import TelltaleGraphics
import TelltaleModel

/// All devices in use and what is known of them. Frames go in, and the events of hands come out; live devices and
/// recordings are read alike.
package struct DeviceSet: Hashable, Sendable {
  package var geometry: InputGeometry {
    didSet { for id in decoders.keys { decoders[id]?.use(geometry) } }
  }
  package let assignments: [DeviceAssignment]
  private var decoders: [DeviceID: DeviceDecoder] = [:]
  private var pointer: PixelPoint?

  /// Starts with no device.
  ///
  /// - Parameters:
  ///   - geometry: The place of all panels on the picture.
  ///   - assignments: The uses that the device file gives to devices; the first one that matches counts.
  package init(geometry: InputGeometry, assignments: [DeviceAssignment] = []) {
    self.geometry = geometry
    self.assignments = assignments
  }

  package func contains(_ id: DeviceID) -> Bool { decoders[id] != nil }

  /// Returns the use that a device is read for.
  ///
  /// - Parameter id: The number of the device.
  /// - Returns: `nil` for a device that is not attached.
  package func use(of id: DeviceID) -> DeviceUse? { decoders[id]?.use }

  /// Returns the difference between udev's word and what a device can send.
  ///
  /// - Parameter facts: The facts of a device, which need not be attached.
  /// - Returns: A sentence for a log; `nil` where the two agree, or the device file says what the device is.
  package func dispute(about facts: DeviceFacts) -> String? {
    (try? facts.use(assignedBy: assignments))?.dispute
  }

  /// Starts reading a device. A device that is several things comes as each of them.
  ///
  /// - Parameters:
  ///   - facts: The codes and ranges that the device says it has.
  ///   - state: The keys and contacts that were down when it was opened.
  ///   - id: The number that it has from now on.
  ///   - time: When it came.
  /// - Returns: One `.attached` for each of its kinds; nothing for a device that is left alone, which is not read.
  /// - Throws: The reason why it cannot be what it is, or is assigned to be.
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

  /// Returns the events of a device's frame. Modifiers that are held on other devices of the same kind are held for
  /// its keys too.
  ///
  /// - Parameters:
  ///   - frame: The next frame of the device.
  ///   - id: The number of the device.
  /// - Returns: Nothing for a device that is not attached.
  package mutating func decode(_ frame: RawFrame, from id: DeviceID) -> [InputEvent] {
    guard var decoder = decoders[id] else { return [] }
    decoder.pointerPosition = pointer
    let events = decoder.decode(frame)
    pointer = decoder.pointerPosition ?? pointer
    decoders[id] = decoder
    let held = modifiersHeld(besides: decoder)
    return held.isEmpty ? events : events.map { $0.holding(held) }
  }

  /// Stops reading a device that went, and cancels what was down on it.
  ///
  /// - Parameters:
  ///   - id: The number of the device.
  ///   - time: When it went.
  /// - Returns: The events that cancel, and `.detached` at last; nothing for a device that is not attached.
  package mutating func detach(_ id: DeviceID, at time: Instant) -> [InputEvent] {
    guard var decoder = decoders.removeValue(forKey: id) else { return [] }
    return decoder.remove(at: time)
  }

  /// Tells whether the kernel repeats held keys of a device.
  ///
  /// - Parameter id: The number of the device.
  /// - Returns: False for a device that is not attached.
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
  /// Returns the same event with more modifiers held, where it is a key's.
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
