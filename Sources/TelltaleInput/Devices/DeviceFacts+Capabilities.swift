// What a device can send, in the words that its use is told by.
extension DeviceFacts {
  /// True for a device whose contacts have places. An axis just below the slots' is no driver's of a touchscreen:
  /// devices with more axes than there are names for count on into that range (as udev's input_id tells them).
  var hasMultitouchAxes: Bool {
    sends(EventType.absolute, EventCode.multitouchX)
      && sends(EventType.absolute, EventCode.multitouchY)
      && !(sends(EventType.absolute, EventCode.slot)
        && sends(EventType.absolute, EventCode.slot - 1))
  }

  var hasAbsoluteAxes: Bool {
    sends(EventType.absolute, EventCode.absoluteX) && sends(EventType.absolute, EventCode.absoluteY)
  }

  var hasRelativeAxes: Bool {
    sends(EventType.relative, EventCode.relativeX) && sends(EventType.relative, EventCode.relativeY)
  }

  /// True where its positions are places on the screen.
  var isDirect: Bool { properties.contains(DeviceProperty.direct) }

  /// True where contacts on it are places on the screen. A device with a mouse's button and no contacts of its own
  /// moves a pointer, and its BTN_TOUCH means nothing: pen displays in mouse mode leave it set.
  var isTouchscreen: Bool {
    if hasMultitouchAxes {
      return isDirect
        || !properties.contains(DeviceProperty.pointer) && !keys.contains(EventCode.buttonLeft)
    }
    guard hasAbsoluteAxes, keys.contains(EventCode.buttonTouch),
      !keys.contains(EventCode.buttonLeft)
    else { return false }
    return isDirect || !properties.contains(DeviceProperty.pointer) && !hasPen
  }

  var isPointer: Bool {
    if isDrawingTablet { return true }
    guard keys.contains(EventCode.buttonLeft) else { return false }
    if hasRelativeAxes { return true }
    return hasAbsoluteAxes
      && (!keys.contains(EventCode.buttonTouch) || isDirect && !hasMultitouchAxes)
  }

  /// True for a pen on a surface beside the screen. The place of the pen is that of the pointer.
  var isDrawingTablet: Bool {
    hasPen && !isDirect && hasAbsoluteAxes && keys.contains(EventCode.buttonTouch)
  }

  var hasPen: Bool { keys.contains(EventCode.toolPen) }

  /// True for a flat surface for fingers that moves a pointer and names no places.
  var isTouchpad: Bool {
    (hasMultitouchAxes || hasAbsoluteAxes) && keys.contains(EventCode.toolFinger) && !isDirect
      && !hasPen
  }

  /// True for the keys beside a drawing tablet, whose axes and stylus are there for the driver's sake only.
  var isTabletPad: Bool {
    keys.contains(EventCode.button0) && keys.contains(EventCode.stylus) && !hasPen
  }

  /// True for a puck that is put on the screen and turned: all of its contacts are dials.
  var isTotem: Bool {
    hasMultitouchAxes && (axes[EventCode.toolType]?.minimum ?? 0) >= EventCode.toolDial
  }

  var isGameController: Bool {
    let buttons = [EventCode.joystick, EventCode.gamepad] as [ClosedRange<UInt16>]
    return buttons.contains { range in keys.contains(where: range.contains) } && !hasLetters
      && codes[EventType.absolute] != nil
  }

  /// True for a dial with nothing beside it that moves a pointer: other axes that it names are never sent.
  var isDial: Bool {
    sends(EventType.relative, EventCode.dial) && !keys.contains(EventCode.buttonLeft) && !isDirect
  }

  /// True for a device with nearly all of the three letter rows: no remote has them, every keyboard does.
  var hasLetters: Bool {
    let letters = [16...25, 30...38, 44...50] as [ClosedRange<UInt16>]
    return letters.joined().filter(keys.contains).count >= 20
  }

  /// True for ten digits and Enter without keys to move with, which remotes have.
  var isPadOfDigits: Bool {
    let rows: [Set<UInt16>] = [
      Set(2...11), [71, 72, 73, 75, 76, 77, 79, 80, 81, 82], Set(EventCode.numericKeys),
    ]
    let arrows: Set<UInt16> = [103, 105, 106, 108, EventCode.ok, EventCode.select]
    return rows.contains { $0.isSubset(of: keys) } && !keys.isDisjoint(with: [28, 96])
      && keys.isDisjoint(with: arrows)
  }

  /// True for a key to move or to decide with: arrows, Enter, OK, Select, Escape, Back, Home, Menu.
  var hasNavigation: Bool {
    !keys.isDisjoint(with: [
      1, 28, 96, 103, 105, 106, 108, 139, 158, 172, EventCode.ok, EventCode.select,
    ])
  }
}
