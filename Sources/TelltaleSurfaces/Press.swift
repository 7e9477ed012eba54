import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The means by which a control is held down: one finger, the pointer's button, or one key of one device.
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
  /// The milliseconds after which a finger or the pointer that holds still means more than a tap. The time for a
  /// knob, whose hold is a way back, is the profile's.
  package static let holdMilliseconds = 500

  package var holder: Holder
  /// The control that is pressed; `nil` where only scrolling can come of the press.
  package var control: ControlID?
  /// The purpose of the control when the press went down.
  package var purpose: ControlPurpose?
  package var meaning: ControlMeaning?
  /// The frame of the control when the press went down.
  package var frame: PixelRect?
  package var start: PixelPoint?
  package var startedAt: Instant
  /// True once the press moved too far to be meant for a control.
  package var isDragging = false
  /// The movement of what follows the press, where something does.
  package var drag: Drag?
  /// The scroll area of a screen that the press began in.
  package var area: NodePath?
  /// True once the press was held so long that it has meant something already.
  package var isHeld = false
  /// The moment of the next step of the button that is held; `nil` before it has made one.
  package var nextStep: Instant? = nil
  /// The characters that the marking of text began with; `nil` where the press marks nothing.
  package var marking: Range<Int>?
  /// The moment at which a touch ended too soon. If the finger is back at once, its contact bounced.
  package var liftedAt: Instant?

  /// Begins a press.
  ///
  /// - Parameters:
  ///   - holder: The finger, button or key that is down.
  ///   - control: The control below it; `nil` where only scrolling can come of the press.
  ///   - purpose: The purpose of that control.
  ///   - meaning: The control's meaning, by which it is known again after a change.
  ///   - start: Where it went down, in pixels of the display; `nil` for a key.
  ///   - startedAt: When it went down.
  ///   - isDragging: True for a press that moved too far to be meant for a control.
  ///   - drag: The movement of what follows it.
  ///   - area: The scroll area of a screen that it began in.
  ///   - isHeld: True for a press that has meant something by being held.
  ///   - marking: The characters that the marking of text began with.
  ///   - liftedAt: When the touch ended too soon; `nil` while it is down.
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

  /// The path of the control whose value is dragged along a track.
  var draggedValue: NodePath? {
    guard case .value(.node(let path))? = drag?.subject else { return nil }
    return path
  }
}
