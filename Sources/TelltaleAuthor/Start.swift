import TelltaleCommands

/// Where the program of authors starts.
@main
enum Start {
  static func main() {
    ProgramStart.run(Telltale.self, beginningWith: steps)
  }

  private static let steps = [
    FirstStep(
      "telltale new my-kiosk --profile kiosk", "an app to begin with, with a test that passes"),
    FirstStep("telltale preview my-kiosk", "the app in a browser, anew whenever it is saved"),
    FirstStep(
      "telltale lint my-kiosk", "what breaks a guideline, and how to mend it"),
    FirstStep("telltale show question.yaml", "one question on the screen; the answer is printed"),
    FirstStep("telltale doctor", "whether this machine can show it, and what to do if not"),
  ]
}
