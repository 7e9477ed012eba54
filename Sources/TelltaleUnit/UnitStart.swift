import TelltaleCommands

/// Where the program of a unit starts.
@main
enum UnitStart {
  static func main() {
    ProgramStart.run(UnitProgram.self, beginningWith: steps) { arguments in
      guard AuthorsProgram.isAsked(by: arguments) else { return false }
      try AuthorsProgram.takeOver(arguments)
    }
  }

  private static let steps = [
    FirstStep("telltale doctor", "check whether this unit can show anything"),
    FirstStep(
      "telltale show question.yaml", "ask one question on the screen, and print the answer"),
    FirstStep("telltale run app.yaml", "show the screens of an app, and print events"),
    FirstStep("telltale ask question.yaml", "ask through the service that has the screen"),
    FirstStep("telltale audit", "print what was asked, shown and answered on this unit"),
  ]
}
