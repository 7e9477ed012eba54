import TelltaleGraphics
import TelltaleModel

/// Reads the frames of one device, which may be more than one thing: touchscreens have Home keys,
/// keyboards have wheels.
package struct DeviceDecoder: Hashable, Sendable {
  package let device: DeviceID
  package let facts: DeviceFacts
  package let use: DeviceUse
  /// What the device is in the first place.
  package let kind: InputKind
  /// What its keys are: those of a touchscreen or a mouse belong to no keyboard's layout.
  package let keyKind: InputKind
  private var touch: TouchDecoder?
  private var pointer: PointerDecoder?
  private var knob: KnobDecoder?
  private var keys: KeyDecoder
  private var latest: Instant?

  /// Reads a device as what it is taken for, which is not to be left alone. Throws where it cannot be
  /// what it is said to be.
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

  /// The shared place of the pointer; `nil` for what is no pointer.
  package var pointerPosition: PixelPoint? {
    get { pointer?.position }
    set { if let newValue { pointer?.position = newValue } }
  }

  package mutating func use(_ geometry: InputGeometry) {
    touch?.geometry = geometry
    pointer?.geometry = geometry
  }

  /// What happened in the frame. One that is older than the one before it tells state only: a clock
  /// that jumps back would make any press as short or as long as it likes.
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

  /// The device went: all that was down is cancelled.
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

  /// Buttons that say where a hand is are no keys, except those of a knob: they are its push.
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
