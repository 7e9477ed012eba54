import TelltaleInput
import TelltaleModel

/// The input devices that are plugged in, and what they are.
struct AttachedDevices: Hashable, Sendable {
  private var kinds: [DeviceID: InputKind] = [:]

  /// A device is known from when it came, or from its first event. A key on the rim of a
  /// touchscreen makes no keyboard of it.
  mutating func note(_ event: InputEvent) {
    if case .attached = event.occurrence {
      kinds[event.device] = event.kind
    } else if kinds[event.device] == nil {
      kinds[event.device] = event.kind
    }
  }

  mutating func remove(_ device: DeviceID) { kinds[device] = nil }

  func kind(of device: DeviceID) -> InputKind? { kinds[device] }

  /// True while a keyboard is there to type with.
  var hasKeyboard: Bool { kinds.values.contains(.keys) }
}
