import TelltaleModel
import TelltaleSyntax

/// The keys of styles that scenes may choose from.
enum ChoiceKeys {
  static let all: [ProfileKey] = [
    ProfileSection(name: "modal").key(
      "styles", ValueReader<ModalStyle>.choice.list(atLeast: 1),
      "The styles that a modal may have; the first is that of a modal that names none."
    ) { $0.modalStyles = $1 },
    ProfileSection(name: "button").key(
      "styles", ValueReader.line.list(atLeast: 1), "The styles that a button may have."
    ) { $0.buttonStyles = $1 },
  ]
}
