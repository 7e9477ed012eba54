import CEvdev
import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleEvdev

@Suite("What libevdev knows of a device")
struct DeviceFactsTests {
  /// A device with no kernel behind it.
  func withDevice(_ body: (OpaquePointer) throws -> Void) throws {
    let device = try #require(libevdev_new())
    defer { libevdev_free(device) }
    try body(device)
  }

  @Test func isItsNameItsIdsAndItsCodes() throws {
    try withDevice { device in
      libevdev_set_name(device, "Knob")
      libevdev_set_id_bustype(device, 3)
      libevdev_set_id_vendor(device, 0x077d)
      libevdev_set_id_product(device, 0x0410)
      libevdev_set_id_version(device, 0x0311)
      libevdev_enable_event_code(device, UInt32(EV_REL), UInt32(REL_DIAL), nil)
      libevdev_enable_event_code(device, UInt32(EV_KEY), UInt32(BTN_0), nil)
      let facts = DeviceFacts(device, path: "/dev/input/event9")
      #expect(facts.name == "Knob" && facts.path == "/dev/input/event9")
      #expect([facts.bus, facts.vendor, facts.product, facts.version] == [3, 0x77d, 0x410, 0x311])
      #expect(facts.codes[EventType.relative] == [EventCode.dial])
      #expect(facts.keys == [0x100])
      #expect(facts.use().kinds.first == .knob)
    }
  }

  @Test func isTheRangeOfItsAxesAndWhatIsDown() throws {
    try withDevice { device in
      for (code, maximum) in [
        (ABS_MT_SLOT, 3), (ABS_MT_POSITION_X, 1279), (ABS_MT_POSITION_Y, 719),
        (ABS_MT_TRACKING_ID, 65535),
      ] as [(Int32, Int32)] {
        var info = input_absinfo()
        info.maximum = maximum
        info.resolution = 7
        libevdev_enable_event_code(device, UInt32(EV_ABS), UInt32(code), &info)
      }
      libevdev_enable_event_code(device, UInt32(EV_KEY), UInt32(KEY_HOMEPAGE), nil)
      libevdev_enable_property(device, UInt32(INPUT_PROP_DIRECT))
      libevdev_set_event_value(device, UInt32(EV_KEY), UInt32(KEY_HOMEPAGE), 1)
      libevdev_set_slot_value(device, 2, UInt32(ABS_MT_TRACKING_ID), 9)
      libevdev_set_slot_value(device, 2, UInt32(ABS_MT_POSITION_X), 640)
      let facts = DeviceFacts(device, path: "")
      #expect(
        facts.axes[EventCode.multitouchX]
          == AxisRange(minimum: 0, maximum: 1279, resolution: 7))
      #expect(facts.properties == [DeviceProperty.direct])
      #expect(facts.use().kinds.first == .touch)
      let state = DeviceState(device, facts)
      #expect(state.keys == [172])
      #expect(state.slots.count == 4)
      #expect(state.slots[2] == DeviceState.Slot(trackingID: 9, x: 640, y: 0))
    }
  }

  @Test func isEveryCodeOfEveryTypeUpToTheLast() throws {
    let last: [(type: Int32, code: UInt32)] = [
      (EV_KEY, UInt32(KEY_MAX)), (EV_REL, UInt32(REL_MAX)), (EV_MSC, UInt32(MSC_MAX)),
      (EV_SW, UInt32(SW_MAX)), (EV_LED, UInt32(LED_MAX)), (EV_SND, UInt32(SND_MAX)),
    ]
    try withDevice { device in
      for (type, code) in last {
        for code in [0, code] { libevdev_enable_event_code(device, UInt32(type), code, nil) }
      }
      let facts = DeviceFacts(device, path: "")
      for (type, code) in last { #expect(facts.codes[UInt16(type)] == [0, UInt16(code)]) }
      #expect(facts.codes[UInt16(EV_ABS)] == nil && facts.axes.isEmpty)
      #expect(!facts.repeatsKeys)
      #expect(facts.properties.isEmpty)
    }
  }

  @Test func isWhetherItRepeatsAndAllThatItIs() throws {
    try withDevice { device in
      var value: Int32 = 250
      for code in [REP_DELAY, REP_PERIOD] {
        libevdev_enable_event_code(device, UInt32(EV_REP), UInt32(code), &value)
      }
      for property in [INPUT_PROP_POINTER, INPUT_PROP_ACCELEROMETER, INPUT_PROP_MAX] {
        libevdev_enable_property(device, UInt32(property))
      }
      var info = input_absinfo(
        value: 5, minimum: -10, maximum: 300, fuzz: 4, flat: 3, resolution: 2)
      libevdev_enable_event_code(device, UInt32(EV_ABS), UInt32(ABS_X), &info)
      let facts = DeviceFacts(device, path: "")
      #expect(facts.repeatsKeys)
      #expect(facts.properties == [0, 6, UInt16(INPUT_PROP_MAX)])
      #expect(
        facts.axes == [0: AxisRange(minimum: -10, maximum: 300, fuzz: 4, flat: 3, resolution: 2)])
      let state = DeviceState(device, facts)
      #expect(state == DeviceState(axes: [0: 5]))
    }
  }

  @Test func isNothingThatWasNotSaid() throws {
    try withDevice { device in
      let facts = DeviceFacts(device, path: "/dev/input/event0")
      #expect(facts.name.isEmpty && facts.axes.isEmpty && facts.keys.isEmpty)
      #expect(Set(facts.codes.keys).isSubset(of: [EventType.synchronisation]))
      #expect(DeviceState(device, facts) == DeviceState())
    }
  }
}
