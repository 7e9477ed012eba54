import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

/// Frames that only catch up with what nobody heard, after events were dropped or made up.
@Suite("What happened in a gap")
struct DroppedEventTests {
  /// Decodes frames of a recorded device one after the other, each 10 ms after the one before.
  struct Line {
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    var now = Instant.zero

    init(_ file: String, codes: [UInt16: Set<UInt16>] = [:]) throws {
      var facts = try RecordedDevice(file: file).recording.devices[0]
      facts.codes.merge(codes) { $1 }
      _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    }

    mutating func hears(_ events: (UInt16, UInt16, Int32)..., gap: Bool = false) -> [String] {
      now = now.advanced(byMilliseconds: 10)
      let frame = RawFrame(
        time: now, events: events.map { RawEvent(type: $0.0, code: $0.1, value: $0.2) },
        isSynchronisation: gap)
      return summary(devices.decode(frame, from: DeviceID(1)).map(\.occurrence))
    }
  }

  @Test func aKeyReleasedInItCanBePressedAgain() throws {
    var line = try Line("at-keyboard.evemu")
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
    #expect(line.hears((1, 28, 0), gap: true) == ["keys cancelled"])
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
    #expect(line.hears((1, 28, 2)) == ["repeat KEY_ENTER"])
    #expect(line.hears((1, 28, 0)) == ["keyup KEY_ENTER"])
  }

  @Test func aKeyPressedInItIsSilentUntilItIsReleased() throws {
    var line = try Line("at-keyboard.evemu")
    #expect(line.hears((1, 28, 1), gap: true).isEmpty)
    #expect(line.hears((1, 28, 2)).isEmpty)
    #expect(line.hears((1, 28, 0)).isEmpty)
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
    #expect(line.hears((1, 28, 0)) == ["keyup KEY_ENTER"])
  }

  @Test func aKeyHeldOverItEndsWithoutARelease() throws {
    var line = try Line("at-keyboard.evemu")
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
    #expect(line.hears(gap: true) == ["keys cancelled"])
    #expect(line.hears(gap: true).isEmpty, "told once")
    #expect(line.hears((1, 28, 2)).isEmpty)
    #expect(line.hears((1, 28, 0)).isEmpty)
  }

  @Test func aModifierPressedInItIsHeldAllTheSame() throws {
    var line = try Line("at-keyboard.evemu")
    #expect(line.hears((1, 125, 1), gap: true).isEmpty)
    #expect(line.hears((1, 52, 1)) == ["key KEY_LEFTMETA+KEY_DOT"])
  }

  @Test(arguments: [("car-knob.evemu", 7), ("watch-crown.evemu", 8)] as [(String, UInt16)])
  func aTurnMadeUpForItIsNone(file: String, code: UInt16) throws {
    var line = try Line(file)
    #expect(line.hears((2, code, 3), gap: true).isEmpty)
    #expect(line.hears((2, code, 1)) == ["turned 1"])
  }

  @Test func theWheelOfAMouseWasNotTurnedInIt() throws {
    var line = try Line("usb-mouse.evemu")
    #expect(line.hears((2, 8, -3), gap: true).isEmpty)
    #expect(line.hears((2, 8, -1)) == ["turned 1"])
  }

  @Test func aMouseButtonPressedInItIsNoClick() throws {
    var line = try Line("usb-mouse.evemu")
    #expect(line.hears((1, 0x110, 1), gap: true).isEmpty)
    #expect(line.hears((1, 0x110, 0)).isEmpty)
    #expect(line.hears((1, 0x110, 1)) == ["pressed 640,360"])
    #expect(line.hears((1, 0x110, 0), gap: true) == ["keys cancelled"])
    #expect(line.hears((1, 0x110, 1)) == ["pressed 640,360"])
    #expect(line.hears((1, 0x110, 0)) == ["released 640,360"])
  }

  @Test func whatAClockThatJumpsBackTellsIsNoPress() throws {
    var line = try Line("at-keyboard.evemu")
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
    line.now = .zero
    line.now = line.now.advanced(byMilliseconds: -10)
    #expect(line.hears((1, 28, 0)) == ["keys cancelled"])
    // Two frames of one moment are in order.
    line.now = line.now.advanced(byMilliseconds: -10)
    #expect(line.hears((1, 28, 1)) == ["key KEY_ENTER"])
  }
}
