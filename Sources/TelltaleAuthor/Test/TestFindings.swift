import Glibc
import TelltaleModel
import TelltaleTrials

/// What the linter says of the scenes of tests.
struct TestFindings {
  /// Lines for each scene and profile.
  private(set) var lines: [TestPage.Subject: [String]] = [:]

  init(of tests: [TestCase]) {
    for subject in Set(tests.map(TestPage.Subject.init)) {
      lines[subject] = Self.lint(subject)
    }
  }

  private static func lint(_ subject: TestPage.Subject) -> [String] {
    var words = ["telltale", "lint", subject.scene, "--format", "concise"]
    if let profile = subject.profile { words += ["--profile", profile] }
    let command = words.dropFirst().map(ShellText.quoted).joined(separator: " ")
    guard let pipe = popen("/proc/\(getpid())/exe \(command) 2>&1", "r") else { return [] }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&room, 1, room.count, pipe), count > 0, bytes.count < 1 << 20 {
      bytes += room.prefix(count)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains(text: ": ") && $0.hasPrefix(subject.scene) }
  }
}
