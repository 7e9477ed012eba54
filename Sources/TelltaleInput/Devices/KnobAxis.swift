import TelltaleModel

/// The axis that turns, and how far a detent is on it.
package struct KnobAxis: Hashable, Sendable {
  package var axis: DeviceAxis
  /// Units of the axis, 1 or more.
  package var detent: Int

  package init(_ axis: DeviceAxis, detent: Int? = nil) {
    self.axis = axis
    self.detent = max(1, detent ?? Self.usual(axis))
  }

  /// A wheel that has finer steps sends 120 a detent (Documentation/input/event-codes.rst).
  private static func usual(_ axis: DeviceAxis) -> Int {
    switch axis {
    case .relative(code: EventCode.wheelHighResolution),
      .relative(code: EventCode.sidewaysHighResolution):
      120
    default: 1
    }
  }
}

extension DeviceFacts {
  /// What certainly turns: the dial where there is one, or else the wheel. Drivers that send both mean
  /// the same turn.
  var turningAxis: DeviceAxis? {
    for code in [EventCode.dial, EventCode.wheel, EventCode.wheelHighResolution]
    where sends(EventType.relative, code) {
      return .relative(code: code)
    }
    return nil
  }

  /// All axes that could turn: the relative ones, or where there is none the absolute ones.
  var possibleAxes: [DeviceAxis] {
    let relative = (codes[EventType.relative] ?? []).sorted().map { DeviceAxis.relative(code: $0) }
    guard relative.isEmpty else { return relative }
    return (codes[EventType.absolute] ?? []).sorted().map { DeviceAxis.absolute(code: $0) }
  }

  /// The axis of a device that is a knob by somebody's word. Throws where it has none, or several that
  /// it might be.
  func knobAxis(_ named: DeviceAxis?) throws(DeviceRefusal) -> DeviceAxis {
    let axes = possibleAxes
    if let named {
      if sends(named) { return named }
      throw DeviceRefusal(
        message:
          "\(name): assigned as a knob that turns \(named.name), which it does not have; it has "
          + (axes.isEmpty ? "no axis" : Self.list(axes)),
        remedy: "correct the assignment in the device file")
    }
    if let axis = turningAxis ?? (axes.count == 1 ? axes.first : nil) { return axis }
    throw DeviceRefusal(
      message: "\(name): assigned as knob, but "
        + (axes.isEmpty
          ? "it has no axis that turns" : "any of its axes may be what turns: \(Self.list(axes))"),
      remedy: axes.isEmpty
        ? "correct the assignment in the device file"
        : "name the axis in the assignment, such as axis: \(axes[0].name)")
  }

  /// Their names; of many the first ones.
  static func list(_ axes: [DeviceAxis]) -> String {
    let names = axes.prefix(axes.count > 6 ? 5 : 6).map(\.name).joined(separator: ", ")
    return axes.count > 6 ? "\(names) and \(axes.count - 5) more" : names
  }

  private func sends(_ axis: DeviceAxis) -> Bool {
    switch axis {
    case .relative(let code): sends(EventType.relative, code)
    case .absolute(let code): sends(EventType.absolute, code)
    }
  }
}
