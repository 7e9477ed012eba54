import TelltaleInput
import TelltaleModel

/// The input devices that are plugged in, and what they are.
struct AttachedDevices: Hashable, Sendable {
  private var kinds: [DeviceID: InputKind] = [:]

  /// A device is known from when it came, or from its first event.
  mutating func note(_ device: DeviceID, _ kind: InputKind) { kinds[device] = kind }

  mutating func remove(_ device: DeviceID) { kinds[device] = nil }

  func kind(of device: DeviceID) -> InputKind? { kinds[device] }

  /// True while a keyboard is there to type with.
  var hasKeyboard: Bool { kinds.values.contains(.keys) }
}
