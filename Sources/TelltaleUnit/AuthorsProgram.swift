import Glibc
import TelltaleCommands
import TelltaleSyntax

/// The program of authors, which has more commands and is installed beside the unit's where it is wanted.
enum AuthorsProgram {
  /// What it is called, so that `telltale lint` means the same on every machine that has it.
  static let name = "telltale-author"

  /// What a unit's program leaves to it.
  static let commands: Set<String> = [
    "new", "test", "preview", "gallery", "lint", "lsp", "explain", "schema",
  ]

  /// Whether it is the one to do what these arguments ask for: its own commands, and, where it is installed, what
  /// is said of all commands.
  static func isAsked(by arguments: ArraySlice<String>) -> Bool {
    if let word = arguments.first, commands.contains(word) { return true }
    guard places(beside: ProgramFile.folder).contains(where: { access($0, X_OK) == 0 }) else {
      return false
    }
    guard let word = arguments.first else { return true }
    let own = UnitProgram.configuration.subcommands.compactMap { $0.configuration.commandName }
    return ["--help", "-h", "help"].contains(word) || !word.hasPrefix("-") && !own.contains(word)
  }

  /// Has it do what these arguments ask for, in place of this program.
  ///
  /// - Throws: The exit code of a call that asked for what is not here; the reason has been told.
  static func takeOver(_ arguments: ArraySlice<String>) throws -> Never {
    let places = places(beside: ProgramFile.folder)
    for place in places where access(place, X_OK) == 0 {
      let words = ([place] + arguments).map { strdup($0) } + [nil]
      execv(place, words)
      StandardStreams.complain(
        "telltale: \(Quoted.plain(place)) cannot be started: \(String(cString: strerror(errno)))")
      throw ExitStatus.internalFault.code
    }
    StandardStreams.complain(
      "telltale: '\(arguments.first ?? "")' is a command for authors, and this is the program of a unit; install "
        + "the package telltale-tools, or use the program that tools/build makes")
    throw ExitStatus.usage.code
  }

  /// Where it is looked for: beside this program, and where the package has it.
  static func places(beside folder: String?) -> [String] {
    guard let folder else { return ["/usr/lib/telltale/\(name)"] }
    return ["\(folder)/\(name)", "\(folder)/../lib/telltale/\(name)"]
  }
}
