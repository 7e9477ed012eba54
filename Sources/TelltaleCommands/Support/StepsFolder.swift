import ArgumentParser
import TelltaleRuntime

/// The folder of `--steps`.
enum StepsFolder {
  static let help = ArgumentHelp(
    "Folder for the results of each line of the script: steps.json (times, screen, focus, tree, hands, updates and "
      + "events) and pictures; created if missing.", valueName: "dir")

  /// Takes down the lines of a script; nothing where no folder is asked for. Complains and ends with 73 where
  /// the folder cannot be made.
  static func record(in folder: String?, of script: String?) throws -> PlayedSteps? {
    guard let folder, let script, script != "-" else { return nil }
    try FileOutput.makeFolder(folder)
    return PlayedSteps(script: script) { try FileOutput.write($0, to: "\(folder)/\($1)") }
  }
}
