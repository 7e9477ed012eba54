import TelltaleInput

/// Devices as they tell about themselves, one of each kind.
enum SampleDevices {
  static let letters = Set<UInt16>(1...83)

  static func keyboard(_ path: String, repeats: Bool = false) -> DeviceFacts {
    var codes: [UInt16: Set<UInt16>] = [EventType.key: letters.union([125])]
    if repeats { codes[EventType.autorepeat] = [0, 1] }
    return DeviceFacts(name: "Keyboard", path: path, vendor: 1, product: 2, codes: codes)
  }

  static func panel(_ path: String, maximum: Int32 = 999) -> DeviceFacts {
    let axis = AxisRange(minimum: 0, maximum: maximum)
    return DeviceFacts(
      name: "Panel", path: path,
      codes: [
        EventType.absolute: [EventCode.absoluteX, EventCode.absoluteY],
        EventType.key: [EventCode.buttonTouch],
      ], axes: [EventCode.absoluteX: axis, EventCode.absoluteY: axis])
  }

  static func knob(_ path: String) -> DeviceFacts {
    DeviceFacts(
      name: "Knob", path: path,
      codes: [EventType.relative: [EventCode.dial], EventType.key: [0x100]])
  }

  static func remote(_ path: String) -> DeviceFacts {
    DeviceFacts(name: "Remote", path: path, codes: [EventType.key: [28, 103, 108, 352]])
  }

  static func mouse(_ path: String) -> DeviceFacts {
    DeviceFacts(
      name: "Mouse", path: path,
      codes: [
        EventType.relative: [EventCode.relativeX, EventCode.relativeY, EventCode.wheel],
        EventType.key: [EventCode.buttonLeft, 0x111],
      ])
  }

  static func lid(_ path: String) -> DeviceFacts {
    DeviceFacts(name: "Lid Switch", path: path, codes: [5: [0]])
  }
}
