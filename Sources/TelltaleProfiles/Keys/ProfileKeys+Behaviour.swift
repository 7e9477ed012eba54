import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension ProfileKeys {
  static let behaviour = timing + manner

  private static let section = ProfileSection(name: "behaviour")
  private static let time = ValueReader.integer(0...60_000)

  private static let timing: [ProfileKey] = [
    section.key("guard-ms", time, "From the shown frame until input is accepted.") {
      $0.behaviour.guardMilliseconds = $1
    },
    section.key("destructive-guard-ms", time, "The same beside a destructive button.") {
      $0.behaviour.destructiveGuardMilliseconds = $1
    },
    section.key("screen-guard-ms", time, "The same after another screen was shown.") {
      $0.behaviour.screenGuardMilliseconds = $1
    },
    section.key("stale-event-ms", .integer(1...60_000), "Older events never activate.") {
      $0.behaviour.staleEventMilliseconds = $1
    },
    section.key("minimum-touch-ms", time, "A touch must last this long to count.") {
      $0.behaviour.minimumTouchMilliseconds = $1
    },
    section.key("debounce-ms", time, "Two presses of a key within this time are one.") {
      $0.behaviour.debounceMilliseconds = $1
    },
    section.key("hold-ms", .integer(100...60_000), "A push of the knob this long means Back.") {
      $0.behaviour.holdMilliseconds = $1
    },
    section.key("key-repeat-delay-ms", .integer(50...10_000), "Until a held key repeats.") {
      $0.behaviour.keyRepeatDelayMilliseconds = $1
    },
    section.key("key-repeat-interval-ms", .integer(10...10_000), "Between repeats.") {
      $0.behaviour.keyRepeatIntervalMilliseconds = $1
    },
  ]

  private static let manner: [ProfileKey] = [
    section.key("touch-slop-pt", .points(0...400), "A finger may wander this far and still tap.") {
      $0.behaviour.touchSlop = $1
    },
    section.key("home-exits", .flag, "Whether Home leaves the application.") {
      $0.behaviour.homeExits = $1
    },
    section.key("alert-budget", .integer(0...1_000), "More alerts than this are noted; 0: never.") {
      $0.behaviour.alertBudget = $1
    },
    section.key(
      "alert-budget-window-minutes", .integer(1...1_440), "The time in which alerts are counted."
    ) { $0.behaviour.alertBudgetWindowMinutes = $1 },
    section.key("shows-focus-initially", .flag, "Whether focus shows before a key is used.") {
      $0.behaviour.showsFocusInitially = $1
    },
  ]

  static let keyboard: [ProfileKey] = {
    let section = ProfileSection(name: "keyboard")
    return [
      section.key("on-screen", .choice, "When a keyboard is shown on the screen.") {
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
