/// Types of events of the Linux input layer (linux/input-event-codes.h).
package enum EventType {
  package static let synchronisation: UInt16 = 0x00
  package static let key: UInt16 = 0x01
  package static let relative: UInt16 = 0x02
  package static let absolute: UInt16 = 0x03
  package static let miscellaneous: UInt16 = 0x04
  /// A device with this type repeats held keys by itself.
  package static let autorepeat: UInt16 = 0x14
}

/// Codes that decoding depends on; others are looked up by `KeyName`.
package enum EventCode {
  package static let synReport: UInt16 = 0
  /// Ends one contact of a device without slots (protocol A).
  package static let synMultitouchReport: UInt16 = 2
  package static let synDropped: UInt16 = 3

  package static let relativeX: UInt16 = 0x00
  package static let relativeY: UInt16 = 0x01
  package static let dial: UInt16 = 0x07
  package static let wheel: UInt16 = 0x08
  /// A wheel with finer steps, of 120 units a detent. It is sent beside `wheel`.
  package static let wheelHighResolution: UInt16 = 0x0b
  package static let sidewaysHighResolution: UInt16 = 0x0c

  package static let absoluteX: UInt16 = 0x00
  package static let absoluteY: UInt16 = 0x01
  package static let slot: UInt16 = 0x2f
  package static let multitouchX: UInt16 = 0x35
  package static let multitouchY: UInt16 = 0x36
  package static let toolType: UInt16 = 0x37
  package static let trackingID: UInt16 = 0x39

  /// MT_TOOL_DIAL, of the values of `toolType`.
  package static let toolDial: Int32 = 0x0a

  package static let button0: UInt16 = 0x100
  package static let buttonLeft: UInt16 = 0x110
  package static let joystick: ClosedRange<UInt16> = 0x120...0x12f
  package static let gamepad: ClosedRange<UInt16> = 0x130...0x13f
  package static let toolPen: UInt16 = 0x140
  package static let toolFinger: UInt16 = 0x145
  package static let buttonTouch: UInt16 = 0x14a
  package static let stylus: UInt16 = 0x14b
  package static let ok: UInt16 = 0x160
  package static let select: UInt16 = 0x161
  /// The digits of a telephone's keys.
  package static let numericKeys: ClosedRange<UInt16> = 0x200...0x209
  /// The buttons of a mouse, the left one first.
  package static let mouseButtons: ClosedRange<UInt16> = 0x110...0x117
  /// The codes that say which tool is near a digitizer, and the codes of its buttons.
  package static let digitizerButtons: ClosedRange<UInt16> = 0x140...0x14f

  /// Shift, Control, Alt and Meta, left and right.
  package static let modifiers: Set<UInt16> = [29, 42, 54, 56, 97, 100, 125, 126]
}

/// Properties of a device as a whole (INPUT_PROP_...).
package enum DeviceProperty {
  /// Positions move a pointer (touchpads, drawing tablets) and do not name places on a screen.
  package static let pointer: UInt16 = 0
  /// Positions are places on the screen.
  package static let direct: UInt16 = 1
  package static let accelerometer: UInt16 = 6
}
