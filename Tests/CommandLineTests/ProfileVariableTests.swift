import Foundation
import Testing

/// Which profile counts where `TELLTALE_PROFILE` names one.
@Suite struct ProfileVariableTests {
  /// Commands that need a profile, with what tells one of them from another.
  static let commands = [
    ["render", "a.yaml", "--tree"], ["render", "a.yaml", "--output", "frames/a.png"],
    ["play", "a.yaml", "--script", "a.script", "--frames", "frames"], ["lint", "text.yaml"],
    [
      "run", "app.yaml", "--headless", "--script", "a.script", "--program", "true", "--frames",
      "frames",
    ],
  ]

  private static let files = [
    "a.yaml":
      "alert: {title: Delete This Route?, buttons: [{title: Delete, id: delete}, {role: cancel}]}\n",
    "app.yaml":
      "start: hello\nscreens:\n  hello:\n    content: [{label: {text: Hello, message: true}}]\n",
    "text.yaml": "text-view: {text: Traffic report, editable: true, id: report}\n",
    "a.script": "wait 1000\n", "frames/kept": "",
  ]

  /// What a command says and draws.
  private struct Told: Equatable {
    var code: Int32
    var output, errors: String
    var frames: [String: Data]
  }

  /// What a command says and draws with a profile in its options, in the environment, or nowhere.
  private func told(
    _ command: [String], option: String? = nil, variable: String? = nil
  ) throws -> Told {
    let folder = try Program.folder(Self.files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var environment = ["TELLTALE_PROFILE_PATH": Program.path("Platforms")]
    environment["TELLTALE_PROFILE"] = variable
    let result = try Program.run(
      command + (option.map { ["--profile", $0] } ?? []), in: folder, environment: environment)
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder + "/frames")
    return Told(
      code: result.code, output: result.output, errors: result.errors,
      frames: try .init(
        uniqueKeysWithValues: frames.map {
          ($0, try Data(contentsOf: URL(fileURLWithPath: "\(folder)/frames/\($0)")))
        }))
  }

  @Test(arguments: commands)
  func `the variable does what the option does`(command: [String]) throws {
    let car = try told(command, variable: "carplay")
    #expect(car == (try told(command, option: "carplay")))
    #expect(car != (try told(command, option: "kiosk")))
  }

  @Test(arguments: commands)
  func `an option goes before the variable`(command: [String]) throws {
    #expect(
      try told(command, option: "kiosk", variable: "carplay") == told(command, option: "kiosk"))
  }

  @Test(arguments: commands)
  func `a command without a profile says that the variable may name one`(command: [String]) throws {
    let none = try told(command)
    #expect([2, 64].contains(none.code))
    #expect(none.errors.contains("TELLTALE_PROFILE") && none.frames.count == 1, "\(none.errors)")
  }
}
