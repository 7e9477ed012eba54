import TelltaleGraphics
import TelltaleInput
import TelltaleModel

extension FuzzTarget {
  /// Events of devices, four bytes each: nothing is let go of that was not down, nothing is down on a
  /// device that has gone, and no finger is beside the screen.
  static let hands = FuzzTarget(
    name: "hands", words: ["\u{3}\u{39}\u{1}\u{0}", "\u{0}\u{0}\u{0}\u{0}"]
  ) { bytes in
    var devices = DeviceSet(geometry: InputGeometry(screen: screen))
    var down = DownHands()
    let id = DeviceID(1)
    let facts = HandDevices.all[Int(bytes.first ?? 0) % HandDevices.all.count]
    guard (try? devices.attach(facts, as: id, at: .zero)) != nil else { return "it is refused" }
    var assembler = FrameAssembler()
    var time = Instant.zero
    for start in stride(from: 1, to: bytes.count - 3, by: 4) {
      let event = Array(bytes[start..<start + 4])
      time = time.advanced(byMilliseconds: Int(event[3] & 0x1F) - 1)
      let raw = HandDevices.event(event, of: facts)
      guard let frame = assembler.take(raw, at: time) else { continue }
      for event in devices.decode(frame, from: id) {
        if let fault = down.fault(event, on: screen) { return fault }
      }
    }
    for event in devices.detach(id, at: time) {
      if let fault = down.fault(event, on: screen) { return fault }
    }
    return down.isEmpty ? nil : "something is down on a device that has gone"
  }

  private static let screen = PixelSize(width: 640, height: 480)
}

/// Devices of each kind, and their events out of bytes.
private enum HandDevices {
  static let all: [DeviceFacts] = {
    let axis = AxisRange(minimum: 0, maximum: 1023)
    let touch = EventCode.buttonTouch
    return [
      DeviceFacts(
        name: "Panel", codes: [1: [touch], 3: [0, 1, 47, 53, 54, 57]],
        axes: [0: axis, 1: axis, 47: AxisRange(minimum: 0, maximum: 9), 53: axis, 54: axis]),
      DeviceFacts(name: "One Finger", codes: [1: [touch], 3: [0, 1]], axes: [0: axis, 1: axis]),
      DeviceFacts(
        name: "Old Panel", codes: [1: [touch], 3: [53, 54]], axes: [53: axis, 54: axis]),
      DeviceFacts(name: "Keyboard", codes: [1: Set(1...120)]),
      DeviceFacts(name: "Knob", codes: [1: [0x100], 2: [7]]),
      DeviceFacts(name: "Mouse", codes: [1: [0x110, 0x111], 2: [0, 1, 8]]),
    ]
  }()

  private static let values: [Int32] = [0, 1, 2, -1, 500, 1023, 1024, .max, .min, 9, 10, -1000]

  /// An event of a code that the device has, mostly, with a value that matters, mostly.
  static func event(_ bytes: [UInt8], of facts: DeviceFacts) -> RawEvent {
    let types: [UInt16] = [0, 1, 2, 3]
    let type = types[Int(bytes[0] & 3)]
    let codes = facts.codes[type].map { $0.sorted() } ?? []
    let isOwn = !codes.isEmpty && bytes[1] < 240
    let code = isOwn ? codes[Int(bytes[1]) % codes.count] : UInt16(bytes[1] & 7)
    let value =
      bytes[0] < 128
      ? values[Int(bytes[2]) % values.count] : Int32(bytes[2]) * 4 + Int32(bytes[3] >> 6)
    return RawEvent(type: type, code: type == 0 && bytes[1] < 200 ? 0 : code, value: value)
  }
}

/// What is down by what was told.
private struct DownHands {
  private var contacts: Set<Int> = []
  private var keys: Set<UInt16> = []
  private var isPointerDown = false

  var isEmpty: Bool { contacts.isEmpty && keys.isEmpty && !isPointerDown }

  /// Takes an event in; what is wrong with it, `nil` where nothing is.
  mutating func fault(_ event: InputEvent, on screen: PixelSize) -> String? {
    switch event.occurrence {
    case .contactDown(let contact, let point):
      return contacts.insert(contact).inserted ? beside(point, screen) : "down twice: \(contact)"
    case .contactMoved(let contact, let point):
      return contacts.contains(contact) ? beside(point, screen) : "moved, and not down: \(contact)"
    case .contactUp(let contact, let point):
      return contacts.remove(contact) != nil ? beside(point, screen) : "lifted twice: \(contact)"
    case .contactCancelled(let contact):
      return contacts.remove(contact) != nil ? nil : "cancelled, and not down: \(contact)"
    case .keyDown(let press): keys.insert(press.code)
    case .keyUp(let press):
      return keys.remove(press.code) != nil ? nil : "a key up that is not down"
    case .keysCancelled: (keys, isPointerDown) = ([], false)
    case .pointerDown(let point):
      isPointerDown = true
      return beside(point, screen)
    case .pointerUp(let point):
      defer { isPointerDown = false }
      return isPointerDown ? beside(point, screen) : "a button up that is not down"
    case .pointerMoved(let point): return beside(point, screen)
    case .turned(let detents): return abs(detents) <= 100 ? nil : "\(detents) detents at once"
    case .attached, .detached, .scanned: break
    }
    return nil
  }

  private func beside(_ point: PixelPoint, _ screen: PixelSize) -> String? {
    let isOn = (0..<screen.width).contains(point.x) && (0..<screen.height).contains(point.y)
    return isOn ? nil : "a finger at \(point.x),\(point.y)"
  }
}
