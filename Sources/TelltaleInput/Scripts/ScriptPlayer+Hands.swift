import TelltaleGraphics
import TelltaleModel

// What each action is made of.
extension ScriptPlayer {
  /// Returns the number of a finger that comes down.
  mutating func nextContact() -> Int {
    contact += 1
    return contact
  }

  mutating func touch(_ point: PixelPoint, _ milliseconds: Int) {
    lift()
    contact += 1
    add(.touch, .contactDown(contact: contact, at: point))
    pass(milliseconds)
    add(.touch, .contactUp(contact: contact, at: point))
    rest()
  }

  mutating func drag(_ start: PixelPoint, _ end: PixelPoint, _ milliseconds: Int) {
    lift()
    contact += 1
    add(.touch, .contactDown(contact: contact, at: start))
    glide(from: start, to: end, milliseconds)
    add(.touch, .contactUp(contact: contact, at: end))
    rest()
  }

  mutating func glide(
    from start: PixelPoint, to end: PixelPoint, _ milliseconds: Int
  ) {
    glide(contact, from: start, to: end, milliseconds)
  }

  mutating func glide(
    _ contact: Int, from start: PixelPoint, to end: PixelPoint, _ milliseconds: Int
  ) {
    let count = max(1, milliseconds / Self.dragStepMilliseconds)
    for step in 1...count {
      let elapsed = milliseconds * step / count - milliseconds * (step - 1) / count
      pass(elapsed)
      let point = PixelPoint(
        x: start.x + (end.x - start.x) * step / count,
        y: start.y + (end.y - start.y) * step / count)
      add(.touch, .contactMoved(contact: contact, at: point))
    }
  }

  /// Puts a finger down. A second `press` lifts the finger of the first one.
  mutating func put(_ point: PixelPoint) {
    lift()
    let finger = Finger(contact: nextContact(), point: point)
    self.finger = finger
    add(.touch, .contactDown(contact: finger.contact, at: point))
    rest()
  }

  mutating func glide(to point: PixelPoint) {
    guard let finger else { return }
    glide(finger, to: point)
    self.finger?.point = point
    rest()
  }

  /// Moves a finger that is down to a place.
  mutating func glide(_ finger: Finger, to point: PixelPoint) {
    add(.touch, .contactMoved(contact: finger.contact, at: finger.point))
    glide(finger.contact, from: finger.point, to: point, Self.moveMilliseconds)
  }

  mutating func lift() {
    guard let down = finger else { return }
    add(.touch, .contactUp(contact: down.contact, at: down.point))
    finger = nil
    rest()
  }

  mutating func pinch(_ middle: PixelPoint, _ first: Int, _ last: Int, _ milliseconds: Int) {
    lift()
    let fingers = [(contact + 1, -1), (contact + 2, 1)]
    contact += 2
    func place(_ distance: Int, _ side: Int) -> PixelPoint {
      PixelPoint(x: max(0, middle.x + side * distance / 2), y: middle.y)
    }
    for (finger, side) in fingers {
      add(.touch, .contactDown(contact: finger, at: place(first, side)))
    }
    let count = max(1, milliseconds / Self.dragStepMilliseconds)
    for step in 1...count {
      pass(milliseconds * step / count - milliseconds * (step - 1) / count)
      let distance = first + (last - first) * step / count
      for (finger, side) in fingers {
        add(.touch, .contactMoved(contact: finger, at: place(distance, side)))
      }
    }
    for (finger, side) in fingers {
      add(.touch, .contactUp(contact: finger, at: place(last, side)))
    }
    rest()
  }

  /// Turns one detent after the other, as fast as a hand turns them.
  mutating func turn(_ detents: Int, _ kind: InputKind = .knob) {
    for _ in 0..<abs(detents) {
      add(kind, .turned(detents: detents.signum()))
      pass(40)
    }
    rest()
  }

  mutating func wheel(_ point: PixelPoint, _ detents: Int) {
    add(.pointer, .pointerMoved(at: point))
    turn(detents, .pointer)
  }

  mutating func key(_ code: UInt16, _ held: [UInt16]) {
    var down = keysDown
    for modifier in held {
      add(.keys, .keyDown(KeyPress(code: modifier, held: down)))
      down.insert(modifier)
    }
    press(.keys, KeyPress(code: code, held: down), for: Self.pressMilliseconds)
    for modifier in held.reversed() {
      down.remove(modifier)
      add(.keys, .keyUp(KeyPress(code: modifier, held: down)))
    }
    rest()
  }

  /// Types characters. They come with KEY_UNKNOWN: which keys type them is a layout's affair, and may be none's.
  mutating func type(_ text: String) {
    for character in text {
      press(.keys, KeyPress(code: 240, text: String(character)), for: 30)
      pass(30)
    }
    rest()
  }

  mutating func press(_ kind: InputKind, _ press: KeyPress, for milliseconds: Int) {
    add(kind, .keyDown(press))
    pass(milliseconds)
    var release = press
    release.text = ""
    add(kind, .keyUp(release))
  }

  mutating func click(_ point: PixelPoint) {
    add(.pointer, .pointerMoved(at: point))
    add(.pointer, .pointerDown(at: point))
    pass(Self.pressMilliseconds)
    add(.pointer, .pointerUp(at: point))
    rest()
  }
}
