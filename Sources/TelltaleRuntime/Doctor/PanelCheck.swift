import TelltaleModel
import TelltaleText

/// How large letters and targets are on the screens that are connected.
package struct PanelCheck {
  private let profile: Profile
  private let fonts: [String]
  private let tree: String

  /// - Parameters:
  ///   - profile: What is shown there.
  ///   - fonts: Where its faces are.
  ///   - tree: Where the kernel lists connectors.
  package init(_ profile: Profile, fonts: [String], tree: String = "/sys/class/drm") {
    self.profile = profile
    self.fonts = fonts
    self.tree = tree
  }

  /// A report for each connected screen that may be used; nothing without a font, of which
  /// `FontCheck` tells.
  package func diagnose() -> [Diagnosis] {
    guard let book = try? FontBook(faces: profile.typography.faces, directories: fonts) else {
      return []
    }
    return ConnectedPanel.all(of: profile, in: tree)
      .flatMap { diagnose($0) { Stage.capShare($0, book, profile.language) } }
  }

  private func diagnose(
    _ screen: ConnectedPanel, _ capShare: (TextStyle) -> Double
  ) -> [Diagnosis] {
    let lies = screen.disbelieved.map { lie in
      Diagnosis(
        topic: "panel", level: .partial, text: "\(screen.connector): \(lie); not believed",
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
