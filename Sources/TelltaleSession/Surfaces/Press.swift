import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What holds a control down: one finger, the pointer's button, or one key of one device.
enum Holder: Hashable, Sendable {
  case contact(DeviceID, Int)
  case pointer(DeviceID)
  case key(DeviceID, UInt16)

  var device: DeviceID {
    switch self {
    case .contact(let device, _), .pointer(let device), .key(let device, _): device
    }
  }
}

/// A press that went down on an armed control and may yet become an activation.
struct Press: Hashable, Sendable {
  /// Milliseconds after which a finger or the pointer that holds still means more than a tap. A
  /// knob's hold, which is a way back, is the profile's.
  static let holdMilliseconds = 500

  var holder: Holder
  /// `nil` where only scrolling can come of it.
  var control: ControlID?
  /// What that was for when it went down.
  var purpose: ControlPurpose?
  var meaning: ControlMeaning?
  var start: PixelPoint?
  var startedAt: Instant
  /// It moved too far to be meant for a control.
  var isDragging = false
  /// What it moves, where something follows it.
  var drag: Drag?
  /// The scroll area of a screen that it began in.
  var area: NodePath?
  /// It was held so long that it has meant something already.
  var isHeld = false
  /// It marks text: the characters that it began with.
  var marking: Range<Int>?
  /// Set when a touch ended too soon: if the finger is back at once, its contact bounced.
  var liftedAt: Instant?
}
