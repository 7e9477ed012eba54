import Glibc
import TelltaleCommands
import TelltaleSyntax
import TelltaleTrials

/// All tests that are asked for, played and reported.
struct TestRun {
  let options: TestOptions

  /// Where records go without a folder for them.
  private static let usualFolder = "out/test"

  /// The exit code: as `telltale test --help` says.
  func run() throws -> ExitStatus {
    let found = TestFinder(options.paths.isEmpty ? ["."] : options.paths)
    for complaint in found.complaints { StandardStreams.complain(complaint) }
    let cases = found.cases.named(options.filter)
    guard !cases.isEmpty else {
      StandardStreams.complain(nothing(of: found.cases.count))
      return .couldNotRun
    }
    let folder = isPage ? Self.usualFolder : options.report ?? Self.usualFolder
    try TestFolders.make(folder)
    let start = Stopwatch()
    let outcomes = try play(cases, folder)
    try report(outcomes, folder)
    for outcome in outcomes where options.report == nil && outcome.verdict == .passed {
      TestFolders.remove(outcome.folder)
    }
    if options.report == nil { rmdir(folder) }
    let time = start.seconds
    try StandardStreams.say("\(outcomes.summary), in \(time) s")
    if !found.complaints.isEmpty || outcomes.contains(where: { $0.verdict == .broken }) {
      return .couldNotRun
    }
    return outcomes.contains { $0.verdict == .failed } ? .unmet : .chosen
  }

  private func nothing(of count: Int) -> String {
    if count > 0 {
      return "telltale: error: none of the \(count) tests has a name with "
        + options.filter.map(Quoted.text).joined(separator: " or ")
    }
    return
      "telltale: error: no tests found; a test is a file that ends in \(TestFile.ending), or a script "
      + "beside its scene; docs/tests.md tells how to write one"
  }

  private func play(_ cases: [TestCase], _ folder: String) throws -> [TestOutcome] {
    var progress = TestProgress(count: cases.count)
    var outcomes: [TestOutcome?] = Array(repeating: nil, count: cases.count)
    let folders = TestFolders.names(for: cases.map(\.name)).map { "\(folder)/\($0)" }
    var workers = TestWorkers(
      most: options.jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    var next = 0
    while next < cases.count || workers.isBusy {
      while next < cases.count, workers.hasRoom {
        TestFolders.remove(folders[next])
        try TestFolders.make(folders[next])
        try workers.start(
          next, cases[next].arguments(into: folders[next], updating: options.update),
          folder: folders[next])
        next += 1
      }
      for ended in workers.wait() {
        let outcome = TestFolders.outcome(of: cases[ended.index], ended, folders[ended.index])
        outcomes[ended.index] = outcome
        progress.clear()
        if outcome.verdict != .passed { try say(outcome) }
        progress.show(outcome)
      }
    }
    progress.clear()
    return outcomes.compactMap { $0 }
  }

  /// What did not pass, with its remedy.
  private func say(_ outcome: TestOutcome) throws {
    let head = outcome.verdict == .failed ? "failed" : "could not be run"
    var lines = ["\(head): \(Quoted.plain(outcome.test.name))"]
    lines += outcome.message.split(separator: "\n").map { "  \($0)" }
    if outcome.verdict == .failed { lines.append("  kept: \(Quoted.plain(outcome.folder))") }
    lines.append("  again: \(outcome.again)")
    try StandardStreams.say(lines.joined(separator: "\n"))
  }

  /// True where `--report` names a page and not a folder.
  private var isPage: Bool { options.report?.hasSuffix(".html") == true }

  private func report(_ outcomes: [TestOutcome], _ folder: String) throws {
    if let junit = options.junit {
      try FileOutput.write(Array(TestJUnit.text(outcomes).utf8), to: junit)
    }
    guard let report = options.report else { return }
    let findings = TestFindings(of: outcomes.map(\.test)).lines
    let page = TestPage(outcomes, findings: findings) { folder, name in
      try? SourceFile.read("\(folder)/\(name)", limit: 64 << 20, kind: .scene)
    }
    try FileOutput.write(page.bytes, to: isPage ? report : "\(folder)/index.html")
    guard isPage else { return }
    for outcome in outcomes where outcome.verdict == .passed { TestFolders.remove(outcome.folder) }
    rmdir(folder)
  }
}

/// Real time since it was made.
struct Stopwatch {
  private let start: timespec = now

  /// Milliseconds.
  var milliseconds: Int {
    let end = Self.now
    return (end.tv_sec - start.tv_sec) * 1000 + (end.tv_nsec - start.tv_nsec) / 1_000_000
  }

  /// Seconds with one decimal.
  var seconds: String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static var now: timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time
  }
}
