import TelltaleModel
import TelltaleSyntax

/// The keys of styles that scenes may choose from, and of how buttons look.
enum ChoiceKeys {
  static let all: [ProfileKey] = [
    ProfileSection(name: "modal").key(
      "styles", ValueReader<ModalStyle>.choice.list(atLeast: 1),
      "The styles that a modal may have; the first is that of a modal that names none."
    ) { $0.modalStyles = $1 },
    button.key(
      "styles", ValueReader.line.list(atLeast: 1), "The styles that a button may have."
    ) { $0.buttonStyles = $1 },
    button.key(
      "main-action", .choice,
      "Prominence of the likely button at a screen's foot, where its scene says nothing."
    ) { $0.button.mainAction = $1 },
    button.key("small-height-pt", .points(1...400), "Height of a small button.") {
      $0.button.smallHeight = $1
    },
    button.key("large-height-pt", .points(1...400), "Height of a large button.") {
      $0.button.largeHeight = $1
    },
  ]

  private static let button = ProfileSection(name: "button")
}
