import TelltaleCommands

/// Where the program of a unit starts.
@main
enum UnitStart {
  static func main() {
    ProgramStart.run(UnitProgram.self) { arguments in
      guard let word = arguments.first, AuthorsProgram.commands.contains(word) else { return false }
      try AuthorsProgram.takeOver(arguments)
    }
  }
}
