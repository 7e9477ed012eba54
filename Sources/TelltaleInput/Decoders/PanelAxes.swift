/// The two axes of a panel, whose values name places on it.
struct PanelAxes: Hashable, Sendable {
  private let x: AxisRange
  private let y: AxisRange

  /// Reads the ranges of both axes. Throws where an axis is absent or its range holds fewer than two values: there is
  /// nothing sensible to divide by.
  init(_ facts: DeviceFacts, x xCode: UInt16, y yCode: UInt16) throws(DeviceRefusal) {
    x = try Self.range(xCode, "horizontal", of: facts)
    y = try Self.range(yCode, "vertical", of: facts)
  }

  /// Returns the place of two raw values. Values are taken at the middle of their step, so that turning by 180
  /// degrees mirrors exactly.
  func place(x rawX: Int32, y rawY: Int32) -> PanelPlace {
    PanelPlace(x: Self.share(rawX, of: x), y: Self.share(rawY, of: y))
  }

  private static func share(_ value: Int32, of range: AxisRange) -> Double {
    (Double(value) - Double(range.minimum) + 0.5)
      / (Double(range.maximum) - Double(range.minimum) + 1)
  }

  private static func range(
    _ code: UInt16, _ direction: String, of facts: DeviceFacts
  ) throws(DeviceRefusal) -> AxisRange {
    guard let range = facts.axes[code] else {
      throw DeviceRefusal(
        message: "\(facts.name): no range for the \(direction) axis (code \(code))",
        remedy: "assign another role to the device, or `none` to leave it alone")
    }
    guard range.minimum < range.maximum else {
      throw DeviceRefusal(
        message: "\(facts.name): the \(direction) axis (code \(code)) runs from \(range.minimum)"
          + " to \(range.maximum); expected a range that grows",
        remedy: "correct the range with a udev hwdb entry (EVDEV_ABS_\(hex(code))=min:max), "
          + "or update the driver")
    }
    return range
  }

  private static func hex(_ code: UInt16) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
