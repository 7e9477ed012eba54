import Foundation
import TelltaleTestSupport
import Testing

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

  /// Where the programs are: beside the tests, which were built with them.
  static let programs: String = {
    let path = realpath("/proc/self/exe", nil)
    defer { free(path) }
    return path.map { URL(fileURLWithPath: String(cString: $0)).deletingLastPathComponent().path }
      ?? ""
  }()

  /// A program, such as `telltale-unit`.
  static func built(_ name: String = "telltale") -> String { "\(programs)/\(name)" }

  /// A file of the repository.
  static func path(_ file: String) -> String { root.appendingPathComponent(file).path }

  /// Runs it, or another program, in a folder, else in the repository's, with `input` on its standard input.
  static func run(
    _ arguments: [String], of program: String = "telltale", input: String = "",
    in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(
      URL(fileURLWithPath: built(program)), arguments, input,
      in: folder.map { URL(fileURLWithPath: $0) }, environment: environment)
  }

  /// Runs it by a shell, with redirections after it and commands before it. Arguments are words
  /// without anything that a shell would read otherwise.
  static func shell(
    _ arguments: [String], _ after: String, before: String = ""
  ) throws -> Result {
    let command = "\(built()) \(arguments.joined(separator: " "))"
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "{ \(before)\(command) \(after); }"], "")
  }

  /// Runs a line of a shell in a folder, where `telltale` is on the path.
  static func line(
    _ line: String, in folder: String, environment added: [String: String] = [:]
  ) throws -> Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], "", in: URL(fileURLWithPath: folder),
      environment: added.merging(
        ["PATH": programs + ":" + path]) { $1 })
  }

  /// The same for a script that waits for its own children or hears signals: threads of tests block them, whoever
  /// runs the tests may ignore them (nohup(1)), and what they start inherits both.
  static func script(
    _ script: String, in folder: String, environment: [String: String]
  ) throws -> Result {
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/script"))
    let launcher =
      "import os, signal; signal.pthread_sigmask(signal.SIG_SETMASK, []);"
      + " [signal.signal(each, signal.SIG_DFL) for each in (1, 2, 3, 13, 15)];"
      + " os.execvp('sh', ['sh', 'script'])"
    return try line("exec python3 -c \"\(launcher)\"", in: folder, environment: environment)
  }

  private static func run(
    _ program: URL, _ arguments: [String], _ input: String, in place: URL? = nil,
    environment added: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = place ?? root
    process.arguments = arguments
    process.environment = environment.merging(added) { $1 }
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

  /// Starts it in a folder, with its output in the files `out` and `err` there.
  static func start(_ arguments: [String], in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = FileHandle(forWritingAtPath: folder + "/out")
    process.standardError = FileHandle(forWritingAtPath: folder + "/err")
    try process.run()
    return process
  }

  /// Waits until a program that was started in the folder has said so at the end of its errors.
  static func wait(for text: String, in folder: String, by process: Process) throws {
    func seen() throws -> String { try String(contentsOfFile: folder + "/err", encoding: .utf8) }
    for _ in 0..<6000 where try !seen().hasSuffix(text) && process.isRunning { usleep(10_000) }
    let said = try seen()
    #expect(said.hasSuffix(text), "\(said)")
  }

  /// Runs it with a standard error of its own and nothing else to read or write; its exit code, or
  /// `nil` where it does not end within a minute and is killed.
  static func code(_ arguments: [String], errors: FileHandle) throws -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built())
    process.currentDirectoryURL = root
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + 60) == .timedOut else { return process.terminationStatus }
    kill(process.processIdentifier, SIGKILL)
    ended.wait()
    return nil
  }

  /// The surroundings without what would change what the program says.
  private static let environment: [String: String] = {
    let names = ["GITHUB_ACTIONS", "TELLTALE_LINT_FORMAT", "LC_ALL", "LC_MESSAGES", "LANG"]
    return ProcessInfo.processInfo.environment.filter { !names.contains($0.key) }
  }()

  /// A new folder with these files in it, by path.
  static func folder(_ files: [String: String]) throws -> String {
    try Files.folder(files)
  }
}
