import TelltaleInput
import TelltaleModel

/// The input devices that are plugged in, and what they are.
package struct AttachedDevices: Hashable, Sendable {
  private struct Entry: Hashable {
    var kinds: Set<InputKind> = []
    /// The characters that its keys write, where it has come as a keyboard.
    var writing = DeviceUse.Writing.nothing

    var steersFocus: Bool {
      kinds.contains { kind in
        switch kind {
        case .knob, .remote: true
        // The keys of a scanner are codes, and move nothing.
        case .keys: !writing.isCodes
        case .touch, .pointer: false
        }
      }
    }
  }

  private var entries: [DeviceID: Entry] = [:]
  /// True where Caps Lock was on at the last key of a keyboard.
  private var lockedCapitals = false

  package init() {}

  /// Takes down a device: from when it came, or from its first event. A key on the rim of a touchscreen makes no
  /// keyboard of it.
  ///
  /// - Parameter event: Any event of the device.
  package mutating func note(_ event: InputEvent) {
    switch event.occurrence {
    case .keyDown(let key) where event.kind == .keys, .keyUp(let key) where event.kind == .keys:
      lockedCapitals = key.locksCapitals
    default: break
    }
    if case .attached(_, let writing) = event.occurrence {
      entries[event.device, default: Entry()].kinds.insert(event.kind)
      if event.kind == .keys { entries[event.device]?.writing = writing }
    } else if entries[event.device] == nil {
      entries[event.device] = Entry(
        kinds: [event.kind], writing: event.kind == .keys ? .letters : .nothing)
    }
  }

  /// Removes a device that was unplugged.
  package mutating func remove(_ device: DeviceID) { entries[device] = nil }

  /// True where Caps Lock is on, of a keyboard that is there.
  package var locksCapitals: Bool { lockedCapitals && hasKeyboard() }

  /// Tells whether a device is of a kind, among others perhaps.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - device: The device.
  /// - Returns: False for a device that is not there.
  package func isKind(_ kind: InputKind, _ device: DeviceID) -> Bool {
    entries[device]?.kinds.contains(kind) ?? false
  }

  /// True while a device is there that steers the focus.
  package var hasFocusDevice: Bool { entries.values.contains(where: \.steersFocus) }

  /// Tells whether a device steers the focus: a knob, a remote or a keyboard. A scanner's keys do not.
  ///
  /// - Parameter device: The device.
  /// - Returns: False for a device that is not there.
  package func steersFocus(_ device: DeviceID) -> Bool { entries[device]?.steersFocus ?? false }

  /// Tells whether a keyboard is there to type with.
  ///
  /// - Parameter field: The kind of text that is typed. For a field of numbers a pad of digits is a keyboard.
  /// - Returns: True for any keyboard with letters.
  package func hasKeyboard(for field: FieldKeyboard = .text) -> Bool {
    entries.values.contains {
      $0.writing == .letters || field != .text && $0.writing == .digits
    }
  }
}
