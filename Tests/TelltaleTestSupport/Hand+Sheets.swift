import TelltaleGraphics
import TelltaleModel
import TelltaleSession

extension Hand {
  /// A sheet of so many choices, `first` and `second` among them, that takes input.
  package static func sheet(
    count: Int, role: ButtonRole = .plain, size: PixelSize = PixelSize(width: 800, height: 480),
    reducesMotion: Bool = true
  ) -> Hand {
    var hand = Hand(
      environment: Environment(
        profile: .sample(), typesetter: GridTypesetter(), reducesMotion: reducesMotion),
      size: size)
    hand.askForChoice(count, role)
    hand.arm()
    return hand
  }

  /// The same at the bottom of the screen; nobody has seen it yet.
  package static func rising(count: Int, reducesMotion: Bool) -> Hand {
    var profile = Profile.sample()
    profile.overlay.sheet = .bottom
    var hand = Hand(
      environment: Environment(
        profile: profile, typesetter: GridTypesetter(), reducesMotion: reducesMotion))
    hand.askForChoice(count, .plain)
    return hand
  }

  private mutating func askForChoice(_ count: Int, _ role: ButtonRole) {
    let names = ["first", "second"] + (0..<max(0, count - 2)).map { "c\($0 + 3)" }
    var buttons = names.map { AlertButton(id: $0, title: TextVariants(TextContent($0))) }
    buttons[0].role = role
    buttons.append(AlertButton(title: "Cancel", role: .cancel))
    let sheet = ActionSheet(title: "Choose One", trigger: Trigger("b"), buttons: buttons)
    send(.asked(Question(id: 100, sheet: sheet, language: "en")))
  }
}
