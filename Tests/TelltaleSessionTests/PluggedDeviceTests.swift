import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What comes and goes with a device.
@Suite struct PluggedDeviceTests {
  @Test func `with its keyboard unplugged a field offers the one on the screen again`() {
    var hand = Hand(.form(), keyboard: .letters)
    hand.does(.attached(name: "AT keyboard"), .keys)
    hand.does(.detached(name: "AT keyboard"), .keys)
    hand.tap("f0")
    #expect(hand.session.glass.frame(ofControl: "done") != nil)
  }

  @Test
  func `a keyboard takes the place of the one on the screen only where that is for want of one`() {
    for (kind, setting, stays) in [
      (InputKind.keys, OnScreenKeyboard.automatic, false), (.keys, .always, true),
      (.knob, .automatic, true), (.touch, .automatic, true),
    ] {
      var hand = Hand(.form(), profile: .sample(onScreenKeyboard: setting), keyboard: .letters)
      hand.tap("f0")
      hand.arm()
      hand.does(.attached(name: "device"), kind)
      #expect((hand.session.glass.frame(ofControl: "done") != nil) == stays, "\(kind) \(setting)")
    }
  }

  @Test(arguments: ShownKind.allCases)
  func `the pointer's mark is where the pointer is, and goes with it only`(front: ShownKind) {
    var hand = front.armed()
    // The ring of the focus would go with the keyboard, were there no knob.
    hand.does(.attached(name: "knob"), .knob)
    let without = hand.picture
    hand.does(.attached(name: "mouse"), .pointer)
    hand.does(.attached(name: "AT keyboard"), .keys)
    #expect(hand.mark == nil)
    hand.does(.pointerMoved(at: PixelPoint(x: 30, y: 40)), .pointer)
    #expect(hand.mark == PixelPoint(x: 30, y: 40))
    hand.does(.detached(name: "AT keyboard"), .keys)
    #expect(hand.mark == PixelPoint(x: 30, y: 40))
    let effects = hand.send(
      .input(
        InputEvent(
          device: DeviceID((InputKind.allCases.firstIndex(of: .pointer) ?? 0) + 1),
          kind: .pointer, time: hand.now, occurrence: .detached(name: "mouse")),
        handledAt: hand.now))
    #expect(hand.mark == nil)
    #expect(hand.picture == without)
    #expect(effects.contains(.redraw(frame: hand.session.frame)))
  }

  @Test func `the ring goes with the last knob at once, and comes back once another turns`() {
    var hand = Hand(.retry, profile: .sample(showsFocus: false))
    let rest = hand.picture
    hand.does(.attached(name: "knob"), .knob)
    hand.turn(1)
    let ring = hand.picture
    #expect(ring != rest)
    let frame = hand.session.frame
    hand.does(.detached(name: "knob"), .knob)
    #expect(hand.picture == rest)
    #expect(hand.session.frame == frame + 1)
    hand.does(.attached(name: "knob"), .knob)
    #expect(hand.picture == rest)
    hand.turn(1)
    #expect(hand.picture == ring)
  }

  @Test func `the ring stays while a device is left that moves it`() {
    var hand = Hand(.retry, profile: .sample(showsFocus: false))
    hand.does(.attached(name: "panel"), .touch)
    hand.does(.attached(name: "remote"), .remote)
    hand.turn(1)
    let ring = hand.picture
    hand.does(.detached(name: "knob"), .knob)
    hand.does(.detached(name: "panel"), .touch)
    #expect(hand.picture == ring)
    hand.does(.detached(name: "remote"), .remote)
    #expect(hand.picture != ring)
  }

  @Test func `where the ring shows from the start it shows again with the next knob`() {
    var hand = Hand(.retry)
    let ring = hand.picture
    hand.does(.attached(name: "knob"), .knob)
    hand.does(.detached(name: "knob"), .knob)
    #expect(hand.picture != ring)
    hand.does(.attached(name: "panel"), .touch)
    #expect(hand.picture != ring)
    hand.does(.attached(name: "knob"), .knob)
    #expect(hand.picture == ring)
  }

  @Test func `on a smaller display the pointer is still on it`() {
    var hand = Hand(.retry)
    hand.does(.pointerMoved(at: PixelPoint(x: 1279, y: 719)), .pointer)
    hand.send(.resized(PixelSize(width: 800, height: 480)))
    #expect(hand.mark == PixelPoint(x: 799, y: 479))
  }

  @Test(arguments: ShownKind.allCases, [UInt16(28), 57, 256, 257])
  func `a knob pushes with whatever key it has, a keyboard with its own only`(
    front: ShownKind, code: UInt16
  ) {
    for (kind, result) in [(InputKind.knob, ["gone"]), (.keys, code < 256 ? ["gone"] : [])] {
      var hand = front.armed()
      hand.does(.keyDown(KeyPress(code: code)), kind)
      hand.wait(60)
      hand.does(.keyUp(KeyPress(code: code)), kind)
      #expect(hand.emitted == result, "\(kind)")
    }
  }
}

extension Hand {
  /// The middle of the pointer's mark; `nil` where there is none.
  fileprivate var mark: PixelPoint? {
    guard case .roundedFill(let rect, _, _)? = picture.suffix(2).first, !rect.isEmpty else {
      return nil
    }
    return PixelPoint(x: rect.midX, y: rect.midY)
  }
}
