import Foundation

/// The program as its users run it.
enum Program {
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the repository.
  static func path(_ file: String) -> String { root.appendingPathComponent(file).path }

  /// Runs it in the repository's folder with `input` on its standard input.
  static func run(_ arguments: [String], input: String = "") throws -> Result {
    try run(root.appendingPathComponent(".build/debug/telltale"), arguments, input)
  }

  /// Runs it by a shell, with redirections after it and commands before it. Arguments are words
  /// without anything that a shell would read otherwise.
  static func shell(
    _ arguments: [String], _ after: String, before: String = ""
  ) throws -> Result {
    let command = ".build/debug/telltale \(arguments.joined(separator: " "))"
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "{ \(before)\(command) \(after); }"], "")
  }

  private static func run(
    _ program: URL, _ arguments: [String], _ input: String
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = root
    process.arguments = arguments
    let folder = try self.folder(["in": input, "out": "", "err": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    process.standardInput = FileHandle(forReadingAtPath: folder + "/in")
    process.standardOutput = FileHandle(forWritingAtPath: folder + "/out")
    process.standardError = FileHandle(forWritingAtPath: folder + "/err")
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try String(contentsOfFile: folder + "/out", encoding: .utf8),
      errors: try String(contentsOfFile: folder + "/err", encoding: .utf8))
  }

  /// A new folder with these files in it, by path.
  static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("telltale-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder.path
  }
}
