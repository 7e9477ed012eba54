import Foundation

/// A program behind the screens of a small app on the headless display.
enum HeadlessProgram {
  /// Runs a program in a folder with it, the app and the script; its path is taken out of what is said.
  static func run(
    _ script: String, _ program: String, _ more: [String] = [], files: [String: String] = [:],
    input: String = ""
  ) throws -> (result: Program.Result, folder: String) {
    let folder = try Program.folder(
      files.merging(["app.yaml": ExpectationTests.app, "s.script": script]) { $1 })
    let script = input.isEmpty ? "s.script" : "-"
    let result = try Program.run(
      [
        "run", "app.yaml", "--headless", "--script", script, "--size", "800x600", "--program",
        program,
      ]
        + more, input: input, in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    return (result, folder)
  }
}
