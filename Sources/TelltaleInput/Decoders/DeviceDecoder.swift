import TelltaleGraphics
import TelltaleModel

/// The reader of one device's frames. A device may be more than one thing: touchscreens have Home keys, keyboards
/// have wheels.
package struct DeviceDecoder: Hashable, Sendable {
  package let device: DeviceID
  package let facts: DeviceFacts
  package let use: DeviceUse
  /// The main kind of the device.
  package let kind: InputKind
  /// The kind of its keys: those of a touchscreen or a mouse belong to no keyboard's layout.
  package let keyKind: InputKind
  private var touch: TouchDecoder?
  private var pointer: PointerDecoder?
  private var knob: KnobDecoder?
  private var keys: KeyDecoder
  private var latest: Instant?

  /// Begins to read a device.
  ///
  /// - Parameters:
  ///   - device: The number of the device.
  ///   - use: The use that the device is read for. It is not one that leaves the device alone.
  ///   - facts: The codes and ranges that the device says it has.
  ///   - state: The keys and contacts that were down when the device was opened; they are dead until they are
  ///     released.
  ///   - geometry: The place of the panel on the picture.
  /// - Throws: The reason why the device cannot be used for this: a range that is absent or empty, or no axis or key
  ///   of the kind.
  package init(
    _ device: DeviceID, as use: DeviceUse, facts: DeviceFacts, state: DeviceState = DeviceState(),
    geometry: InputGeometry
  ) throws(DeviceRefusal) {
    let kind = use.kinds.first ?? .remote
    self.device = device
    self.facts = facts
    self.use = use
    self.kind = kind
    keyKind = kind == .remote || kind == .knob ? kind : .keys
    if kind == .touch { touch = try TouchDecoder(facts, state: state, geometry: geometry) }
    if kind == .pointer { pointer = try PointerDecoder(facts, state: state, geometry: geometry) }
    if kind != .touch, kind != .pointer, !use.writing.isCodes {
      knob = (use.knob ?? facts.turningAxis.map { KnobAxis($0) }).map {
        KnobDecoder($0, facts, state: state)
      }
    }
    keys = KeyDecoder(codes: Self.keyCodes(kind, facts), state: state)
    try checkUse()
  }

  package var heldModifiers: Set<UInt16> { keys.heldModifiers }

  /// The shared place of the pointer, in pixels of the picture; `nil` for a device that is no pointer.
  package var pointerPosition: PixelPoint? {
    get { pointer?.position }
    set { if let newValue { pointer?.position = newValue } }
  }

  /// Takes over another size or rotation of the picture.
  package mutating func use(_ geometry: InputGeometry) {
    touch?.geometry = geometry
    pointer?.geometry = geometry
  }

  /// Returns the events of a frame. A frame that is older than the one before it tells state only: a clock that jumps
  /// back would make any press as short or as long as it likes.
  ///
  /// - Parameter frame: The next frame of the device.
  /// - Returns: The events in the order touch, pointer, knob, keys.
  package mutating func decode(_ frame: RawFrame) -> [InputEvent] {
    var frame = frame
    if let latest, frame.time < latest { frame.isSynchronisation = true }
    latest = frame.time
    var events: [InputEvent] = []
    if let found = touch?.decode(frame) { events += stamp(found, .touch, frame.time) }
    if let found = pointer?.decode(frame) { events += stamp(found, .pointer, frame.time) }
    if let found = knob?.decode(frame) { events += stamp(found, .knob, frame.time) }
    return events + stamp(keys.decode(frame), keyKind, frame.time)
  }

  /// Ends all that was down on a device that went.
  ///
  /// - Parameter time: When it went.
  /// - Returns: The events that cancel contacts and keys, and `.detached` at last.
  package mutating func remove(at time: Instant) -> [InputEvent] {
    var events = stamp(touch?.cancelAll() ?? [], .touch, time)
    events += stamp(pointer?.cancelAll() ?? [], .pointer, time)
    events += stamp(keys.cancelAll(), keyKind, time)
    return events + stamp([.detached(name: facts.name)], kind, time)
  }

  private func stamp(
    _ occurrences: [InputEvent.Occurrence], _ kind: InputKind, _ time: Instant
  ) -> [InputEvent] {
    occurrences.map { InputEvent(device: device, kind: kind, time: time, occurrence: $0) }
  }

  /// Returns the codes that are keys. Buttons that say where a hand is are no keys, except those of a knob: they are
  /// its push.
  private static func keyCodes(_ kind: InputKind, _ facts: DeviceFacts) -> Set<UInt16> {
    if kind == .knob { return facts.keys }
    return facts.keys.filter {
      !EventCode.mouseButtons.contains($0) && !EventCode.digitizerButtons.contains($0)
    }
  }

  private func checkUse() throws(DeviceRefusal) {
    let expected: String
    switch kind {
    case .knob where knob == nil: expected = "a knob has an axis that turns"
    case .keys where facts.keys.isEmpty: expected = "a keyboard has keys"
    case .remote where facts.keys.isEmpty: expected = "a remote has keys"
    default: return
    }
    throw DeviceRefusal(
      message: "\(facts.name): assigned as \(kind.rawValue), but \(expected), and it has none",
      remedy: "correct the assignment in the device file")
  }
}
