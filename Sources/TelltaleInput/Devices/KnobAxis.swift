import TelltaleModel

/// The axis that turns, and the size of a detent on it.
package struct KnobAxis: Hashable, Sendable {
  package var axis: DeviceAxis
  /// The units of the axis in a detent; 1 or more.
  package var detent: Int

  /// Describes an axis that turns.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - detent: The units of the axis in a detent; `nil` for what is usual: 120 on a wheel with finer steps, else 1.
  package init(_ axis: DeviceAxis, detent: Int? = nil) {
    self.axis = axis
    self.detent = max(1, detent ?? Self.usual(axis))
  }

  /// Returns the usual units of a detent. A wheel that has finer steps sends 120 a detent
  /// (Documentation/input/event-codes.rst).
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
  /// The axis that certainly turns: the dial where there is one, or else the wheel. Drivers that send both mean the
  /// same turn.
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

  /// Returns the axis of a device that is assigned as a knob. Throws where it has none, or several that it might be.
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
          ? "it has no axis that turns"
          : "any of its axes may be the one that turns: \(Self.list(axes))"),
      remedy: axes.isEmpty
        ? "correct the assignment in the device file"
        : "name the axis in the assignment, such as axis: \(axes[0].name)")
  }

  /// Returns the names of axes; of many the first ones.
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
