import Foundation
import Testing

@testable import TelltaleCommands

/// What is said where no question can be shown: the unit's card is on no machine.
@Suite struct NoDisplayTests {
  private let scene = "docs/examples/delete-route.yaml"
  private let missing =
    "telltale: /dev/dri/no-such-card does not exist; "

  /// The unit's file, and the folder that it is in.
  private func unit(_ body: (_ unit: String, _ folder: String) throws -> Void) throws {
    let folder = try Program.folder([
      "unit.yaml": "extends: kiosk\ndevice: {card: /dev/dri/no-such-card}\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body("\(folder)/unit.yaml", folder)
  }

  @Test func `a question that cannot be shown ends in 69 with one line that says what to do`()
    throws
  {
    try unit { unit, folder in
      let words = ["--title", "Delete Route?", "--ok-label", "Delete", "--cancel-label", "Cancel"]
      for question in [[scene], [scene, "--json"], [scene, "--timeout=3"], words] {
        let result = try Program.run(["show", "--device", unit] + question)
        #expect(result.code == 69)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix(missing))
        #expect(result.errors.hasSuffix("leave `card` out to take the first.\n"))
      }
    }
  }

  @Test func `an app that cannot be shown ends in 69 and tells its program nothing`() throws {
    try unit { unit, folder in
      let result = try Program.run([
        "run", "Tests/Fixtures/Apps/media/app.yaml", "--device", unit, "--cache", "\(folder)/kept",
      ])
      #expect(result.code == 69)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix(missing))
    }
  }

  @Test func `a trace is begun before the screen, and goes on behind what is there`() throws {
    try unit { unit, folder in
      let trace = "\(folder)/trace"
      try "earlier\n".write(toFile: trace, atomically: true, encoding: .utf8)
      #expect(try Program.run(["show", scene, "--device", unit, "--trace", trace]).code == 69)
      #expect(try String(contentsOfFile: trace, encoding: .utf8) == "earlier\n")
      let result = try Program.run(["show", scene, "--device", unit, "--trace", folder])
      #expect(result.code == 73)
      #expect(
        result.errors == "telltale: cannot write the trace \(folder): Is a directory; "
          + "name a file in a folder you may write to\n")
    }
  }

  @Test func `the doctor says what is missing, for the unit that is named`() throws {
    try unit { unit, _ in
      let result = try Program.run(["doctor", "--device", unit])
      let lines = result.output.split(separator: "\n").map(String.init)
      let display = try #require(lines.firstIndex { $0.hasPrefix("display  bad    ") })
      #expect(lines[display].contains("/dev/dri/no-such-card does not exist"))
      #expect(lines[display + 1].hasPrefix("                Name another card in the device file"))
      #expect(lines.contains { $0.hasPrefix("input    ") })
      #expect(
        lines.contains { $0.hasPrefix("fonts    good   ") && $0.hasSuffix("--fonts names them") })
      #expect(!result.output.contains("Latin"))
      let named = try Program.run(["doctor", "--fonts", "--device", unit])
      #expect(named.output.contains("\nfonts    good   Latin"))
      #expect(lines.contains { $0.hasPrefix("keyboard good   layouts us, ") })
      #expect(
        lines.last
          == "`telltale show` does not work here; `telltale render` and `telltale play` do.")
      // Devices that may not be read are told before all else.
      let isForbidden = result.output.contains("no permission to read any input device")
      #expect(result.code == (isForbidden ? 77 : 69))
      #expect(result.errors.isEmpty)
      // Each font and layout once, however many profiles name it.
      #expect(Set(lines).count == lines.count)
    }
  }

  @Test func `the doctor judges scenes, and says a missing display before a scene that fails`()
    throws
  {
    try unit { unit, folder in
      let result = try Program.run(["doctor", scene, "\(folder)/none.yaml", "--device", unit])
      let lines = result.output.split(separator: "\n").map(String.init)
      let told = lines.filter { $0.hasPrefix("scene    ") }
      #expect(told.contains { $0.contains("\(scene): all of it fits on ") }, "\(result.output)")
      #expect(told.contains { $0.hasPrefix("scene    bad    \(folder)/none.yaml: ") })
      #expect(result.code == 69 || result.code == 77)
      #expect(
        lines.last
          == "`telltale show` does not work here; `telltale render` and `telltale play` do.")
    }
  }

  @Test func `the doctor's last line says whether every scene can be shown`() {
    #expect(Doctor.verdict(nil, draws: true, showsAll: true) == "`telltale show` works here.")
    #expect(
      Doctor.verdict(nil, draws: true, showsAll: false)
        == "`telltale show` works here, but not with every scene that was given.")
    #expect(
      Doctor.verdict(.noDisplay, draws: false, showsAll: true)
        == "`telltale show` does not work here; nothing can be drawn without a profile and its fonts."
    )
  }

  @Test func `a recording of devices is no place for a scene to be judged`() throws {
    let file = "Tests/Recordings/keyboard-with-touchpad.evemu"
    let result = try Program.run(["doctor", scene, "--recording", file])
    #expect(result.code == 64)
    #expect(result.errors.contains("leave out the scenes"))
  }

  @Test func `the doctor looks at the unit's card only where a unit is named`() throws {
    try unit { unit, folder in
      for arguments in [[], ["--profile", "kiosk"]] {
        let output = try Program.run(["doctor"] + arguments).output
        #expect(!output.contains("no-such-card"))
        #expect(output.contains("display  "))
      }
      // A file of a unit is a profile like any other.
      #expect(try Program.run(["doctor", "--profile", unit]).output.contains("no-such-card"))
      let unknown = try Program.run(["doctor", "--profile", "carpaly"])
      #expect(unknown.code == 78)
      #expect(unknown.output.isEmpty)
      #expect(unknown.errors.hasPrefix("carpaly: error: there is no profile \"carpaly\"; "))
    }
  }
}
