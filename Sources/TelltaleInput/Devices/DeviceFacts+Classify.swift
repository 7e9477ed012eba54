import TelltaleModel

extension DeviceFacts {
  /// What the device is for a person, told by what it can send; `nil` for what is no input for
  /// dialogs: power buttons, lids, accelerometers, touchpads, game controllers.
  ///
  /// Follows the catalogue's `input_map`: a knob is REL_DIAL or REL_WHEEL without pointer axes. A
  /// keyboard that has a wheel as well stays a keyboard, since its Enter is Return and not a push.
  package func classify() -> InputKind? {
    if properties.contains(DeviceProperty.accelerometer) { return nil }
    if isTouchscreen { return .touch }
    if isPointer { return .pointer }
    if hasLetters { return .keys }
    if hasWheel, !hasPointerAxes { return .knob }
    return hasNavigation ? .remote : nil
  }

  /// Whether contacts on it are places on the screen.
  var isTouchscreen: Bool {
    let contacts = hasMultitouchAxes || hasAbsoluteAxes && keys.contains(EventCode.buttonTouch)
    guard contacts else { return false }
    return properties.contains(DeviceProperty.direct)
      || !properties.contains(DeviceProperty.pointer) && !keys.contains(EventCode.buttonLeft)
  }

  var isPointer: Bool {
    guard keys.contains(EventCode.buttonLeft) else { return false }
    return hasRelativeAxes || hasAbsoluteAxes && !keys.contains(EventCode.buttonTouch)
  }

  var hasMultitouchAxes: Bool {
    sends(EventType.absolute, EventCode.multitouchX)
      && sends(EventType.absolute, EventCode.multitouchY)
  }

  var hasAbsoluteAxes: Bool {
    sends(EventType.absolute, EventCode.absoluteX) && sends(EventType.absolute, EventCode.absoluteY)
  }

  var hasRelativeAxes: Bool {
    sends(EventType.relative, EventCode.relativeX) && sends(EventType.relative, EventCode.relativeY)
  }

  var hasPointerAxes: Bool { hasRelativeAxes || hasAbsoluteAxes }

  var hasWheel: Bool {
    sends(EventType.relative, EventCode.dial) || sends(EventType.relative, EventCode.wheel)
      || sends(EventType.relative, EventCode.wheelHighResolution)
  }

  /// The three letter rows, nearly complete: no remote has them, every keyboard does.
  var hasLetters: Bool {
    let letters = [16...25, 30...38, 44...50] as [ClosedRange<UInt16>]
    return letters.joined().filter(keys.contains).count >= 20
  }

  /// Arrows, Enter, OK, Select, Escape, Back, Home, Menu: a key to move or to decide with.
  private var hasNavigation: Bool {
    !keys.isDisjoint(with: [1, 28, 96, 103, 105, 106, 108, 139, 158, 172, 352, 353])
  }
}
