import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSyntax
import Testing

@Suite struct RecordingFileTests {
  static let evemu = """
    # EVEMU 1.3
    N: A \u{e9}cran
    I: 0003 0eef 0001 0210
    P: 02 00
    B: 00 0b 00 10 00 00 00 00 00
    B: 01 00 00 00 10 00 00 00 00
    B: 01 02
    B: 03 03 00 00 00
    A: 00 0 4095 1 2 3
    A: 01 -5 4095 0 0
    L: 00 00
    E: 0.000001 0003 0000 2048 # ABS_X
    E: 12.000002 0000 0000 0

    """

  static let libinput = """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.1"
    system: {kernel: "6.1", dmi: [a, {b: c}]}
    devices:
    - node: /dev/input/event4
      evdev:
        # Name: Screen
        name: "A \u{e9}cran"
        id: [3, 3823, 1, 528]
        codes:
          0: [0, 1, 3, 20]
          1: [28, 65]
          3: [0, 1]
          20: [0, 1]
        absinfo:
          0: [0, 4095, 1, 2, 3]
          1: [-5, 4095, 0, 0, 0]
        properties: [1]
      hid: [
      ]
      quirks:
      events:
      - evdev:
        - [  0,      1,   3,   0,    2048] # EV_ABS / ABS_X
        - [ 12,      2,   0,   0,       0]
      - libinput:
        - {type: POINTER_MOTION}

    """

  func read(_ text: String) throws(RecordingError) -> Recording {
    try RecordingFile.read(Array(text.utf8), file: "r")
  }

  func complaint(_ text: String) -> String {
    do {
      _ = try read(text)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func sayWhatUdevSaid() throws {
    let text = """
      version: 1
      devices:
        - node: /dev/input/event0
          evdev:
            name: "Pad"
          udev:
            properties:
            - ID_INPUT=1
            - ID_INPUT_TOUCHPAD=1
            - ID_INPUT_MOUSE=0
            - LIBINPUT_CALIBRATION_MATRIX=1.5 0 -0.25 0 1 0
            - ID_VENDOR=none
          events: []
      """
    let recording = try read(text)
    #expect(recording.devices.first?.udev.names == ["ID_INPUT_TOUCHPAD"])
    #expect(recording.devices.first?.udev.calibration == [1.5, 0, -0.25, 0, 1, 0])
    let again = try read(LibinputWriter.text(recording))
    #expect(again.devices.first?.udev == recording.devices.first?.udev)
  }

  @Test func mayHaveTheirDescriptionInAFileOfItsOwn() throws {
    let end = try #require(Self.evemu.range(of: "\nE:"))
    let description = Array(Self.evemu[..<end.lowerBound].utf8)
    let events = Array(Self.evemu[end.lowerBound...].dropFirst().utf8)
    #expect(RecordingFile.isEventsAlone(events))
    #expect(!RecordingFile.isEventsAlone(description))
    let joined = try RecordingFile.read(
      events, file: "r.events", of: description, descriptionFile: "r.desc")
    #expect(try joined == read(Self.evemu))
    #expect(throws: RecordingError.self) { try RecordingFile.read(events, file: "r.events") }
    // Faults are at their places in either file.
    let wrong = Array("E: x\n".utf8)
    let error = #expect(throws: RecordingError.self) {
      try RecordingFile.read(wrong, file: "r.events", of: description, descriptionFile: "r.desc")
    }
    #expect(error?.description.hasPrefix("r.events:1:") == true)
  }

  /// Names of 256 bytes and more, in bytes that are no UTF-8 and in characters that a cut may divide.
  @Test(arguments: [
    [UInt8](repeating: 0xFF, count: 300), Array(String(repeating: "\u{1F697}", count: 80).utf8),
    Array(("a" + String(repeating: "\u{e9}", count: 200)).utf8),
    Array((String(repeating: "a", count: 255) + "\u{6F22}").utf8),
  ])
  func `a long name is cut between characters, and stays when it is written again`(
    name: [UInt8]
  ) throws {
    let recording = try RecordingFile.read(Array("N: ".utf8) + name, file: "r")
    let kept = try #require(recording.devices.first).name
    #expect(
      (252...256).contains(kept.utf8.count) && String(decoding: name, as: UTF8.self).hasPrefix(kept)
    )
    #expect(try read(LibinputWriter.text(recording)).devices.map(\.name) == [kept])
  }

