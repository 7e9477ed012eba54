import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@Suite("What is down when a device is opened")
struct OpeningTests {
  func frame(_ events: [(UInt16, UInt16, Int32)]) -> RawFrame {
    RawFrame(
      time: Instant(microseconds: 1),
      events: events.map { RawEvent(type: $0.0, code: $0.1, value: $0.2) })
  }

  @Test func isAFingerThatHasToBeLiftedFirst() throws {
    let facts = try RecordedDevice(file: "goodix-touchscreen.yml").recording.devices[0]
    let state = DeviceState(slots: [DeviceState.Slot(trackingID: 9, x: 10, y: 20)])
    var touch = try TouchDecoder(facts, state: state, geometry: RecordedDevice.screen)
    #expect(touch.decode(frame([(3, 0x35, 500)])).isEmpty)
    #expect(touch.decode(frame([(3, 0x39, -1)])).isEmpty)
    #expect(
      summary(touch.decode(frame([(3, 0x39, 10)]))) == ["down 1 500,20"],
      "the position that the kernel did not tell again is the one known before")
  }

  @Test func isAKeyThatHasToBeReleasedFirst() {
    var keys = KeyDecoder(codes: [28, 52, 125], state: DeviceState(keys: [28, 125, 400]))
    #expect(keys.decode(frame([(1, 28, 2), (1, 28, 1), (1, 28, 0)])).isEmpty)
    #expect(summary(keys.decode(frame([(1, 28, 1)]))) == ["key KEY_LEFTMETA+KEY_ENTER"])
  }

  @Test func isAButtonThatHasToBeReleasedFirst() throws {
    let facts = try RecordedDevice(file: "usb-mouse.evemu").recording.devices[0]
    var pointer = try PointerDecoder(
      facts, state: DeviceState(keys: [0x110]), geometry: RecordedDevice.screen)
    #expect(pointer.decode(frame([(1, 0x110, 0)])).isEmpty)
    #expect(summary(pointer.decode(frame([(1, 0x110, 1)]))) == ["pressed 640,360"])
  }

  @Test func modifiersOfOneKeyboardHoldForAnother() throws {
    let facts = try RecordedDevice(file: "at-keyboard.evemu").recording.devices[0]
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    for id in [1, 2] { _ = try devices.attach(facts, as: DeviceID(id), at: .zero) }
    _ = devices.decode(frame([(1, 125, 1)]), from: DeviceID(1))
    let events = devices.decode(frame([(1, 52, 1)]), from: DeviceID(2))
    #expect(summary(events.map(\.occurrence)) == ["key KEY_LEFTMETA+KEY_DOT"])
    _ = devices.detach(DeviceID(1), at: .zero)
    let later = devices.decode(frame([(1, 52, 0)]), from: DeviceID(2))
    #expect(summary(later.map(\.occurrence)) == ["keyup KEY_DOT"])
  }

  @Test func twoMiceMoveOnePointer() throws {
    let facts = try RecordedDevice(file: "usb-mouse.evemu").recording.devices[0]
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    for id in [1, 2] { _ = try devices.attach(facts, as: DeviceID(id), at: .zero) }
    _ = devices.decode(frame([(2, 0, 10)]), from: DeviceID(1))
    let events = devices.decode(frame([(2, 1, 5)]), from: DeviceID(2))
    #expect(summary(events.map(\.occurrence)) == ["moved 650,365"])
  }
}

@Suite("Roles of devices")
struct RoleTests {
  @Test(arguments: [
    ("goodix-touchscreen.yml", InputKind.touch), ("egalax-single-touch.evemu", .touch),
    ("infrared-frame-protocol-a.evemu", .touch), ("car-knob.evemu", .knob),
    ("griffin-powermate.evemu", .knob), ("watch-crown.evemu", .knob),
    ("at-keyboard.evemu", .keys), ("flirc-remote.evemu", .keys), ("ir-remote.evemu", .remote),
    ("bouncing-button.evemu", .remote), ("usb-mouse.evemu", .pointer),
    ("qemu-virtio-tablet.yml", .pointer), ("synaptics-touchpad.evemu", nil),
    ("power-button.evemu", nil),
  ])
  func areToldByWhatADeviceCanSend(file: String, kind: InputKind?) throws {
    #expect(try RecordedDevice(file: file).recording.devices[0].use().kinds.first == kind)
  }

  @Test func aKeyboardWithAWheelStaysAKeyboardAndTurns() throws {
    var facts = try RecordedDevice(file: "at-keyboard.evemu").recording.devices[0]
    facts.codes[EventType.relative] = [EventCode.wheel]
    #expect(facts.use().kinds.first == .keys)
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    let events = devices.decode(
      RawFrame(time: .zero, events: [RawEvent(type: 2, code: 8, value: 1)]), from: DeviceID(1))
    #expect(summary(events) == ["0 knob turned 1"])
  }

  @Test func theFirstAssignmentThatMatchesCounts() {
    let facts = DeviceFacts(
      name: "Dial", path: "/dev/input/event7", vendor: 1, product: 2,
      codes: [EventType.relative: [EventCode.relativeX]])
    func kind(_ assignments: DeviceAssignment...) -> InputKind? {
      (try? facts.use(assignedBy: assignments))?.kinds.first
    }
    #expect(kind() == nil)
    #expect(kind(DeviceAssignment(role: .knob)) == nil, "an assignment without a device")
    #expect(kind(DeviceAssignment(name: "Dial", role: .knob)) == .knob)
    #expect(kind(DeviceAssignment(name: "Dial", vendor: 3, role: .knob)) == nil)
    #expect(
      kind(
        DeviceAssignment(path: "/dev/input/event7", role: nil),
        DeviceAssignment(name: "Dial", role: .knob)) == nil)
    #expect(kind(DeviceAssignment(vendor: 1, product: 2, role: .remote)) == .remote)
  }

  @Test(arguments: [InputKind.touch, .pointer, .knob, .keys, .remote])
  func cannotBeGivenToADeviceThatCannotPlayThem(kind: InputKind) {
    #expect(throws: DeviceRefusal.self) {
      try DeviceDecoder(
        DeviceID(1), as: DeviceUse([kind], reason: ""),
        facts: DeviceFacts(name: "Lid Switch", codes: [5: [0]]),
        geometry: RecordedDevice.screen)
    }
  }
}

@Suite("Fine steps")
struct FineStepTests {
  func decode(_ steps: Int32..., codes: Set<UInt16>) -> [String] {
    let facts = DeviceFacts(name: "Wheel", codes: [EventType.relative: codes])
    var knob = KnobDecoder(facts.use().knob)
    return steps.flatMap { step in
      let event = RawEvent(
        type: EventType.relative, code: EventCode.wheelHighResolution, value: step)
      return summary(knob.decode(RawFrame(time: .zero, events: [event])))
    }
  }

  @Test func addUpToDetents() {
    let fine: Set<UInt16> = [EventCode.wheelHighResolution]
    #expect(decode(60, 60, 120, -30, -90, codes: fine) == ["turned 1", "turned 1", "turned -1"])
  }

  @Test func areIgnoredBesideDetents() {
    #expect(decode(120, codes: [EventCode.wheelHighResolution, EventCode.wheel]).isEmpty)
  }
}
