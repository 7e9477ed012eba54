import Glibc
import TelltaleSyntax

/// The baselines of a run; a project may have its own, the command line's comes before it.
package struct LintBaselines {
  private let named: String?
  private let isWriting: Bool
  private let here: String
  private let isChecked: (String) -> Bool
  /// By absolute path.
  private var known: [String: KnownFindings] = [:]
  private var old: [String: Baseline] = [:]
  private var broken: Set<String> = []
  private var found: [String: [(path: String, findings: [LintFinding])]] = [:]

  /// Creates the baselines of a run.
  ///
  /// - Parameters:
  ///   - named: The path of the one baseline for all projects; `nil` for each project's own.
  ///   - isWriting: True where the run writes its findings into the baselines.
  ///   - here: The absolute path of the working folder.
  ///   - isChecked: Tells whether the command line has the guideline of an id checked. Entries of others stay where
  ///     a baseline is written.
  package init(
    named: String? = nil, isWriting: Bool = false, here: String,
    isChecked: @escaping (_ id: String) -> Bool = { _ in true }
  ) {
    self.named = named
    self.isChecked = isChecked
    self.isWriting = isWriting
    self.here = here
  }

  /// The absolute path of the baseline that counts in a project.
  private func path(in project: LintProject) -> String? {
    named.map { PathText.absolute($0, from: here) }
      ?? project.project.baseline.map { PathText.absolute($0, from: project.folder) }
  }

  /// Returns the findings in a file that its baseline does not know.
  ///
  /// - Parameters:
  ///   - file: The file with its findings.
  ///   - project: The project of the file, which may have a baseline of its own.
  ///   - run: The run that is told complaints about the baseline.
  /// - Returns: The findings; all of them where there is no baseline, and only those that refuse the scene where
  ///   the baseline is written.
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

  /// Returns the fingerprints of what is known of a file.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - project: The project of the file, which may have a baseline of its own.
  ///   - run: The run that is told complaints about the baseline.
  /// - Returns: The fingerprints; empty where there is no baseline.
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
    if access(path, F_OK) != 0, errno == ENOENT {
      if isWriting { return }
      broken.insert(path)
      run.couldNotCheck(
        "\(Quoted.plain(path)): error: there is no baseline; write it with telltale lint --write-baseline"
      )
      return
    }
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

  /// Tells a run of entries that stand for nothing any more.
  ///
  /// - Parameter run: The run that gets one note for each baseline with such entries.
  package func tellStale(_ run: inout LintRun) {
    guard !isWriting else { return }
    for (path, findings) in known.sorted(by: { $0.key < $1.key }) {
      let folder = PathText.folder(of: path)
      let stale = findings.stale { access(PathText.join(folder, $0), F_OK) != 0 }
      guard let first = stale.first else { continue }
      run.note(
        "\(LintRun.counted(stale.count, "finding")) in \(Quoted.plain(path)) "
          + "\(stale.count == 1 ? "no longer exists" : "no longer exist"), such as \(first.rule) in "
          + "\(Quoted.plain(first.path)); --write-baseline removes them")
    }
  }

  /// Writes what was found into the baselines. Entries of files and guidelines that were not checked stay, as long as
  /// the file is there, and
  /// nothing is written over a file that could not be read.
  ///
  /// - Parameters:
  ///   - run: The run that gets one note for each baseline.
  ///   - save: Puts bytes into the file at a path.
  /// - Throws: The errors of `save`.
  package func write(
    _ run: inout LintRun, save: (_ bytes: [UInt8], _ path: String) throws -> Void
  ) throws {
    for (path, files) in found.sorted(by: { $0.key < $1.key }) where !broken.contains(path) {
      let checked = Set(files.map(\.path))
      let folder = PathText.folder(of: path)
      let kept = (old[path]?.entries ?? []).filter {
        (!checked.contains($0.path) || !isChecked($0.rule))
          && access(PathText.join(folder, $0.path), F_OK) == 0
      }
      let baseline = Baseline(files, keeping: kept)
      try save(Array(baseline.text.utf8), path)
      run.note("\(LintRun.counted(baseline.entries.count, "finding")) in \(Quoted.plain(path))")
    }
  }

  /// False where no file that was checked has a baseline.
  package var hasFile: Bool { !found.isEmpty }
}
