/// An axis of an input device, by the names of linux/input-event-codes.h.
package enum DeviceAxis: Hashable, Sendable {
  /// An axis that tells by how much it went on.
  case relative(code: UInt16)
  /// An axis that tells where it is.
  case absolute(code: UInt16)

  /// Creates the axis of a name; `nil` for a name that is none.
  ///
  /// - Parameter name: A name such as `REL_X` or `ABS_WHEEL`.
  package init?(named name: String) {
    if let code = Self.relatives.firstIndex(of: name) {
      self = .relative(code: UInt16(code))
    } else if let code = Self.absolutes.firstIndex(of: name) {
      self = .absolute(code: UInt16(code))
    } else {
      return nil
    }
  }

  /// The name; the number where it has none, such as `ABS_47`.
  package var name: String {
    switch self {
    case .relative(let code):
      Int(code) < Self.relatives.count ? Self.relatives[Int(code)] : "REL_\(code)"
    case .absolute(let code):
      Int(code) < Self.absolutes.count ? Self.absolutes[Int(code)] : "ABS_\(code)"
    }
  }

  private static let relatives = [
    "REL_X", "REL_Y", "REL_Z", "REL_RX", "REL_RY", "REL_RZ", "REL_HWHEEL", "REL_DIAL", "REL_WHEEL",
    "REL_MISC", "REL_RESERVED", "REL_WHEEL_HI_RES", "REL_HWHEEL_HI_RES",
  ]
  private static let absolutes = [
    "ABS_X", "ABS_Y", "ABS_Z", "ABS_RX", "ABS_RY", "ABS_RZ", "ABS_THROTTLE", "ABS_RUDDER",
    "ABS_WHEEL", "ABS_GAS", "ABS_BRAKE",
  ]
}
