import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `behaviour`: times, and what input means.
enum BehaviourKeys {
  static let all = timing + manner

  private static let section = ProfileSection(name: "behaviour")
  private static let time = ValueReader.integer(0...60_000)

  private static let timing: [ProfileKey] = [
    section.key("guard-ms", time, "Time from the shown frame until input is accepted.") {
      $0.behaviour.guardMilliseconds = $1
    },
    section.key("destructive-guard-ms", time, "The same beside a destructive button.") {
      $0.behaviour.destructiveGuardMilliseconds = $1
    },
    section.key("screen-guard-ms", time, "The same after another screen was shown.") {
      $0.behaviour.screenGuardMilliseconds = $1
    },
    section.key("stale-event-ms", .integer(1...60_000), "Age from which an event never activates.")
    {
      $0.behaviour.staleEventMilliseconds = $1
    },
    section.key("minimum-touch-ms", time, "Least time of a touch that counts.") {
      $0.behaviour.minimumTouchMilliseconds = $1
    },
    section.key("debounce-ms", time, "Time within which two presses of a key are one.") {
      $0.behaviour.debounceMilliseconds = $1
    },
    section.key("hold-ms", .integer(100...60_000), "Time for which a knob is pushed to mean Back.")
    {
      $0.behaviour.holdMilliseconds = $1
    },
    section.key("key-repeat-delay-ms", .integer(50...10_000), "Time until a held key repeats.") {
      $0.behaviour.keyRepeatDelayMilliseconds = $1
    },
    section.key("key-repeat-interval-ms", .integer(10...10_000), "Time between repeats.") {
      $0.behaviour.keyRepeatIntervalMilliseconds = $1
    },
  ]

  private static let manner: [ProfileKey] = [
    section.key("touch-slop-pt", .points(0...400), "Distance that a finger may move in a tap.") {
      $0.behaviour.touchSlop = $1
    },
    section.key("home-exits", .flag, "True if Home leaves the application.") {
      $0.behaviour.homeExits = $1
    },
    section.key(
      "alert-budget", .integer(0...1_000),
      "Number of alerts above which a note is written; 0 for never."
    ) {
      $0.behaviour.alertBudget = $1
    },
    section.key(
      "alert-budget-window-minutes", .integer(1...1_440), "The time in which alerts are counted."
    ) { $0.behaviour.alertBudgetWindowMinutes = $1 },
    section.key("shows-focus-initially", .flag, "True if the focus is shown before a key is used.")
    {
      $0.behaviour.showsFocusInitially = $1
    },
  ]
}
