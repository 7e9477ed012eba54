import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `alert`: the card, what is on it, and how it is put together.
enum AlertKeys {
  static let all = card + parts + manner

  private static let section = ProfileSection(name: "alert")
  private static let length = ValueReader.points(0...400)

  private static let card: [ProfileKey] = [
    section.key("maximum-width-pt", .points(40...4_000), "Largest width of the card.") {
      $0.alert.maximumWidth = $1
    },
    section.key("side-margin-pt", length, "Free width beside the card, both sides together.") {
      $0.alert.sideMargin = $1
    },
    section.key(
      "vertical-margin-pt", length,
      "Free height above and below the card together, beside the safe insets."
    ) { $0.alert.verticalMargin = $1 },
    section.key("text-inset-pt", length, "From text to the card's edges, both sides together.") {
      $0.alert.textInset = $1
    },
    section.key("corner-radius-pt", length, "Radius of the card's corners.") {
      $0.alert.cornerRadius = $1
    },
    section.key("padding-top-pt", length, "From the card's top to the title.") {
      $0.alert.paddingTop = $1
    },
    section.key("padding-bottom-pt", length, "From the last button to the card's bottom.") {
      $0.alert.paddingBottom = $1
    },
    section.key("padding-side-pt", length, "From the card's left and right edge to buttons.") {
      $0.alert.paddingSide = $1
    },
    section.key("shadow-blur-pt", .points(0...100), "Blur of the card's shadow; 0 for none.") {
      $0.alert.shadowBlur = $1
    },
    section.key("scrim-day", .integer(0...255), "Dimming of the background, by day.") {
      $0.alert.scrimDay = $1
    },
    section.key("scrim-night", .integer(0...255), "Dimming of the background, by night.") {
      $0.alert.scrimNight = $1
    },
  ]

  private static let parts: [ProfileKey] = [
    section.key("title-to-message-pt", length, "Between title and message.") {
      $0.alert.titleToMessage = $1
    },
    section.key("text-to-fields-pt", length, "Between text and the first field.") {
      $0.alert.textToFields = $1
    },
    section.key("field-height-pt", .points(1...400), "Height of a text field.") {
      $0.alert.fieldHeight = $1
    },
    section.key("field-gap-pt", length, "Between text fields.") { $0.alert.fieldGap = $1 },
    section.key("text-to-buttons-pt", length, "Between text or fields and the buttons.") {
      $0.alert.textToButtons = $1
    },
    section.key("button-height-pt", .points(1...400), "Height of a button with one line.") {
      $0.alert.buttonHeight = $1
    },
    section.key("button-gap-pt", length, "Between buttons.") { $0.alert.buttonGap = $1 },
    section.key(
      "button-corner-radius-pt", length,
      "Radius of a button's corners; at most half the height is drawn."
    ) {
      $0.alert.buttonCornerRadius = $1
    },
    section.key("button-text-inset-pt", length, "From a button's edge to its title, each side.") {
      $0.alert.buttonTextInset = $1
    },
    section.key("focus-ring-width-pt", .points(1...40), "Width of the ring around the focus.") {
      $0.alert.focusRingWidth = $1
    },
  ]

  private static let manner: [ProfileKey] = [
    section.key("text-alignment", .choice, "Alignment of title and message.") {
      $0.alert.textAlignment = $1
    },
    section.key(
      "title-lines", .integer(1...20), "Lines on which a variant of the title has to fit."
    ) {
      $0.alert.titleLines = $1
    },
    section.key("stack-from", .integer(2...3), "Number of buttons from which they are stacked.") {
      $0.alert.stackFrom = $1
    },
    section.key(
      "cancel-side", .choice, "Place of Cancel in a row of two: leading follows the language."
    ) { $0.alert.cancelSide = $1 },
    section.key(
      "bold-default-only-beside-destructive", .flag,
      "True if the default button is bold only beside a destructive one."
    ) { $0.alert.boldsDefaultOnlyBesideDestructive = $1 },
    section.key("minimum-target-pt", .points(1...400), "Least size of a touch target.") {
      $0.alert.minimumTarget = $1
    },
    section.key("allows-fields", .flag, "True if an alert may hold text fields.") {
      $0.alert.allowsFields = $1
    },
  ]
}
