import TelltaleModel

extension DeviceFacts {
  /// What the device is: as an assignment says, the first that matches, or else by what it can send and
  /// what udev knows of it.
  ///
  /// - Throws: for an assignment that the device cannot live up to.
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

  /// Whether all that the assignment names is so. One that names nothing matches nothing.
  package func matches(_ assignment: DeviceAssignment) -> Bool {
    let agreements = [
      assignment.name.map { $0 == name }, assignment.path.map { $0 == path },
      assignment.vendor.map { $0 == vendor }, assignment.product.map { $0 == product },
    ].compactMap { $0 }
    return !agreements.isEmpty && agreements.allSatisfy { $0 }
  }

  /// What it is without anybody's assignment. udev has the first word on what points, since its rules
  /// know single devices; what has no word of udev's is told by what it can send.
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
    use.reason = "udev says \(word.tag); by what it can send it is \(name)"
    use.dispute = use.reason
    if use.kinds.isEmpty {
      use.suggestion = found.pointing.flatMap { DeviceRole(rawValue: $0.rawValue) }
    }
    return use
  }

  /// By what it can send alone. Follows the catalogue's `input_map`: a knob is REL_DIAL or REL_WHEEL
  /// without pointer axes. A keyboard that has a wheel as well stays a keyboard, since its Enter is
  /// Return and not a push.
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

  /// What looks like input for dialogs and is none.
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

  /// With what there is on it for an integrator who means it to be used.
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
  /// What it says of a place on the screen, if anything.
  fileprivate var pointing: InputKind? { kinds.first { $0 == .touch || $0 == .pointer } }
}
