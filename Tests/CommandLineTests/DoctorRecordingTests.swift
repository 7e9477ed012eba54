import Foundation
import Testing

/// What `doctor --recording` says of devices that need not be there.
@Suite struct DoctorRecordingTests {
  private func doctor(_ arguments: [String]) throws -> Program.Result {
    try Program.run(["doctor", "--recording"] + arguments)
  }

  @Test func `each device is told with what it is taken for and why`() throws {
    let result = try doctor(["Tests/Recordings/keyboard-with-touchpad.evemu"])
    #expect(result.code == 0)
    #expect(
      result.output
        == "input    good   pointer and keys: Logitech K400 Plus, as it has a mouse's button and "
        + "axes, and letters\n")
  }

  @Test func `one that is left alone is told with the line that would assign it, which does`()
    throws
  {
    let file = "Tests/Recordings/rotary-encoder-x.evemu"
    let told = try doctor([file])
    #expect(told.output.contains("not used: rotary@0, as its axes (REL_X) may be"))
    let line = "device: {assign: [{name: \"rotary@0\", role: knob}]}"
    #expect(told.output.contains(line))
    let folder = try Program.folder(["unit.yaml": "extends: kiosk\n\(line)\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let assigned = try doctor([file, "--device", "\(folder)/unit.yaml"])
    #expect(assigned.output == "input    good   knob: rotary@0, as the device file says so\n")
  }

  @Test func `events alone need their description beside them`() throws {
    let whole = try String(
      contentsOfFile: "Tests/Recordings/pad-of-digits.evemu", encoding: .utf8)
    let lines = whole.split(separator: "\n")
    let folder = try Program.folder([
      "a.desc": lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n"),
      "a.events": lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n"),
      "a.two-keys.slow.events": lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n"),
      "a.event": lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n"),
      "b.events": lines.filter { $0.hasPrefix("E:") }.joined(separator: "\n"),
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try doctor(["\(folder)/a.events"]).output.contains("keys (digits): HCT USB Entry"))
    #expect(try doctor(["\(folder)/a.desc"]).output.contains("keys (digits): HCT USB Entry"))
    for name in ["a.two-keys.slow.events", "a.event"] {
      let told = try doctor(["\(folder)/\(name)"])
      #expect(told.output.contains("keys (digits): HCT USB Entry"), "\(name): \(told.errors)")
    }
    let alone = try doctor(["\(folder)/b.events"])
    #expect(alone.code == 65)
    #expect(alone.errors.contains("b.desc"))
  }

  @Test func `an axis that is named, and a scanner, are read from the device file`() throws {
    let folder = try Program.folder([
      "knob.yaml":
        "extends: kiosk\ndevice: {assign: [{name: \"rotary@0\", role: knob, axis: ABS_WHEEL}]}\n",
      "scanner.yaml":
        "extends: kiosk\ndevice: {assign: [{vendor: 0x0c2e, role: scanner}]}\n",
      "wrong.yaml":
        "extends: kiosk\ndevice: {assign: [{vendor: 1, role: keys, detent: 3}]}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let knob = try doctor([
      "Tests/Recordings/rotary-encoder-x.evemu", "--device", "\(folder)/knob.yaml",
    ])
    #expect(knob.output.contains("turns ABS_WHEEL, which it does not have; it has REL_X"))
    let scanner = try doctor([
      "Tests/Recordings/barcode-scanner.evemu", "--device", "\(folder)/scanner.yaml",
    ])
    #expect(scanner.output.contains("scanner: Honeywell Scanner"))
    let wrong = try doctor([
      "Tests/Recordings/barcode-scanner.evemu", "--device", "\(folder)/wrong.yaml",
    ])
    #expect(wrong.code == 78)
    #expect(wrong.errors.contains("beside role \"keys\""))
  }
}
