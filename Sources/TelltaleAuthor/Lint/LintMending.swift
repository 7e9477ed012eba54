import TelltaleCommands
import TelltaleLint
import TelltaleSyntax

/// What `--fix` or `--add-suppressions` changes, and `--diff` shows.
struct LintMending {
  private var changes: [(input: LintInput, mended: SceneMender.Result)] = []
  /// Places in `changes` of files that could not be replaced.
  private var left: Set<Int> = []

  /// True where nothing would be changed.
  var isEmpty: Bool { changes.allSatisfy(\.mended.mended.isEmpty) }

  /// Takes a change, and writes it where files are mended. False for a file that cannot be replaced,
  /// which is told: it is as it was, and so is all that is wrong in it.
  mutating func take(
    _ input: LintInput, _ result: SceneMender.Result, _ options: LintOptions, _ run: inout LintRun
  ) -> Bool {
    changes.append((input, result))
    guard !options.diff, !input.isStandardInput, result.file.bytes != input.bytes else {
      return true
    }
    do throws(FileReplacement.Refusal) {
      try FileReplacement.replace(input.name, read: input.bytes, with: result.file.bytes)
      return true
    } catch {
      left.insert(changes.count - 1)
      run.couldNotCheck("\(Quoted.plain(input.name)): not fixed: \(error)")
      return false
    }
  }

  /// Shows the changes, and the whole of what came on standard input.
  func show(_ options: LintOptions) throws {
    for (input, result) in changes {
      let bytes = result.file.bytes
      if options.diff {
        try StandardStreams.put(UnifiedDiff.text(from: input.bytes, to: bytes, name: input.name))
      } else if input.isStandardInput {
        try StandardStreams.put(bytes)
      }
    }
  }

  /// A line where something was asked for.
  func summary(_ options: LintOptions) -> [String] {
    guard options.fix || options.diff || options.addSuppressions else { return [] }
    let kept = changes.indices.filter { !left.contains($0) }.map { changes[$0].mended.mended }
    let files = kept.count { !$0.isEmpty }
    let count = kept.reduce(0) { $0 + $1.count }
    let what = "\(LintRun.counted(count, "finding")) in \(LintRun.counted(files, "scene"))"
    let (verb, done) = options.addSuppressions ? ("silence", "Silenced") : ("fix", "Fixed")
    return [
      count == 0
        ? left.isEmpty ? "Nothing to \(verb)" : "\(done) nothing"
        : options.diff ? "Would \(verb) \(what)" : "\(done) \(what)"
    ]
  }
}
