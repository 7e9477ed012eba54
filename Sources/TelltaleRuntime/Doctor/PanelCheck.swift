import TelltaleGraphics
import TelltaleKMS
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
    return ConnectedScreen.all(in: tree)
      .filter { profile.device.connector == nil || profile.device.connector == $0.connector }
      .flatMap { diagnose($0) { Stage.capShare($0, book, profile.language) } }
  }

  private func diagnose(
    _ screen: ConnectedScreen, _ capShare: (TextStyle) -> Double
  ) -> [Diagnosis] {
    let mode = profile.device.mode.map { PixelSize(width: $0.width, height: $0.height) }
    guard var pixels = mode ?? screen.pixels else { return [] }
    var claims = screen.description?.claims ?? []
    if profile.device.rotation == .quarter || profile.device.rotation == .threeQuarters {
      pixels = PixelSize(width: pixels.height, height: pixels.width)
      claims = claims.map { PanelClaim($0.size.turned, $0.source) }
    }
    let found = profile.panel(pixels, claims: claims)
    let lies = found.disbelieved.map { lie in
      Diagnosis(
        topic: "panel", level: .partial, text: "\(screen.connector): \(lie); not believed",
        remedy: "Measure the picture, and set display: {width-mm, height-mm} in the device file.")
    }
    let fitted = profile.fitted(on: found.panel, capShare)
    let asked = PanelFigures(fitted, on: found.panel, capShare: capShare)
    let figures =
      profile.device.scale == nil
      ? asked : PanelFigures(profile, on: found.panel, capShare: capShare)
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
