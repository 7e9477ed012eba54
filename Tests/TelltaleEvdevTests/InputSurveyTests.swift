import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

@Suite("A survey of the devices")
struct InputSurveyTests {
  private func survey(
    _ assignments: [DeviceAssignment] = []
  ) throws -> [String] {
    let (folder, devices) = (try TemporaryFolder(), ScriptedDevices())
    let kinds: [(String) -> DeviceFacts] = [
      { SampleDevices.panel($0) }, SampleDevices.mouse, SampleDevices.knob,
      { SampleDevices.keyboard($0) }, SampleDevices.remote, SampleDevices.lid,
      { SampleDevices.panel($0, maximum: 0) },
    ]
    for (number, facts) in kinds.enumerated() {
      devices.nodes["event\(number)"] = try ScriptedNode(facts("\(folder.path)/event\(number)"))
    }
    devices.failures["event8"] = .gone
    devices.failures["event9"] = .notice(
      InputNotice(.permission, path: "event9", message: "no", remedy: "yes"))
    for number in 0...9 where number != 7 { folder.makeFile("event\(number)") }
    let survey = InputSurvey.run(
      assignments, virtualDevices: .refuse, folder: folder.path, open: devices.open)
    #expect(survey.entries.allSatisfy { $0.path.hasPrefix("\(folder.path)/event") })
    return survey.entries.map { entry in
      let verdict =
        switch entry.verdict {
        case .used(let use): use.kinds.map(\.rawValue).joined(separator: " ")
        case .leftAlone: "left alone"
        case .refused(let notice): "\(notice.kind) \(notice.message)"
        }
      return "\(entry.path.suffix(1)) \(entry.name): \(verdict)"
    }
  }

  @Test func `says of each what it would be used for, or why not`() throws {
    let lines = try survey()
    #expect(
      lines.prefix(6) == [
        "0 Panel: touch", "1 Mouse: pointer", "2 Knob: knob", "3 Keyboard: keys",
        "4 Remote: remote", "5 Lid Switch: left alone",
      ])
    #expect(lines[6].hasPrefix("6 Panel: refused "))
    #expect(lines[7...] == ["9 : permission no"], "one that is gone is not there")
  }

  @Test func `follows the assignments`() throws {
    let lines = try survey([
      DeviceAssignment(name: "Knob", role: nil), DeviceAssignment(name: "Mouse", role: .remote),
      DeviceAssignment(name: "Lid Switch", role: .knob),
    ])
    #expect(lines[2] == "2 Knob: left alone")
    #expect(lines[1].hasPrefix("1 Mouse: "))
    #expect(lines[5].hasPrefix("5 Lid Switch: refused "))
  }
}
