import Glibc
import TelltaleCommands
import TelltaleSyntax
import TelltaleTrials

/// Folders in which tests leave what they did.
enum TestFolders {
  /// Names of folders for tests, each another.
  static func names(for tests: [String]) -> [String] {
    var names = PlainNames()
    return tests.map { names.name(for: $0, or: "test") }
  }

  /// Makes a folder and those that it is in; complains and ends with 73 where that failed.
  static func make(_ path: String) throws {
    var whole = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      whole += whole.isEmpty || whole.hasSuffix("/") ? String(part) : "/\(part)"
      try FileOutput.makeFolder(whole)
    }
  }

  /// Removes the folder of a test with what tests leave, and with nothing else.
  static func remove(_ folder: String) {
    let record = ["steps.json", "transcript.txt", "told.jsonl", "out.txt", "errors.txt"]
    for name in record + ["expected.png", "shown.png"] { unlink("\(folder)/\(name)") }
    var number = 1
    while unlink("\(folder)/step-\(number).png") == 0 { number += 1 }
    rmdir(folder)
  }

  /// What came of a test by what it left in its folder.
  static func outcome(
    of test: TestCase, _ ended: TestWorkers.Ended, _ folder: String
  ) -> TestOutcome {
    func text(_ name: String) -> [UInt8]? {
      try? SourceFile.read("\(folder)/\(name)", limit: 64 << 20, kind: .scene)
    }
    let errors = String(decoding: (text("errors.txt") ?? []).suffix(1 << 16), as: UTF8.self)
    return TestOutcome(
      test, exit: ended.exit, record: text("steps.json").flatMap { try? JSONReader.read($0) },
      errors: errors, milliseconds: ended.milliseconds, folder: folder)
  }
}
