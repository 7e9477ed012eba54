import TelltaleLint

/// What `--fix` changes, and `--diff` shows.
struct LintMending {
  private var changes: [(input: LintInput, mended: SceneMender.Result)] = []

  /// True where nothing would be changed.
  var isEmpty: Bool { changes.allSatisfy(\.mended.mended.isEmpty) }

  mutating func add(_ input: LintInput, _ result: SceneMender.Result) {
    changes.append((input, result))
  }

  /// Shows or writes the changes; a file that cannot be written is told, and the others are.
  func finish(_ options: LintOptions, _ run: inout LintRun) throws {
    for (input, result) in changes {
      let bytes = result.file.bytes
      if options.diff {
        try StandardStreams.put(UnifiedDiff.text(from: input.bytes, to: bytes, name: input.name))
      } else if input.isStandardInput {
        try StandardStreams.put(bytes)
      } else if bytes != input.bytes {
        do { try FileOutput.write(bytes, to: input.name) } catch { run.markIncomplete() }
      }
    }
  }

  /// A line where something was asked for.
  func summary(_ options: LintOptions) -> [String] {
    guard options.fix || options.diff else { return [] }
    let files = changes.count { !$0.mended.mended.isEmpty }
    let count = changes.reduce(0) { $0 + $1.mended.mended.count }
    let what = "\(LintRun.counted(count, "finding")) in \(LintRun.counted(files, "scene"))"
    return [count == 0 ? "Nothing to mend" : options.diff ? "Would mend \(what)" : "Mended \(what)"]
  }
}
