import Glibc
import TelltaleFormats
import TelltaleLint

/// What happens to one scene.
extension LintJob {
  mutating func check(_ input: LintInput) {
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

  func isExcluded(_ path: String) -> Bool {
    guard case .success(let project) = projects.project(of: path) else { return false }
    let inside = PathText.relative(PathText.absolute(path, from: here), to: project.folder)
    return project.project.exclude.contains { pattern in
      let pattern = pattern.hasSuffix("/") ? pattern + "*" : pattern
      return fnmatch(pattern, inside, 0) == 0 || fnmatch(pattern + "/*", inside, 0) == 0
    }
  }
}
