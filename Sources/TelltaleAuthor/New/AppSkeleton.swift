import TelltaleSyntax
import TelltaleTrials

/// The files of an app to begin with.
struct AppSkeleton {
  /// A file of it.
  struct File {
    let name: String
    let text: String
    var isProgram = false
  }

  /// The folder, as it was given.
  let path: String
  /// What people read: “My Kiosk”.
  let title: String
  /// The platform that the brand extends.
  let profile: String

  /// `nil` where the path's last part names nothing.
  init?(path: String, profile: String) {
    let name = path.split(separator: "/").last ?? ""
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return nil }
    self.path = path
    self.profile = profile
    title = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  var files: [File] {
    [
      File(name: "app.yaml", text: app), File(name: "brand.yaml", text: brand),
      File(name: "app.py", text: program, isProgram: true),
      File(name: "ring.script", text: script), File(name: "app.test.yaml", text: test),
    ]
  }

  /// What to type next.
  var goingOn: String {
    let folder = ShellText.quoted(path)
    return """

      telltale lint \(folder)       # report broken guidelines, and how to fix them
      telltale test \(folder)       # play ring.script with the program
      telltale preview \(folder)    # show the app in a browser, and again whenever it is saved

      The program needs the package python3-telltale; in a checkout, PYTHONPATH="$PWD/docs/examples/python".
      """
  }

  private var app: String {
    """
    # The screens of the app. The program sets bound values; until then the scene's own texts are shown.
    telltale: 1
    profile: brand.yaml
    lang: en
    start: welcome
    screens:
      welcome:
        navigation-bar: {title: \(Quoted.text(title))}
        content:
          - label: {text: {bind: rung, text: Nobody has rung yet.}, message: true}
          - button: {id: ring, title: Ring Bell, likely: true, action: {emit: ring}}

    """
  }

  private var brand: String {
    """
    # The look of the app. Keys that are left out have the platform's values.
    telltale: 1
    extends: [\(profile)]
    about: \(Quoted.text(title))

    """
  }

  private var program: String {
    """
    #!/usr/bin/env python3
    \"\"\"The program behind the screens.

    usage: app.py [APP]    shows the app in this file; without it, uses the screen that started the program
    \"\"\"
    from sys import argv

    from telltale_app import connect
    from telltale_app.events import Emitted


    def main() -> None:
        rung = 0
        with connect(*argv[1:]) as app:
            for event in app:
                match event:
                    case Emitted("ring"):
                        rung += 1
                        app.update(set={"rung": f"Rung: {rung}"})


    if __name__ == "__main__":
        main()

    """
  }

  private var script: String {
    """
    # Somebody rings twice.
    await text "Nobody has rung yet."
    tap ring
    await text "Rung: 1"
    tap ring
    await text "Rung: 2"

    """
  }

  private var test: String {
    """
    # The test that `telltale test` plays.
    app: app.yaml
    program: python3 app.py
    script: ring.script

    """
  }
}
