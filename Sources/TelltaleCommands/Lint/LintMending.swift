import TelltaleLint
import TelltaleSyntax

/// What `--fix` changes, and `--diff` shows.
struct LintMending {
  private var changes: [(input: LintInput, mended: SceneMender.Result)] = []
  /// Places in `changes` of files that could not be replaced.
  private var left: Set<Int> = []

  /// True where nothing would be changed.
  var isEmpty: Bool { changes.allSatisfy(\.mended.mended.isEmpty) }

  mutating func add(_ input: LintInput, _ result: SceneMender.Result) {
    changes.append((input, result))
  }

  /// Shows or writes the changes; a file that cannot be replaced is left and told, and the others are.
  mutating func finish(_ options: LintOptions, _ run: inout LintRun) throws {
    for (index, (input, result)) in changes.enumerated() {
      let bytes = result.file.bytes
      if options.diff {
        try StandardStreams.put(UnifiedDiff.text(from: input.bytes, to: bytes, name: input.name))
      } else if input.isStandardInput {
        try StandardStreams.put(bytes)
      } else if bytes != input.bytes {
        do throws(FileReplacement.Refusal) {
          try FileReplacement.replace(input.name, read: input.bytes, with: bytes)
        } catch {
          left.insert(index)
          run.couldNotCheck("\(Quoted.plain(input.name)): not mended, and left as it is: \(error)")
        }
      }
    }
  }

  /// A line where something was asked for.
  func summary(_ options: LintOptions) -> [String] {
    guard options.fix || options.diff else { return [] }
    let done = changes.indices.filter { !left.contains($0) }.map { changes[$0].mended.mended }
    let files = done.count { !$0.isEmpty }
    let count = done.reduce(0) { $0 + $1.count }
    let what = "\(LintRun.counted(count, "finding")) in \(LintRun.counted(files, "scene"))"
    return [
      count == 0
        ? left.isEmpty ? "Nothing to mend" : "Mended nothing"
        : options.diff ? "Would mend \(what)" : "Mended \(what)"
    ]
  }
}
