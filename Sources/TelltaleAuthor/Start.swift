import TelltaleCommands

/// Where the program of authors starts.
@main
enum Start {
  static func main() {
    ProgramStart.run(Telltale.self) { arguments in
      guard arguments.first == "bench-probe",
        let request = ProbeRequest(plainly: arguments.dropFirst())
      else { return false }
      try request.run()
      return true
    }
  }
}
