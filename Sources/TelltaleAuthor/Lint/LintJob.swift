import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleLint
import TelltaleModel

/// One run of the linter over what was named, from reading to reporting.
struct LintJob {
  let options: LintOptions
  let format: LintFormat
  let here: String
  let names: [String]
  let setups: LintSetups
  let projects: LintProjects
  var baselines: LintBaselines
  var run: LintRun
  var mending = LintMending()
  var faults: Set<String> = []
  /// Judges for some of the profiles, where there are many scenes.
  var hand: SecondHand?

  /// Complains and ends where nothing can be checked at all.
  init(_ options: LintOptions) throws {
    self.options = options
    format = options.effectiveFormat
    here = LintJob.workingFolder()
    run = options.importsApp ? LintRun(unit: "file") : LintRun()
    names = LintOptions.parted(options.profile)
    setups = try LintSetups(on: options.panel ?? options.size)
    projects = LintProjects(options.projects, here: here)
    baselines = LintBaselines(
      named: options.baseline, isWriting: options.writeBaseline, here: here,
      isChecked: options.checks)
    let none = LintProject(file: nil, folder: here, project: Project())
    if case .failure(let fault) = setups.linter(names, none, LintSettings()) {
      StandardStreams.complain(fault.message)
      throw ExitStatus.couldNotRun.code
    }
  }

  /// Checks and reports; the exit code.
  mutating func finish() throws -> Int32 {
    if options.importsApp {
      checkImported()
    } else {
      let inputs = LintPaths.scenes(
        in: options.paths, standardInput: options.stdinFilename ?? "standard input", &run,
        isExcluded: isExcluded)
      if options.showSettings { return try showSettings(inputs) }
      check(inputs)
    }
    return try end()
  }

  private mutating func check(_ inputs: [LintInput]) {
    let progress = LintProgress(count: inputs.count)
    if options.bundle { check(bundle: inputs) }
    if SecondHand.pays(forScenes: inputs.count), !options.bundle {
      hand = SecondHand(on: options.panel ?? options.size, with: setups.files)
    }
    for input in inputs where !options.bundle {
      progress.show(input.name)
      check(input)
    }
    progress.clear()
  }

  /// Writes and reports what came of it; the exit code.
  private mutating func end() throws -> Int32 {
    if options.writeBaseline {
      guard run.files.isEmpty || baselines.hasFile else {
        throw ValidationError("--write-baseline has no file to write; name one with --baseline")
      }
      do { try baselines.write(&run, save: FileOutput.write(_:to:)) } catch { run.markIncomplete() }
    }
    baselines.tellStale(&run)
    if options.diff || options.fix || options.addSuppressions { try mending.show(options) }
    try report()
    if options.diff, run.isComplete, !run.files.isEmpty { return mending.isEmpty ? 0 : 1 }
    return run.exitCode
  }

  /// Files and folders beside the scenes that the result hangs on, for those who wait for changes.
  var surroundings: [String] {
    let files = (names + [options.baseline].compactMap { $0 }).filter { access($0, F_OK) == 0 }
    return projects.surroundings + files
  }

  static func workingFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
