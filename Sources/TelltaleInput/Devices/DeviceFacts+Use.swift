import TelltaleModel

extension DeviceFacts {
  /// Returns the use of a device: as an assignment says, the first that matches, or else by what it can send and what
  /// udev knows of it.
  ///
  /// - Parameter assignments: The assignments of the device file, in their order.
  /// - Returns: A use without kinds for a device that is left alone.
  /// - Throws: The reason why the device cannot live up to its assignment.
  package func use(
    assignedBy assignments: [DeviceAssignment]
  ) throws(DeviceRefusal) -> DeviceUse {
    guard let assignment = assignments.first(where: matches) else { return use() }
    let reason = "the device file says so"
    guard let role = assignment.role else { return .none(reason) }
    var use = DeviceUse(
      role.kind.map { [$0] } ?? [.keys], writing: writing(as: role, assignment.layout),
      reason: reason)
    if role == .knob {
      use.knob = KnobAxis(try knobAxis(assignment.axis), detent: assignment.detent)
    }
    return use
  }

  /// Tells whether all that an assignment names is true of the device.
  ///
  /// - Parameter assignment: The assignment, which may name any of name, path, vendor and product.
  /// - Returns: False for one that names nothing.
  package func matches(_ assignment: DeviceAssignment) -> Bool {
    let agreements = [
      assignment.name.map { $0 == name }, assignment.path.map { $0 == path },
      assignment.vendor.map { $0 == vendor }, assignment.product.map { $0 == product },
    ].compactMap { $0 }
    return !agreements.isEmpty && agreements.allSatisfy { $0 }
  }

  /// Returns the use of a device without an assignment. udev has the first word on devices that point, since its
  /// rules know single devices. Where udev has no word, the use follows from what the device can send.
  ///
  /// - Returns: A use without kinds for a device that is left alone, with the reason.
  package func use() -> DeviceUse {
    let found = ownUse
    guard let word = udev.pointing, word.use != found.pointing else { return found }
    var use = found
    let others = found.kinds.filter { $0 != .touch && $0 != .pointer }
    let keys: [InputKind] = hasLetters ? [.keys] : others
    use.kinds = word.use.map { [$0] + keys.filter { $0 != .knob } } ?? keys
    use.writing = use.kinds.contains(.keys) ? writing(as: .keys) : .nothing
    if !use.kinds.contains(.knob) { use.knob = nil }
    let name = found.pointing?.rawValue ?? "no pointer"
    use.reason = "udev says \(word.tag); by its events it is \(name)"
    use.dispute = use.reason
    if use.kinds.isEmpty {
      use.suggestion = found.pointing.flatMap { DeviceRole(rawValue: $0.rawValue) }
    }
    return use
  }

  /// The use that follows from what the device can send alone. Follows the catalogue's `input_map`: a knob is
  /// REL_DIAL or REL_WHEEL without pointer axes. A keyboard that has a wheel as well stays a keyboard, since its
  /// Enter is Return and not a push.
  private var ownUse: DeviceUse {
    if let reason = passedOver { return reason }
    if !hasLetters, isDial { return knob("it has a dial") }
    let keyboard: [InputKind] = hasLetters ? [.keys] : []
    let writing = writing(as: .keys)
    if isTouchscreen {
      return DeviceUse([.touch] + keyboard, writing: writing, reason: "it has contacts on a screen")
    }
    if isPointer {
      return DeviceUse(
        [.pointer] + keyboard, writing: writing,
        reason: isDrawingTablet
          ? "it has a pen on a surface beside the screen"
          : "it has a mouse's button and axes" + (hasLetters ? ", and letters" : ""))
    }
    if hasLetters { return DeviceUse([.keys], writing: writing, reason: "it has letters") }
    if isPadOfDigits {
      return DeviceUse([.keys], writing: .digits, reason: "it has digits and Enter, and no arrows")
    }
    if turningAxis != nil, !hasRelativeAxes, !hasAbsoluteAxes { return knob("it has a wheel") }
    return hasNavigation
      ? DeviceUse([.remote], reason: "it has keys to move or to answer with") : leftAlone
  }

  /// The use of a device that looks like input for dialogs and is none.
  private var passedOver: DeviceUse? {
    if properties.contains(DeviceProperty.accelerometer) { return .none("it is an accelerometer") }
    if isTotem { return .none("it is a dial that stands on the screen, which is not read") }
    if isTabletPad {
      return .none("it has the keys beside a drawing tablet, which mean nothing here")
    }
    if isGameController {
      return .none(
        "it is a game controller, whose buttons mean nothing here",
        suggestion: hasNavigation ? .remote : nil)
    }
    if isTouchpad, !hasRelativeAxes, !isTouchscreen {
      return .none("it is a touchpad, which is not read")
    }
    return nil
  }

  private func knob(_ reason: String) -> DeviceUse {
    var use = DeviceUse([.knob], reason: reason)
    use.knob = turningAxis.map { KnobAxis($0) }
    return use
  }

  /// The use of a device that is left alone, with what there is on it for an integrator who means it to be used.
  private var leftAlone: DeviceUse {
    if !possibleAxes.isEmpty {
      let turns = codes[EventType.relative] != nil
      return .none(
        "its axes (\(Self.list(possibleAxes))) may be a knob's or a sensor's",
        suggestion: turns || possibleAxes.count == 1 ? .knob : nil)
    }
    return keys.isEmpty
      ? .none("it has neither keys nor axes")
      : .none("none of its keys moves or answers")
  }

  private func writing(as role: DeviceRole, _ layout: String? = nil) -> DeviceUse.Writing {
    switch role {
    case .scanner: .codes(layout: layout ?? DeviceAssignment.scannerLayout)
    case .keys: isPadOfDigits && !hasLetters ? .digits : .letters
    case .touch, .pointer: hasLetters ? .letters : .nothing
    case .knob, .remote: .nothing
    }
  }
}

extension DeviceUse {
  /// The kind of it that means places on the screen, if any.
  fileprivate var pointing: InputKind? { kinds.first { $0 == .touch || $0 == .pointer } }
}
