import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

/// The bounds within which a device is believed.
@Suite("Limits of devices")
struct DeviceLimitTests {
  private func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> RawEvent {
    RawEvent(type: type, code: code, value: value)
  }

  private func turn(_ values: Int32..., code: UInt16, codes: Set<UInt16>) -> [String] {
    let facts = DeviceFacts(name: "Knob", codes: [EventType.relative: codes])
    var knob = KnobDecoder(facts.use().knob)
    return summary(
      knob.decode(
        RawFrame(time: .zero, events: values.map { event(EventType.relative, code, $0) })))
  }

  @Test func moreDetentsThanAHandTurnsAreCutOff() {
    let dial = EventCode.dial
    #expect(turn(100, code: dial, codes: [dial]) == ["turned 100"])
    #expect(turn(101, code: dial, codes: [dial]) == ["turned 100"])
    #expect(turn(-60, -60, code: dial, codes: [dial]) == ["turned -100"])
    let fine = EventCode.wheelHighResolution
    #expect(turn(12_120, code: fine, codes: [fine]) == ["turned 100"])
  }

  @Test func aDialCountsBeforeTheWheelThatTellsTheSameTurn() {
    let both: Set<UInt16> = [EventCode.dial, EventCode.wheel]
    #expect(turn(1, code: EventCode.dial, codes: both) == ["turned 1"])
    #expect(turn(1, code: EventCode.wheel, codes: both).isEmpty)
  }

  @Test func aFrameWithoutEndCountsAsStateOnly() throws {
    func assemble(_ count: Int) throws -> RawFrame {
      var assembler = FrameAssembler()
      for _ in 0..<count { _ = assembler.take(event(1, 28, 1), at: .zero) }
      let frame = assembler.take(event(0, 0, 0), at: .zero)
      return try #require(frame)
    }
    #expect(try !assemble(FrameAssembler.maximumEvents).isSynchronisation)
    let long = try assemble(FrameAssembler.maximumEvents + 1)
    #expect(long.isSynchronisation)
    #expect(long.events.count == FrameAssembler.maximumEvents)
  }

  /// Hardware ends its frames with 0; the kernel with 1 where it repeats, and where it releases the
  /// keys of a device that is pulled out.
  @Test func aReleaseThatTheKernelMadeUpIsNone() throws {
    func frame(_ value: Int32, end: Int32) throws -> RawFrame {
      var assembler = FrameAssembler()
      _ = assembler.take(event(1, 28, value), at: .zero)
      let frame = assembler.take(event(0, 0, end), at: .zero)
      return try #require(frame)
    }
    #expect(try !frame(0, end: 0).isSynchronisation)
    #expect(try !frame(2, end: 1).isSynchronisation)
    #expect(try frame(0, end: 1).isSynchronisation)
  }

  @Test(arguments: [19, 20])
  func aKeyboardHasNearlyAllLetters(count: Int) {
    let letters = ([16...25, 30...38, 44...50] as [ClosedRange<UInt16>]).joined().prefix(count)
    let facts = DeviceFacts(name: "Keys", codes: [EventType.key: Set(letters).union([28])])
    #expect(facts.use().kinds.first == (count == 20 ? .keys : .remote))
  }

  @Test func placesJustOutsideThePanelAreItsEdge() throws {
    var devices = DeviceSet(geometry: InputGeometry(screen: PixelSize(width: 1000, height: 1000)))
    let axis = AxisRange(minimum: 0, maximum: 999)
    let facts = DeviceFacts(
      name: "Panel", codes: [3: [0, 1], 1: [EventCode.buttonTouch]], axes: [0: axis, 1: axis])
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    func tap(_ x: Int32, _ y: Int32) -> [String] {
      let down = [event(3, 0, x), event(3, 1, y), event(1, EventCode.buttonTouch, 1)]
      let found = devices.decode(RawFrame(time: .zero, events: down), from: DeviceID(1))
      let up = RawFrame(time: .zero, events: [event(1, EventCode.buttonTouch, 0)])
      _ = devices.decode(up, from: DeviceID(1))
      return summary(found.map(\.occurrence))
    }
    #expect(tap(1019, 500) == ["down 1 999,500"])
    #expect(tap(1021, 500).isEmpty)
    #expect(tap(500, -20) == ["down 2 500,0"])
    #expect(tap(500, -22).isEmpty)
  }

  @Test func aFingerThatLeavesThePanelIsNotLiftedThere() throws {
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    let facts = try RecordedDevice(file: "goodix-touchscreen.yml").recording.devices[0]
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    func hears(_ events: (UInt16, Int32)...) -> [String] {
      let frame = RawFrame(time: .zero, events: events.map { event(3, $0.0, $0.1) })
      return summary(devices.decode(frame, from: DeviceID(1)).map(\.occurrence))
    }
    #expect(hears((0x39, 1), (0x35, 640), (0x36, 360)).first?.hasPrefix("down 1") == true)
    #expect(hears((0x35, .max)) == ["cancelled 1"])
    #expect(hears((0x35, 640)).isEmpty)
    #expect(hears((0x39, -1)).isEmpty)
    #expect(hears((0x39, 2)).first?.hasPrefix("down 2") == true)
  }

  @Test func aPalmIsNoFinger() throws {
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    var facts = try RecordedDevice(file: "goodix-touchscreen.yml").recording.devices[0]
    facts.codes[3]?.insert(EventCode.toolType)
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    func hears(_ events: (UInt16, Int32)...) -> [String] {
      let frame = RawFrame(time: .zero, events: events.map { event(3, $0.0, $0.1) })
      return summary(devices.decode(frame, from: DeviceID(1)).map(\.occurrence))
    }
    #expect(hears((0x39, 1), (EventCode.toolType, 2), (0x35, 640), (0x36, 360)).isEmpty)
    #expect(hears((0x39, -1)).isEmpty)
    #expect(hears((0x39, 2)).count == 1, "the next one is a finger again")
    #expect(hears((EventCode.toolType, 2)) == ["cancelled 1"])
  }
}