  @Test func ofEvemuAreRead() throws {
    let recording = try read(Self.evemu)
    let facts = try #require(recording.devices.first)
    #expect(facts.name == "A \u{e9}cran")
    #expect([facts.bus, facts.vendor, facts.product, facts.version] == [3, 0xeef, 1, 0x210])
    #expect(facts.properties == [1])
    #expect(facts.keys == [28, 65])
    #expect(facts.repeatsKeys)
    #expect(facts.codes[3] == [0, 1])
    #expect(
      facts.axes[0]
        == AxisRange(minimum: 0, maximum: 4095, fuzz: 1, flat: 2, resolution: 3))
    #expect(facts.axes[1]?.minimum == -5)
    let frame = RawFrame(
      time: Instant(microseconds: 12_000_002), events: [RawEvent(type: 3, code: 0, value: 2048)])
    #expect(recording.frames == [Recording.Entry(device: 0, frame: frame)])
  }

  @Test func ofLibinputSayTheSame() throws {
    let recording = try read(Self.libinput)
    var expected = try read(Self.evemu)
    expected.devices[0].path = "/dev/input/event4"
    expected.devices[0].codes[0] = [0, 1, 3, 20]
    #expect(recording == expected)
  }

  @Test func `what is not known is passed over with all that it holds`() throws {
    let unknown = "{name: [codes, {id: 1}], events: {evdev: x}}"
    var text = Self.libinput
    for (key, indent) in [("ndevices:", ""), ("codes:", "    "), ("hid:", "  ")] {
      let range = try #require(text.firstRange(of: key))
      text.replaceSubrange(range, with: "later: \(unknown)\n\(indent)\(key)")
    }
    #expect(try read(text) == read(Self.libinput))
  }

  @Test func comeBackAsTheyWereWritten() throws {
    var recording = try read(Self.libinput)
    recording.devices.append(DeviceFacts(name: "Knob \"2\"\n", codes: [2: [7]]))
    let turn = RawFrame(
      time: Instant(microseconds: 12_000_003), events: [RawEvent(type: 2, code: 7, value: -1)],
      isSynchronisation: true)
    recording.frames.append(Recording.Entry(device: 1, frame: turn))
    var expected = recording
    for index in expected.frames.indices {
      expected.frames[index].frame.time.microseconds -= 12_000_002
    }
    #expect(try read(LibinputWriter.text(recording)) == expected)
  }

  @Test func withoutEventsComeBackToo() throws {
    let recording = Recording(devices: [DeviceFacts(name: "Silent")])
    let read = try read(LibinputWriter.text(recording))
    #expect(read.devices.map(\.name) == ["Silent"])
    #expect(read.frames.isEmpty)
  }

  @Test func joinDevicesInOrderOfTime() throws {
    let device = { (name: String, times: [Int]) in
      let events = times.map { "  - evdev:\n    - [\($0), 0, 0, 0, 0]\n" }.joined()
      return "- evdev: {name: \(name)}\n  events:\n\(events)"
    }
    let recording = try read(
      "version: 1\ndevices:\n" + device("a", [1, 4, 3]) + device("b", [2, 4]))
    #expect(recording.frames.map(\.device) == [0, 1, 0, 0, 1])
  }

  @Test func thatBreakOffTellStateOnly() throws {
    let recording = try read(Self.evemu + "E: 13.000000 0003 0000 1\n")
    #expect(recording.frames.count == 2)
    #expect(recording.frames[1].frame.isSynchronisation)
  }

  @Test func hideWhatWasTyped() throws {
    let typed = RawFrame(
      time: .zero,
      events: [
        RawEvent(type: 4, code: 4, value: 0x70016), RawEvent(type: 1, code: 22, value: 1),
      ])
    let enter = RawFrame(time: .zero, events: [RawEvent(type: 1, code: 28, value: 1)])
    let recording = Recording(
      devices: [DeviceFacts(name: "k")],
      frames: [typed, enter].map { Recording.Entry(device: 0, frame: $0) })
    let shown = recording.disguised().frames.map(\.frame.events)
    #expect(shown[0].map(\.code) == [4, 30] && shown[0].map(\.value) == [30, 1])
    #expect(shown[1] == enter.events)
  }

  @Test(arguments: [
    ("", "r:1:1: error: no map with \"version\" and \"devices\""),
    ("\n\n# only a comment\n", "r:4:1: error: no map with \"version\" and \"devices\""),
    ("version: 2\n", "r:1:10: error: this version of the format is unknown; expected 1"),
    ("version: 1\n", "r:1:1: error: no devices in the recording"),
    ("version: 1\ndevices: 7\n", "r:2:10: error: expected a list of devices"),
    ("version: 1\ndevices: [7]\n", "r:2:11: error: expected a device"),
    ("version: 1\ndevices: [*a]\n", "r:2:11: error: expected a device"),
    (
      "version: 1\ndevices:\n- events:\n  - evdev:\n    - [0, 0, 1]\n",
      "r:5:7: error: expected seconds, microseconds, type, code, value"
    ),
    (
      "version: 1\ndevices:\n- events:\n  - evdev:\n    - [0, 1000000, 1, 1, 1]\n",
      "r:5:7: error: an event out of range, expected seconds, microseconds, type, code, value"
    ),
    (
      "version: 1\ndevices:\n- events:\n  - evdev:\n    - [0, 0, 1, 1, 99999999999]\n",
      "r:5:7: error: an event out of range, expected seconds, microseconds, type, code, value"
    ),
    (
      "version: 1\ndevices:\n- evdev: {codes: {99: [1]}}\n",
      "r:3:19: error: found \"99\", expected a number from 0 to 31"
    ),
    (
      "version: 1\ndevices:\n- evdev: {absinfo: {0: [1]}}\n",
      "r:3:24: error: expected minimum, maximum, fuzz, flat, resolution"
    ),
    ("N: a\nN: b\n", "r:2:1: error: a second device; evemu files describe one"),
    ("I: 1 2 3 4\n", "r:1:1: error: the device's name (\"N: name\") has to come first"),
    ("N: a\nI: 1 2 3\n", "r:2:9: error: the line ends before its version"),
    (
      "N: a\nI: 1 2 3 zzzz\n",
      "r:2:10: error: found \"zzzz\" as version, expected a hexadecimal number from 0 to ffff"
    ),
    (
      "N: a\nE: 1.5 0003 0000 1\n",
      "r:2:4: error: found \"1.5\", expected a time such as 0.012345"
    ),
    (
      "N: a\nE: 0.000000 0003 0000 99999999999999999999999\n",
      "r:2:23: error: found \"99999999999999999999999\" as value, "
        + "expected a number from -2147483648 to 2147483647"
    ),
    (
      "N: a\n\u{1b}[31m\n",
      "r:2:1: error: found \"\u{fffd}[31m\", expected a line starting with N:, I:, P:, B:, A: or E:"
    ),
  ])
  func thatAreFaultySayWhere(text: String, complaint: String) {
    #expect(self.complaint(text) == complaint)
  }

  @Test func thatAreCutAnywhereNeverCrash() {
    for text in [Self.evemu, Self.libinput] {
      let bytes = Array(text.utf8)
      for end in bytes.indices {
        _ = try? RecordingFile.read(Array(bytes[..<end]), file: "r")
      }
    }
  }

  @Test func withAnyByteChangedNeverCrash() {
    for text in [Self.evemu, Self.libinput] {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        for value in [0xff, UInt8(ascii: "[")] {
          var changed = bytes
          changed[index] = value
          _ = try? RecordingFile.read(changed, file: "r")
        }
      }
    }
  }

  @Test func thatAreTooLargeAreNotLookedAt() {
    let bytes = [UInt8](repeating: UInt8(ascii: "N"), count: Limits.recordingBytes + 1)
    #expect(throws: RecordingError.self) { try RecordingFile.read(bytes, file: "r") }
  }

  @Test func ofPropertiesThatNoDeviceHasAreRefused() {
    let head = "N: a\nI: 0019 0001 0001 0100\n"
    #expect(complaint(head + "P: 00 00 00 80 00 00 00 00\nB: 01 00 00 00 10\n") == "none")
    #expect(complaint(head + "P: 00 00 00 00 01 00 00 00\n").contains("found property 32"))
  }

  @Test func thatNestTooDeepAreRefused() {
    let text = "version: 1\nx: " + String(repeating: "[", count: 10_000)
    #expect(complaint(text).contains("nested more than"))
  }
}
