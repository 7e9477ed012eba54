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
    FirstStep("telltale doctor", "whether this unit can show anything, and what to do if not"),
    FirstStep("telltale show question.yaml", "one question on the screen; the answer is printed"),
    FirstStep("telltale run app.yaml", "the screens of an app; what people do is printed"),
    FirstStep("telltale ask question.yaml", "a question to the service that has the screen"),
    FirstStep("telltale audit", "what was asked, shown and answered on this unit"),
  ]
}
