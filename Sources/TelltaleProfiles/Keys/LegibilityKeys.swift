import TelltaleModel
import TelltaleSyntax

/// The keys of what can be read and touched: the panel, and the least sizes on it.
enum LegibilityKeys {
  /// How large the picture is, and how far away: with the pixels, what everything else follows from.
  static let panel: [ProfileKey] = {
    let section = ProfileSection(name: "display")
    let side = ValueReader.number(5...5_000)
    return [
      section.optional("width-mm", side, "Millimetres of this unit's picture, across.") {
        $0.display.width = $1
      },
      section.optional("height-mm", side, "Millimetres of this unit's picture, down.") {
        $0.display.height = $1
      },
      section.key("typical-width-mm", side, "Millimetres across of the usual panel.") {
        $0.display.typicalPanel.width = $1
      },
      section.key("typical-height-mm", side, "Millimetres down of the usual panel.") {
        $0.display.typicalPanel.height = $1
      },
      section.key(
        "viewing-distance-mm", .number(100...20_000), "Millimetres from the eyes to the screen."
      ) { $0.display.viewingDistance = $1 },
    ]
  }()

  static let all: [ProfileKey] = {
    let section = ProfileSection(name: "legibility")
    let angle = ValueReader.number(1...120)
    let length = ValueReader.number(0...100)
    return [
      section.key(
        "least-arcmin", angle, "Least height of any capital, in arc minutes."
      ) { $0.legibility.leastArcMinutes = $1 },
      section.key("detail-arcmin", angle, "Arc minutes wanted for subtitles and values.") {
        $0.legibility.detailArcMinutes = $1
      },
      section.key("body-arcmin", angle, "Arc minutes wanted for rows, tabs, buttons and text.") {
        $0.legibility.bodyArcMinutes = $1
      },
      section.key("title-arcmin", angle, "Arc minutes wanted for titles.") {
        $0.legibility.titleArcMinutes = $1
      },
      section.key(
        "capital-mm", length, "Least height of a row's capital, in millimetres; 0 for none."
      ) { $0.legibility.capital = $1 },
      section.key(
        "row-target-mm", length, "Least height of rows, tabs and buttons, in millimetres."
      ) { $0.legibility.rowTarget = $1 },
      section.key(
        "target-mm", length, "Least size of all other targets, in millimetres."
      ) { $0.legibility.target = $1 },
      section.key("gap-mm", length, "Least distance between two buttons, in millimetres.") {
        $0.legibility.gap = $1
      },
    ]
  }()
}
