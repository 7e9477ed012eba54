import TelltaleCommands

/// Where the program of authors starts.
@main
enum Start {
  static func main() {
    ProgramStart.run(Telltale.self, beginningWith: steps)
  }

  private static let steps = [
    FirstStep(
      "telltale new my-kiosk --profile kiosk", "make a new app, with a test that passes"),
    FirstStep(
      "telltale preview my-kiosk", "show the app in a browser, and again whenever it is saved"),
    FirstStep(
      "telltale lint my-kiosk", "report broken guidelines, and how to fix them"),
    FirstStep(
      "telltale show question.yaml", "ask one question on the screen, and print the answer"),
    FirstStep("telltale doctor", "check whether this machine can show it"),
  ]
}
