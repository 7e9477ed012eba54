import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of a question by itself, and of the icons of alerts by their reason.
enum AloneKeys {
  static let all: [ProfileKey] = sizes + marks + icons

  private static let section = ProfileSection(name: "alone")

  private static let sizes: [ProfileKey] = [
    section.key(
      "width-percent", .integer(1...100),
      "Largest width of the card, in percent of the screen's width."
    ) {
      $0.alone.widthPercent = $1
    },
    section.key(
      "height-percent", .integer(1...400),
      "Largest width of the card again, in percent of the screen's height, so that the card stays narrow on"
        + " a wide and low screen; the smaller of both counts."
    ) { $0.alone.heightPercent = $1 },
    section.key(
      "largest", .number(1...4),
      "Largest scale of the card with all that is on it; 1 is its usual size."
    ) { $0.alone.largest = $1 },
    section.key(
      "largest-over-screens", .number(1...4), "The same for a question over an app's screen."
    ) { $0.alone.largestOverScreens = $1 },
    section.key(
      "shadow-blur-pt", .points(0...100),
      "Blur of the card's shadow; 0 for the shadow of other cards."
    ) { $0.alone.shadowBlur = $1 },
    section.key(
      "icon-disc-pt", .points(0...400), "Diameter of the disc for an alert's icon; 0 for none."
    ) { $0.alone.iconDisc = $1 },
  ]

  private static let marks: [ProfileKey] = [
    section.optional("emblem", .line, "An icon above the card, such as a maker's sign.") {
      $0.alone.emblem = $1
    },
    section.optional("name", .line, "The name of the unit, above the card.") {
      $0.alone.name = $1
    },
  ]

  /// ALERT-APPEARANCE-FIXED: what an alert is about is said by its reason; the look follows here.
  private static let icons: [ProfileKey] = {
    let section = ProfileSection(name: "alert-icons")
    return AlertReason.allCases.map { reason in
      section.optional(
        reason.rawValue, .line, "The icon of an alert by itself whose reason is \(reason.rawValue)."
      ) { $0.alone.icons[reason] = $1 }
    }
  }()
}
