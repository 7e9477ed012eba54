import TelltaleModel
import TelltaleText

/// The check of the sizes that letters and targets have on the screens that are connected.
package struct PanelCheck {
  private let profile: Profile
  private let fonts: [String]
  private let tree: String

  /// Creates the check.
  ///
  /// - Parameters:
  ///   - profile: The profile that is shown there.
  ///   - fonts: The folders of its fonts.
  ///   - tree: The kernel's folder of connectors.
  package init(_ profile: Profile, fonts: [String], tree: String = "/sys/class/drm") {
    self.profile = profile
    self.fonts = fonts
    self.tree = tree
  }

  /// Measures each connected screen that may be used.
  ///
  /// - Returns: Two results for each screen, and one for each size that it claims and that is not believed.
  ///   The list is empty without a font, which `FontCheck` tells.
  package func diagnose() -> [Diagnosis] {
    guard let book = try? FontBook(faces: profile.typography.faces, directories: fonts) else {
      return []
    }
    return ConnectedPanel.all(of: profile, in: tree)
      .flatMap { diagnose($0) { ProfileSetup.capShare($0, book, profile.language) } }
  }

  private func diagnose(
    _ screen: ConnectedPanel, _ capShare: (TextStyle) -> Double
  ) -> [Diagnosis] {
    let lies = screen.disbelieved.map { lie in
      Diagnosis(
        topic: "panel", level: .partial, text: "\(screen.connector): \(lie); ignored",
        remedy: "Measure the picture, and set display: {width-mm, height-mm} in the device file.")
    }
    let fitted = profile.fitted(on: screen.panel, capShare)
    let asked = PanelFigures(fitted, on: screen.panel, capShare: capShare)
    let figures =
      profile.device.scale == nil
      ? asked : PanelFigures(profile, on: screen.panel, capShare: capShare)
    let isShort = !figures.short.isEmpty
    let remedy =
      asked.short.count < figures.short.count
      ? "Leave scale out of the device file; the panel asks for \(fitted.density.pixelsPerPoint)."
      : ""
    let lines = figures.lines
    return lies + [
      Diagnosis(
        topic: "panel", level: isShort ? .partial : .good, text: "\(screen.connector): \(lines[0])"),
      Diagnosis(
        topic: "panel", level: isShort ? .partial : .good,
        text: lines.dropFirst().joined(separator: "; "), remedy: remedy),
    ]
  }
}
