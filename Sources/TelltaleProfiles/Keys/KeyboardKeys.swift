import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `keyboard`, attached and on the screen.
enum KeyboardKeys {
  static let all: [ProfileKey] = {
    let section = ProfileSection(name: "keyboard")
    return [
      section.key("on-screen", .choice, "The condition for a keyboard on the screen.") {
        $0.keyboard.onScreen = $1
      },
      section.key("key-height-pt", .points(1...400), "Height of an on-screen key.") {
        $0.keyboard.keyHeight = $1
      },
      section.key("key-gap-pt", .points(0...100), "Between on-screen keys.") {
        $0.keyboard.keyGap = $1
      },
      section.key(
        "layout", .line,
        "xkb layout of attached keyboards, and on the screen where layouts has none: us, de, jp."
      ) { $0.keyboard.layout = $1 },
      section.optional(
        "layouts", .byLanguage(.line), "xkb layouts of the keyboard on the screen, by language."
      ) { $0.keyboard.layouts = $1 },
      section.optional(
        "letters", .byLanguage(.line), "Letters that the layout of a language has no key for."
      ) { $0.keyboard.letters = $1 },
      section.optional(
        "latin-layout", .line, "xkb layout on the screen beside one of another writing."
      ) { $0.keyboard.latinLayout = $1 },
    ]
  }()
}
