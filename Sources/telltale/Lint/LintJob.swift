import ArgumentParser
import Glibc
import TelltaleFormats
import TelltaleLint
import TelltaleModel

/// One run of the linter over what was named, from reading to reporting.
struct LintJob {
  private let options: LintOptions
  private let format: LintFormat
  private let here: String
  private let names: [String]
  private let stages: LintStages
  private let projects: LintProjects
  private var baselines: LintBaselines
  private var run = LintRun()
  private var mending = LintMending()
  private var faults: Set<String> = []

  /// Complains and ends where nothing can be checked at all.
  init(_ options: LintOptions) throws {
    self.options = options
    format = options.effectiveFormat
    here = LintJob.workingFolder()
    names = LintOptions.parted(options.profile)
    stages = try LintStages()
    projects = LintProjects(options, here: here)
    baselines = LintBaselines(options, here: here)
    let none = LintProject(file: nil, folder: here, project: Project())
    if case .failure(let fault) = stages.linter(names, none, LintSettings()) {
      StandardStreams.complain(fault.message)
      throw ExitStatus.couldNotRun.code
    }
    if options.writeBaseline, options.baseline == nil {
      guard case .success(let project) = projects.project(of: options.paths.first),
        baselines.hasFile([project])
      else {
        throw ValidationError("--write-baseline has no file to write; name one with --baseline")
      }
    }
  }

  /// Checks and reports; the exit code.
  mutating func finish() throws -> Int32 {
    let inputs = LintPaths.scenes(
      in: options.paths, standardInput: options.stdinFilename ?? "standard input", &run,
      isExcluded: isExcluded)
    let progress = LintProgress(count: inputs.count)
    for input in inputs {
      progress.show(input.name)
      check(input)
    }
    progress.clear()
    if options.writeBaseline {
      do { try baselines.write(&run) } catch { run.markIncomplete() }
    }
    baselines.tellStale(&run)
    if options.diff || options.fix { try mending.finish(options, &run) }
    try report()
    if options.diff, run.isComplete, !run.files.isEmpty { return mending.isEmpty ? 0 : 1 }
    return run.exitCode
  }

  /// The project files that were read, for those who wait for changes.
  var projectFiles: [String] { projects.files }

  // MARK: One file

  private mutating func check(_ input: LintInput) {
    let place = input.isStandardInput ? options.stdinFilename : input.name
    switch projects.project(of: place) {
    case .failure(let fault): complain(fault.message)
    case .success(let project): check(input, in: project)
    }
  }

  private mutating func check(_ input: LintInput, in project: LintProject) {
    guard let names = profiles(for: input, project) else {
      // A broken file cannot name its profile, and what is broken in it is the news.
      if let broken = LintRun.unreadable(input.bytes, name: input.name) { return run.add(broken) }
      return run.couldNotCheck(
        "\(Quoted.plain(input.name)): error: the scene names no profile; add 'profile: NAME', or "
          + "choose with --profile")
    }
    let settings = LintSettings(
      project.project, select: LintOptions.parted(options.select).map { $0.uppercased() },
      ignore: LintOptions.parted(options.ignore).map { $0.uppercased() })
    switch stages.linter(names, project, settings) {
    case .failure(let fault):
      complain(
        names == self.names ? fault.message : "\(Quoted.plain(input.name)): error: \(fault.message)"
      )
    case .success(let linter): lint(input, linter, project)
    }
  }

  private func profiles(for input: LintInput, _ project: LintProject) -> [String]? {
    if !names.isEmpty { return names }
    if let own = SceneFile.profileName(input.bytes, name: input.name) { return [own] }
    return project.project.profiles.isEmpty ? nil : project.project.profiles
  }

  private mutating func lint(
    _ input: LintInput, _ linter: SceneLinter, _ project: LintProject
  ) {
    var file: LintedFile
    if options.fix || options.diff {
      // What is put off is not mended either.
      let known = baselines.known(input.name, in: project, &run)
      let result = SceneMender(linter, allowsUnsafe: options.unsafeFixes)
        .mend(input.bytes, name: input.name) { !known.contains($0.fingerprint) }
      file = result.file
      mending.add(input, result)
    } else {
      file = linter.lint(input.bytes, name: input.name)
    }
    file.findings = baselines.unknown(file, in: project, &run)
    if format == .full, linter.stages.count > 1 { file.overview = linter.overview(of: file) }
    run.add(file)
  }

  /// What is wrong with a project is said once, not for each of its files.
  private mutating func complain(_ message: String) {
    if faults.insert(message).inserted { run.couldNotCheck(message) } else { run.markIncomplete() }
  }

  private func isExcluded(_ path: String) -> Bool {
    guard case .success(let project) = projects.project(of: path) else { return false }
    let inside = PathText.relative(PathText.absolute(path, from: here), to: project.folder)
    return project.project.exclude.contains { pattern in
      let pattern = pattern.hasSuffix("/") ? pattern + "*" : pattern
      return fnmatch(pattern, inside, 0) == 0 || fnmatch(pattern + "/*", inside, 0) == 0
    }
  }

  // MARK: The report

  private func report() throws {
    let complaints = run.complaints + run.skippedLanguages
    if !options.diff, !options.writeBaseline {
      let report = LintReport(
        files: run.files, complaints: complaints, isComplete: run.isComplete, folder: here)
      let text = format.text(report, hasColor: StandardStreams.wantsColor(STDOUT_FILENO))
      // Standard output is the mended scene.
      if options.fix, options.paths.contains("-") {
        StandardStreams.note(text)
      } else {
        try StandardStreams.put(text)
      }
    }
    for complaint in complaints { StandardStreams.complain(complaint) }
    for line in mending.summary(options) + (options.diff ? [] : run.summary) {
      StandardStreams.complain(line)
    }
  }

  static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
