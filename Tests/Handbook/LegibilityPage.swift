import Foundation
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleRuntime

/// The page with what letters and targets come to on usual panels.
package enum LegibilityPage {
  static let path = "docs/legibility.md"

  /// A panel under a profile.
  package struct Case {
    package var profile: String
    package var panel: UsualPanel
  }

  package static let cases: [Case] =
    UsualPanel.all.filter { $0.isWide }.map { Case(profile: "carplay", panel: $0) }
    + UsualPanel.all.map { Case(profile: "kiosk", panel: $0) }

  package static func figures(_ one: Case, isTried: Bool) throws -> PanelFigures {
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/\(one.profile).yaml"),
      in: Surroundings(notices: Notices { _ in }))
    let panel = one.panel.panel(distance: setup.profile.display.viewingDistance)
    let profile = isTried ? setup.profile.fitted(on: panel, setup.capShare) : setup.profile
    return PanelFigures(profile, on: panel, capShare: setup.capShare)
  }

  private static func line(_ panel: Case, isTried: Bool) throws -> String {
    let all = try figures(panel, isTried: isTried)
    func figure(_ role: String, isLetter: Bool) throws -> String {
      guard let figure = all.figures.first(where: { $0.role == role && $0.isLetter == isLetter })
      else { return "" }
      let tenths = Int((figure.value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)\(figure.isShort ? " (short)" : "")"
    }
    let cells = try [
      panel.panel.name, panel.profile, "\(all.panel.pixels.width)x\(all.panel.pixels.height)",
      all.panel.size.description, "\(Int(all.panel.distance))", "\(all.density.pixelsPerPoint)",
      figure("detail", isLetter: true), figure("body", isLetter: true),
      figure("title", isLetter: true), figure("row", isLetter: false),
      figure("tab", isLetter: false), figure("alert button", isLetter: false),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  static func text() throws -> String {
    let head = """
      | panel | profile | pixels | size | eyes, mm | density | detail | body | title | row | tab | button |
      |---|---|---|---|---|---|---|---|---|---|---|---|
      """
    func table(isTried: Bool) throws -> String {
      try head + "\n"
        + cases.map { try line($0, isTried: isTried) }.joined(separator: "\n")
    }
    return try """
    <!-- Written by tools/reference; not to be edited. -->

    # Letters and targets on usual panels

    Letters are the height of a capital in arc minutes, as seen from where the profile says that the eyes
    are; rows, tabs and buttons are the height of what is pressed in millimetres. `short` stands where it is
    less than the profile wants (`legibility` in its file), since the panel has no room for more: an alert
    has to be whole, and a screen's bar, three rows and main action have to be seen. Letters stay at 12 arc minutes or
    more, and targets at what a finger needs. Nothing is more than 1.3 times what is wanted.

    ## As the panel asks for it

    As a unit with that panel draws whose device file says no `scale`, and as `telltale render --panel NAME` draws.

    \(table(isTried: true))

    ## At the profile's own density

    As a unit would draw with `device: {scale: 1}` in its device file.

    \(table(isTried: false))

    """
  }
}
