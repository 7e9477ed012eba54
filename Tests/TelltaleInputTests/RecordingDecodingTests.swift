import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@Suite("What hands did in the recordings")
struct RecordingDecodingTests {
  func lines(_ file: String) throws -> [String] { summary(try RecordedDevice(file: file).events()) }

  @Test func aTouchscreenTellsFingersApart() throws {
    #expect(
      try lines("goodix-touchscreen.yml") == [
        "0 touch attached Goodix Capacitive TouchScreen",
        "0 touch down 1 640,360", "40 touch moved 1 642,360", "90 touch up 1 642,360",
        "600 touch down 2 200,100", "650 touch down 3 900,500", "700 touch moved 2 210,100",
        "700 touch moved 3 900,510", "750 touch up 2 210,100", "780 touch up 3 900,510",
        "1500 keys key KEY_HOMEPAGE", "1600 keys keyup KEY_HOMEPAGE",
      ])
  }

  @Test func aScreenForOneFingerTapsAndDrags() throws {
    #expect(
      try lines("egalax-single-touch.evemu") == [
        "0 touch attached eGalax Inc. USB TouchController",
        "0 touch down 1 640,180", "60 touch up 1 640,180",
        "500 touch down 2 127,360", "550 touch moved 2 256,360", "600 touch moved 2 383,360",
        "640 touch up 2 383,360",
      ])
  }

  @Test func anEmptyListLiftsTheFinger() throws {
    #expect(
      try lines("infrared-frame-protocol-a.evemu") == [
        "0 touch attached zForce infrared frame",
        "0 touch down 1 640,360", "20 touch moved 1 643,360", "80 touch up 1 643,360",
      ])
  }

  @Test func faultyFirmwareNeverLiftsWhatItDidNotPutDown() throws {
    #expect(
      try lines("faulty-touchscreen.evemu") == [
        "0 touch attached ILITEK ILITEK-TP",
        "100 touch down 1 640,360", "150 touch cancelled 1", "150 touch down 2 640,360",
        "200 touch up 2 640,360",
        "300 touch down 3 320,180", "350 touch cancelled 3",
      ])
  }

  @Test func droppedEventsCancelTheTap() throws {
    #expect(
      try lines("touchscreen-dropped-events.evemu") == [
        "0 touch attached Goodix Capacitive TouchScreen",
        "0 touch down 1 640,360", "90 touch cancelled 1",
        "400 touch down 2 641,361", "480 touch up 2 641,361",
      ])
  }

  @Test func aCarKnobTurnsAndPushes() throws {
    #expect(
      try lines("car-knob.evemu") == [
        "0 knob attached Car Center Console Knob",
        "0 knob turned 1", "40 knob turned 1", "80 knob turned 1", "300 knob turned -2",
        "600 knob key KEY_ENTER", "720 knob keyup KEY_ENTER",
        "1500 knob key KEY_BACK", "1580 knob keyup KEY_BACK",
      ])
  }

  @Test func whatTheKernelReleasesWasNotReleasedByAHand() throws {
    #expect(
      try lines("knob-pulled-out-while-pushed.evemu") == [
        "0 knob attached Car Center Console Knob",
        "0 knob turned 1", "300 knob key KEY_ENTER", "800 knob keys cancelled",
      ])
  }

  @Test func aDeskKnobPushesWithAButton() throws {
    #expect(
      try lines("griffin-powermate.evemu") == [
        "0 knob attached Griffin PowerMate",
        "0 knob turned 1", "8 knob turned 4", "16 knob turned -2",
        "500 knob key BTN_0", "600 knob keyup BTN_0",
      ])
  }

  @Test func aCrownIsAKnobWithAWheel() throws {
    #expect(
      try lines("watch-crown.evemu") == [
        "0 knob attached Watch Crown",
        "0 knob turned 1", "60 knob turned 1", "90 knob turned 3", "100 knob turned 5",
        "110 knob turned -1", "500 knob key KEY_SELECT", "620 knob keyup KEY_SELECT",
      ])
  }

  @Test func aKeyboardTellsModifiersAndRepeats() throws {
    #expect(
      try lines("at-keyboard.evemu") == [
        "0 keys attached AT Translated Set 2 keyboard",
        "0 keys key KEY_ENTER", "80 keys keyup KEY_ENTER",
        "500 keys key KEY_LEFTMETA", "600 keys key KEY_LEFTMETA+KEY_DOT",
        "680 keys keyup KEY_LEFTMETA+KEY_DOT", "750 keys keyup KEY_LEFTMETA",
        "1000 keys key KEY_DOWN", "1250 keys repeat KEY_DOWN", "1283 keys repeat KEY_DOWN",
        "1300 keys keyup KEY_DOWN",
      ])
  }

  @Test func aMouseMovesFromTheMiddleAndStopsAtTheEdge() throws {
    #expect(
      try lines("usb-mouse.evemu") == [
        "0 pointer attached Logitech USB Optical Mouse",
        "0 pointer moved 660,350", "8 pointer moved 1279,350",
        "300 pointer pressed 1279,350", "390 pointer released 1279,350",
        "900 pointer turned 1",
      ])
  }

  @Test func anEmulatedTabletReachesTheLastPixel() throws {
    #expect(
      try lines("qemu-virtio-tablet.yml") == [
        "0 pointer attached QEMU Virtio Tablet",
        "20 pointer pressed 640,360", "100 pointer released 640,360",
        "300 pointer moved 1279,719", "300 pointer pressed 1279,719",
        "380 pointer released 1279,719", "500 pointer turned -1",
      ])
  }

  @Test func aRemoteSendsKeysOfItsOwnKind() throws {
    #expect(
      try lines("ir-remote.evemu") == [
        "0 remote attached gpio_ir_recv",
        "0 remote key KEY_DOWN", "230 remote keyup KEY_DOWN",
        "900 remote key KEY_OK", "1400 remote repeat KEY_OK", "1520 remote keyup KEY_OK",
        "2000 remote key KEY_BACK", "2200 remote keyup KEY_BACK",
      ])
  }

  @Test func aReceiverThatPassesForAKeyboardCanBeAssigned() throws {
    let device = RecordedDevice(file: "flirc-remote.evemu")
    #expect(
      summary(try device.events()).dropFirst() == [
        "0 keys key KEY_UP", "90 keys keyup KEY_UP",
        "400 keys key KEY_ENTER", "480 keys keyup KEY_ENTER",
      ])
    let assigned = DeviceAssignment(vendor: 0x20a0, product: 0x0006, role: .remote)
    #expect(
      summary(try device.events(assignments: [assigned])).dropFirst() == [
        "0 remote key KEY_UP", "90 remote keyup KEY_UP",
        "400 remote key KEY_ENTER", "480 remote keyup KEY_ENTER",
      ])
  }

  @Test func bouncesArePassedOnWithTheirTimes() throws {
    let downs = try lines("bouncing-button.evemu").filter { $0.contains(" key ") }
    #expect(
      downs == [
        "0 remote key KEY_ENTER", "9 remote key KEY_ENTER", "18 remote key KEY_ENTER",
        "147 remote key KEY_ENTER",
      ])
  }

  @Test(arguments: ["synaptics-touchpad.evemu", "power-button.evemu"])
  func whatIsNoInputForDialogsIsLeftAlone(file: String) throws {
    #expect(try RecordedDevice(file: file).events().isEmpty)
  }
}
