import TelltaleGraphics
import TelltaleKMS
import TelltaleModel

/// A screen that is connected, together with the panel that a profile assumes for it.
package struct ConnectedPanel {
  /// The screen's connector, such as `HDMI-A-1`.
  package let connector: String
  /// The pixels and millimetres of the picture, turned as the device file turns it.
  package let panel: Panel
  /// One sentence for each size that the screen claims and that is not believed.
  let disbelieved: [String]

  /// Returns the panels of all screens that a unit may show on.
  ///
  /// - Parameters:
  ///   - profile: The profile that is shown there. Its device file may name the connector, the mode and the
  ///     millimetres.
  ///   - tree: The kernel's folder of connectors, such as `/sys/class/drm`.
  /// - Returns: The panels. The list is empty where no such screen is connected, or where none says its
  ///   pixels.
  package static func all(of profile: Profile, in tree: String) -> [ConnectedPanel] {
    ConnectedScreen.all(in: tree)
      .filter { profile.device.connector == nil || profile.device.connector == $0.connector }
      .compactMap { ConnectedPanel($0, profile) }
  }

  private init?(_ screen: ConnectedScreen, _ profile: Profile) {
    let mode = profile.device.mode.map { PixelSize(width: $0.width, height: $0.height) }
    guard var pixels = mode ?? screen.pixels else { return nil }
    var claims = screen.description?.claims ?? []
    if profile.device.rotation == .quarter || profile.device.rotation == .threeQuarters {
      pixels = PixelSize(width: pixels.height, height: pixels.width)
      claims = claims.map { PanelClaim($0.size.turned, $0.source) }
    }
    connector = screen.connector
    (panel, disbelieved) = profile.panel(pixels, claims: claims)
  }
}
