import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

/// Devices of other kinds than the usual ones: what they are taken for, and what hands do on them.
@Suite struct DeviceUseTests {
  private func facts(_ file: String) throws -> DeviceFacts {
    try RecordedDevice(file: file).recording.devices[0]
  }

  private func lines(_ file: String, _ assignments: DeviceAssignment...) throws -> [String] {
    summary(try RecordedDevice(file: file).events(assignments: assignments))
  }

  private func refusal(_ facts: DeviceFacts, _ assignment: DeviceAssignment) -> DeviceRefusal? {
    do throws(DeviceRefusal) {
      _ = try facts.use(assignedBy: [assignment])
      return nil
    } catch {
      return error
    }
  }

  // MARK: Pointers

  @Test func `a pen display in mouse mode is a pointer, and its stuck touch is none`() throws {
    #expect(
      try lines("pen-display-mouse-mode.evemu") == [
        "0 pointer attached UGTABLET 12 inch PenDisplay Mouse",
        "500 pointer moved 320,360", "600 pointer pressed 320,360",
        "700 pointer released 320,360",
      ])
  }

  @Test func `a pointer that names places goes by distances as well, where it tells them`() throws {
    var facts = try facts("pen-display-mouse-mode.evemu")
    facts.codes[EventType.relative] = [EventCode.relativeX, EventCode.relativeY]
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    func frame(_ type: UInt16, _ code: UInt16, _ value: Int32) -> [String] {
      let event = RawEvent(type: type, code: code, value: value)
      return summary(
        devices.decode(RawFrame(time: .zero, events: [event]), from: DeviceID(1)))
    }
    #expect(frame(EventType.absolute, 0, 16384) == ["0 pointer moved 640,0"])
    #expect(frame(EventType.relative, 0, 9) == ["0 pointer moved 649,0"])
  }

  @Test func `a mouse whose places have no range goes by its distances`() throws {
    var facts = try facts("usb-mouse.evemu")
    facts.codes[EventType.absolute] = [0, 1]
    facts.axes = [0: AxisRange(minimum: 0, maximum: 0), 1: AxisRange(minimum: 0, maximum: 0)]
    var devices = DeviceSet(geometry: RecordedDevice.screen)
    #expect(try !devices.attach(facts, as: DeviceID(1), at: .zero).isEmpty)
  }

  @Test func `a pen beside the screen moves the pointer, and presses by touching`() throws {
    #expect(
      try lines("drawing-tablet.evemu") == [
        "0 pointer attached Wacom Intuos S Pen",
        "200 pointer moved 320,360", "400 pointer pressed 320,360",
        "500 pointer released 320,360",
      ])
  }

  // MARK: Keys

  @Test func `a keyboard with a pointer in it is both`() throws {
    #expect(
      try lines("keyboard-with-touchpad.evemu") == [
        "0 pointer attached Logitech K400 Plus", "0 keys attached Logitech K400 Plus",
        "0 pointer moved 645,357", "300 pointer pressed 645,357", "380 pointer released 645,357",
        "1000 keys key KEY_A", "1080 keys keyup KEY_A",
      ])
    #expect(try facts("keyboard-with-touchpad.evemu").use().writing == .letters)
  }

  @Test func `a pad of digits is a keyboard for digits, and with arrows a remote`() throws {
    var facts = try facts("pad-of-digits.evemu")
    #expect(facts.use().kinds == [.keys] && facts.use().writing == .digits)
    facts.codes[EventType.key]?.remove(77)
    #expect(facts.use().kinds == [.remote], "a digit is missing")
    facts.codes[EventType.key]?.formUnion([77, 103])
    #expect(facts.use().kinds == [.remote], "it has an arrow")
    facts.codes[EventType.key] = Set(2...11).union([28])
    #expect(facts.use().writing == .digits)
    facts.codes[EventType.key] = Set(EventCode.numericKeys).union([28])
    #expect(facts.use().writing == .digits)
    facts.codes[EventType.key]?.remove(28)
    #expect(facts.use().kinds.isEmpty, "nothing ends a number")
  }

  // MARK: Knobs

  @Test func `a knob by somebody's word turns what it has`() throws {
    let name = "rotary@0"
    #expect(try lines("rotary-encoder-x.evemu").isEmpty)
    #expect(
      try lines("rotary-encoder-x.evemu", DeviceAssignment(name: name, role: .knob)) == [
        "0 knob attached rotary@0", "0 knob turned 1", "100 knob turned 1", "200 knob turned -1",
      ])
    #expect(
      try lines("rotary-encoder-x.evemu", DeviceAssignment(name: name, role: .knob, detent: 2))
        == ["0 knob attached rotary@0", "100 knob turned 1"])
  }

  @Test func `one that tells where it stands goes round`() throws {
    let assignment = DeviceAssignment(name: "volume-dial", role: .knob)
    #expect(
      try lines("rotary-encoder-absolute.evemu", assignment) == [
        "0 knob attached volume-dial", "100 knob turned 1", "200 knob turned 1",
        "300 knob turned 2", "400 knob turned -3",
      ])
  }

  @Test func `a dial is a knob whatever axes it never sends, by tenths of a degree if need be`()
    throws
  {
    let file = "dial-with-dummy-axes.evemu"
    #expect(try lines(file).prefix(2).last == "0 knob turned 60")
    #expect(
      try lines(file, DeviceAssignment(vendor: 0x45e, role: .knob, detent: 100)) == [
        "0 knob attached Surface Dial System Multi Axis", "50 knob turned 1",
        "500 knob key BTN_0", "600 knob keyup BTN_0",
      ])
  }

  @Test func `of several axes the one that turns has to be named`() throws {
    var facts = try facts("rotary-encoder-x.evemu")
    facts.codes[EventType.relative] = [0, 1, 6]
    let refusal = try #require(self.refusal(facts, DeviceAssignment(name: "rotary@0", role: .knob)))
    #expect(refusal.message.contains("REL_X, REL_Y, REL_HWHEEL"))
    #expect(refusal.remedy.contains("axis: REL_X"))
    for name in ["REL_X", "REL_Y", "REL_HWHEEL"] {
      let axis = try #require(DeviceAxis(named: name))
      #expect(axis.name == name)
      let assignment = DeviceAssignment(name: "rotary@0", role: .knob, axis: axis)
      #expect(try facts.use(assignedBy: [assignment]).knob?.axis == axis)
    }
    let absent = DeviceAssignment(name: "rotary@0", role: .knob, axis: .absolute(code: 8))
    #expect(self.refusal(facts, absent)?.message.contains("ABS_WHEEL") == true)
  }

  // MARK: What is left alone

  @Test(arguments: [
    ("headset-vendor-axes.evemu", "ABS_32"), ("dial-totem.evemu", "stands on the screen"),
    ("tablet-express-keys.evemu", "drawing tablet"), ("game-controller.evemu", "game controller"),
    ("synaptics-touchpad.evemu", "touchpad"), ("power-button.evemu", "none of its keys"),
    ("rotary-encoder-x.evemu", "REL_X"),
  ])
  func `what is left alone says why`(file: String, reason: String) throws {
    let use = try facts(file).use()
    #expect(use.kinds.isEmpty)
    #expect(use.reason.contains(reason))
  }

  @Test func `what could be meant for something says for what`() throws {
    #expect(try facts("rotary-encoder-x.evemu").use().suggestion == .knob)
    #expect(try facts("rotary-encoder-absolute.evemu").use().suggestion == .knob)
    #expect(try facts("power-button.evemu").use().suggestion == nil)
  }

  // MARK: udev

  @Test func `udev has the first word on what points, and a dispute is told`() throws {
    var facts = try facts("synaptics-touchpad.evemu")
    facts.udev = UdevTags(["ID_INPUT_TOUCHPAD"])
    #expect(facts.use().dispute == nil)
    facts = try self.facts("goodix-touchscreen.yml")
    facts.udev = UdevTags(["ID_INPUT_TOUCHSCREEN"])
    #expect(facts.use().kinds == [.touch] && facts.use().dispute == nil)
    facts.udev = UdevTags(["ID_INPUT_TOUCHPAD"])
    #expect(facts.use().kinds.isEmpty)
    #expect(facts.use().dispute?.contains("ID_INPUT_TOUCHPAD") == true)
    #expect(facts.use().suggestion == .touch)
    facts = try self.facts("pen-display-mouse-mode.evemu")
    facts.udev = UdevTags(["ID_INPUT_TOUCHSCREEN"])
    #expect(facts.use().kinds == [.touch] && facts.use().dispute != nil)
  }

  @Test func `a device file has the last word`() throws {
    var facts = try facts("goodix-touchscreen.yml")
    facts.udev = UdevTags(["ID_INPUT_TOUCHPAD"])
    let assignment = DeviceAssignment(vendor: facts.vendor, role: .touch)
    #expect(try facts.use(assignedBy: [assignment]).kinds == [.touch])
  }
}
