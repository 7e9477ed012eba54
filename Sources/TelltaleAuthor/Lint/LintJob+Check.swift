import Glibc
import TelltaleCommands
import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

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
          + "choose with --profile or TELLTALE_PROFILE")
    }
    switch setups.linter(names.names, project, settings(of: project)) {
    case .failure(let fault): complain(fault, names)
    case .success(var linter):
      linter.partner = partner(linter, names.names, project)
      lint(input, linter, names.names, project)
    }
  }

  /// Who judges for about half of what the profiles lay out: screens, and a unit.
  private func partner(
    _ linter: SceneLinter, _ names: [String], _ project: LintProject
  ) -> (any LintPartner)? {
    guard let hand, linter.setups.count > 1, case .success(let names) = setups.expanded(names)
    else {
      return nil
    }
    let weights = linter.setups.map { $0.profile.screens.count + 1 }
    var (left, weight) = (0, 0)
    while 2 * weight < weights.reduce(0, +) {
      weight += weights[left]
      left += 1
    }
    return SharedSetups(
      hand: hand, left: left, profiles: Array(names[left...]), project: project,
      settings: linter.settings)
  }

  private func profiles(for input: LintInput, _ project: LintProject) -> ProfileNames? {
    if !names.isEmpty { return ProfileNames(names: names) }
    return ProfileNames(input.bytes, name: input.name, in: project)
      ?? ProgramEnvironment.variable("TELLTALE_PROFILE").map { ProfileNames(names: [$0]) }
  }

  private func named(_ inputs: [LintInput], _ project: LintProject) -> ProfileNames? {
    for input in inputs {
      if let names = profiles(for: input, project) { return names }
    }
    return nil
  }

  private mutating func complain(_ fault: LintError, _ names: ProfileNames) {
    if let place = names.location, let errors = fault.errors {
      complain(errors.placed { $0.location == nil ? place : nil }.description)
    } else {
      complain(fault.message)
    }
  }

  /// Files that are one app, for the profiles of the first that names some.
  mutating func check(bundle inputs: [LintInput]) {
    guard let first = inputs.first else { return }
    switch projects.project(of: first.name) {
    case .failure(let fault): complain(fault.message)
    case .success(let project):
      guard let names = named(inputs, project) else {
        return run.couldNotCheck(
          "\(Quoted.plain(first.name)): error: no scene of the bundle names a profile; add "
            + "'profile: NAME', or choose with --profile or TELLTALE_PROFILE")
      }
      switch setups.linter(names.names, project, settings(of: project)) {
      case .failure(let fault): complain(fault, names)
      case .success(let linter): lint(bundle: inputs, linter, names.names, project)
      }
    }
  }

  func settings(of project: LintProject) -> LintSettings {
    LintSettings(project.project, select: options.selected, ignore: options.ignored)
  }

  private mutating func lint(
    bundle inputs: [LintInput], _ linter: SceneLinter, _ names: [String], _ project: LintProject
  ) {
    let sources = inputs.map { BundleSource(name: $0.name, bytes: $0.bytes) }
    for var file in linter.lint(bundle: sources) {
      file.findings = baselines.unknown(file, in: project, &run)
      explain(&file, linter, names)
      run.add(file)
      tellFonts(names)
    }
  }

  private mutating func lint(
    _ input: LintInput, _ linter: SceneLinter, _ names: [String], _ project: LintProject
  ) {
    var file: LintedFile
    if options.addSuppressions {
      file = silenced(input, linter, project)
    } else if options.fix || options.diff {
      // What is put off is not mended either.
      let known = baselines.known(input.name, in: project, &run)
      let result = SceneMender(linter, allowsUnsafe: options.unsafeFixes)
        .mend(input.bytes, name: input.name) { !known.contains($0.fingerprint) }
      let isDone = mending.take(input, result, options, &run)
      let original = original(of: input)
      if isDone, original == nil {
        file = result.file
      } else {
        let bytes = isDone ? result.file.bytes : input.bytes
        file = linter.lint(bytes, name: input.name, of: original)
      }
    } else {
      file = linter.lint(input.bytes, name: input.name, of: original(of: input))
    }
    file.findings = baselines.unknown(file, in: project, &run)
    if format == .full, linter.setups.count > 1 { file.overview = linter.overview(of: file) }
    explain(&file, linter, names)
    run.add(file)
    tellFonts(names)
  }

  /// What a scene is an edition of, in another language: the file that stands beside it.
  private func original(of input: LintInput) -> BundleSource? {
    guard !input.isStandardInput, let name = EditionName(input.name)?.original,
      access(name, R_OK) == 0
    else { return nil }
    return (try? SourceFile.read(name, kind: .scene)).map { BundleSource(name: name, bytes: $0) }
  }

  /// Why each finding weighs what it does, where the format has room for it.
  func explain(_ file: inout LintedFile, _ linter: SceneLinter, _ names: [String]) {
    guard format == .full || format == .json, !file.findings.isEmpty else { return }
    let reasons = setups.reasons(names, linter.settings)
    for index in file.findings.indices {
      file.findings[index].reasons = reasons.reasons(for: file.findings[index])
    }
  }

  /// Each once, however many scenes would need it.
  private mutating func tellFonts(_ names: [String]) {
    let lines = setups.fontWarnings(names) + (hand?.fontWarnings ?? [])
    for line in lines where faults.insert(line).inserted { run.tell(line) }
  }

  /// What is wrong with a project is said once, not for each of its files.
  mutating func complain(_ message: String) {
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
