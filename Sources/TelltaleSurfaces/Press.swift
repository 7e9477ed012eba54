import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What holds a control down: one finger, the pointer's button, or one key of one device.
package enum Holder: Hashable, Sendable {
  case contact(DeviceID, Int)
  case pointer(DeviceID)
  case key(DeviceID, UInt16)

  package var device: DeviceID {
    switch self {
    case .contact(let device, _), .pointer(let device), .key(let device, _): device
    }
  }
}

/// A press that went down on an armed control and may yet become an activation.
package struct Press: Hashable, Sendable {
  /// Milliseconds after which a finger or the pointer that holds still means more than a tap. A
  /// knob's hold, which is a way back, is the profile's.
  package static let holdMilliseconds = 500

  package var holder: Holder
  /// `nil` where only scrolling can come of it.
  package var control: ControlID?
  /// What that was for when it went down.
  package var purpose: ControlPurpose?
  package var meaning: ControlMeaning?
  /// Where that stood.
  package var frame: PixelRect?
  package var start: PixelPoint?
  package var startedAt: Instant
  /// It moved too far to be meant for a control.
  package var isDragging = false
  /// What it moves, where something follows it.
  package var drag: Drag?
  /// The scroll area of a screen that it began in.
  package var area: NodePath?
  /// It was held so long that it has meant something already.
  package var isHeld = false
  /// When the button that it holds makes its next step, once it has made one.
  package var nextStep: Instant? = nil
  /// It marks text: the characters that it began with.
  package var marking: Range<Int>?
  /// Set when a touch ended too soon: if the finger is back at once, its contact bounced.
  package var liftedAt: Instant?

  package init(
    holder: Holder, control: ControlID? = nil, purpose: ControlPurpose? = nil,
    meaning: ControlMeaning? = nil, start: PixelPoint? = nil, startedAt: Instant,
    isDragging: Bool = false, drag: Drag? = nil, area: NodePath? = nil, isHeld: Bool = false,
    marking: Range<Int>? = nil, liftedAt: Instant? = nil
  ) {
    self.holder = holder
    self.control = control
    self.purpose = purpose
    self.meaning = meaning
    self.start = start
    self.startedAt = startedAt
    self.isDragging = isDragging
    self.drag = drag
    self.area = area
    self.isHeld = isHeld
    self.marking = marking
    self.liftedAt = liftedAt
  }

  /// Where the value stands that it has on its way along a track.
  var draggedValue: NodePath? {
    guard case .value(.node(let path))? = drag?.subject else { return nil }
    return path
  }
}
