import TelltaleGraphics
import TelltaleModel

/// An input device for as long as it is plugged in; a device that comes back has a new number.
package struct DeviceID: Hashable, Sendable {
  package var number: Int

  package init(_ number: Int) { self.number = number }
}

/// An act of a hand, on whatever device.
package struct InputEvent: Hashable, Sendable {
  package var device: DeviceID
  package var kind: InputKind
  /// The kernel's own time stamp, on the monotonic clock.
  package var time: Instant
  package var occurrence: Occurrence

  package init(device: DeviceID, kind: InputKind, time: Instant, occurrence: Occurrence) {
    self.device = device
    self.kind = kind
    self.time = time
    self.occurrence = occurrence
  }

  package enum Occurrence: Hashable, Sendable {
    /// A finger or pen came down; `contact` numbers it until it is lifted.
    case contactDown(contact: Int, at: PixelPoint)
    case contactMoved(contact: Int, at: PixelPoint)
    case contactUp(contact: Int, at: PixelPoint)
    /// The contact ended without being lifted by a hand: events were lost, the device went, a palm.
    case contactCancelled(contact: Int)
    case pointerMoved(at: PixelPoint)
    /// The primary button of a pointer.
    case pointerDown(at: PixelPoint)
    case pointerUp(at: PixelPoint)
    /// A knob turned by whole detents, clockwise positive; or a pointer's wheel, towards the person positive.
    case turned(detents: Int)
    case keyDown(KeyPress)
    case keyUp(KeyPress)
    /// Keys and buttons of the device are up, but nobody let go of them: never an activation.
    case keysCancelled
    /// A scanner has read a code, or a security key has given one.
    case scanned(code: String)
    /// A device came (`attached`) or went. Keys and contacts that were down on a device that went are gone. A device
    /// that is several things comes as each of them, and goes once.
    case attached(name: String, writing: DeviceUse.Writing = .letters)
    case detached(name: String)
  }
}

/// A key, with what was held at the time.
package struct KeyPress: Hashable, Sendable {
  /// Linux event code (linux/input-event-codes.h).
  package var code: UInt16
  /// True where the press was made by a key held down, not by a hand.
  package var isRepeat: Bool
  /// Codes of the modifier keys that are held, on any device of the same kind.
  package var held: Set<UInt16>
  /// The text that the key types in the layout in force; empty for keys that type nothing.
  package var text: String
  /// True where Caps Lock is on once the key is down or up, as far as a layout is in use.
  package var locksCapitals = false

  /// Describes a key.
  ///
  /// - Parameters:
  ///   - code: The Linux event code (linux/input-event-codes.h).
  ///   - isRepeat: True where the press was made by a key held down, not by a hand.
  ///   - held: The codes of the modifier keys that are held.
  ///   - text: The text that the key types; empty for keys that type nothing.
  package init(code: UInt16, isRepeat: Bool = false, held: Set<UInt16> = [], text: String = "") {
    self.code = code
    self.isRepeat = isRepeat
    self.held = held
    self.text = text
  }
}
