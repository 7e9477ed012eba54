import Glibc
import TelltaleSyntax

/// The baselines of a run; a project may have its own, the command line's comes before it.
package struct LintBaselines {
  private let named: String?
  private let isWriting: Bool
  private let here: String
  /// By absolute path.
  private var known: [String: KnownFindings] = [:]
  private var old: [String: Baseline] = [:]
  private var broken: Set<String> = []
  private var found: [String: [(path: String, findings: [LintFinding])]] = [:]

  /// The one at the path `named` for all projects, else each project's own; `here` is the working
  /// folder's absolute path.
  package init(named: String? = nil, isWriting: Bool = false, here: String) {
    self.named = named
    self.isWriting = isWriting
    self.here = here
  }

  /// The absolute path of the baseline that counts in a project.
  private func path(in project: LintProject) -> String? {
    named.map { PathText.absolute($0, from: here) }
      ?? project.project.baseline.map { PathText.absolute($0, from: project.folder) }
  }

  /// The findings that are not known; complaints go into `run`.
  package mutating func unknown(
    _ file: LintedFile, in project: LintProject, _ run: inout LintRun
  ) -> [LintFinding] {
    guard let baseline = path(in: project) else { return file.findings }
    read(baseline, &run)
    let path = path(of: file.name, in: baseline)
    if isWriting {
      found[baseline, default: []].append((path, file.findings))
      return file.findings.filter(\.isRefusal)
    }
    return known[baseline]?.unknown(file.findings, path: path) ?? file.findings
  }

  /// Fingerprints of what is known of a file; complaints go into `run`.
  package mutating func known(
    _ file: String, in project: LintProject, _ run: inout LintRun
  ) -> Set<String> {
    guard let baseline = path(in: project) else { return [] }
    read(baseline, &run)
    let path = path(of: file, in: baseline)
    return Set((old[baseline]?.entries ?? []).filter { $0.path == path }.map(\.fingerprint))
  }

  /// The path of a file as its baseline has it.
  private func path(of file: String, in baseline: String) -> String {
    PathText.relative(PathText.absolute(file, from: here), to: PathText.folder(of: baseline))
  }

  private mutating func read(_ path: String, _ run: inout LintRun) {
    guard known[path] == nil, !broken.contains(path) else { return }
    if isWriting, access(path, F_OK) != 0 { return }
    do throws(LoadErrors) {
      let baseline = try LintBaselines.load(path)
      old[path] = baseline
      known[path] = KnownFindings(baseline)
    } catch {
      broken.insert(path)
      run.couldNotCheck(error.description)
    }
  }

  private static func load(_ path: String) throws(LoadErrors) -> Baseline {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, limit: FileLimits.baseline.bytes, kind: .project)
    } catch {
      throw LoadErrors(error)
    }
    return try Baseline(bytes, file: path)
  }

  /// Says which entries stand for nothing any more.
  package func tellStale(_ run: inout LintRun) {
    guard !isWriting else { return }
    for (path, findings) in known.sorted(by: { $0.key < $1.key }) {
      let folder = PathText.folder(of: path)
      let stale = findings.stale { access(PathText.join(folder, $0), F_OK) != 0 }
      guard let first = stale.first else { continue }
      run.note(
        "\(LintRun.counted(stale.count, "finding")) in \(Quoted.plain(path)) "
          + "\(stale.count == 1 ? "is" : "are") there no more, such as \(first.rule) in "
          + "\(Quoted.plain(first.path)); --write-baseline leaves them out")
    }
  }

  /// Writes what was found; of files that were not checked, the entries stay. Nothing is written over
  /// a file that could not be read. `save` puts bytes into the file at a path.
  package func write(
    _ run: inout LintRun, save: (_ bytes: [UInt8], _ path: String) throws -> Void
  ) throws {
    for (path, files) in found.sorted(by: { $0.key < $1.key }) where !broken.contains(path) {
      let checked = Set(files.map(\.path))
      let folder = PathText.folder(of: path)
      let kept = (old[path]?.entries ?? []).filter {
        !checked.contains($0.path) && access(PathText.join(folder, $0.path), F_OK) == 0
      }
      let baseline = Baseline(files, keeping: kept)
      try save(Array(baseline.text.utf8), path)
      run.note("\(LintRun.counted(baseline.entries.count, "finding")) in \(Quoted.plain(path))")
    }
  }

  /// False where no file that was checked has a baseline.
  package var hasFile: Bool { !found.isEmpty }
}
