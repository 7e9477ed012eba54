import TelltaleGraphics
import TelltaleModel

/// A screen that is connected, as the kernel says.
package struct ConnectedScreen: Hashable {
  /// The name of its connector, such as `HDMI-A-1`.
  package var connector: String
  /// The size of its preferred mode; `nil` where it has none.
  package var pixels: PixelSize?
  /// The data that it states about itself; `nil` where they are absent or unreliable.
  package var description: DisplayDescription?

  /// Returns the screens of all cards, by name.
  ///
  /// - Parameter tree: The kernel's folder, with one like `card0-HDMI-A-1` for each connector.
  /// - Returns: The screens; none where the kernel lists no card.
  package static func all(in tree: String) -> [ConnectedScreen] {
    Folder.names(tree).sorted().compactMap { name in
      let folder = "\(tree)/\(name)"
      guard name.hasPrefix("card"), let dash = name.firstIndex(of: "-"),
        Folder.firstLine("\(folder)/status") == "connected"
      else { return nil }
      return ConnectedScreen(
        connector: String(name[name.index(after: dash)...]),
        pixels: Folder.firstLine("\(folder)/modes").flatMap(mode),
        description: DisplayDescription(Folder.bytes("\(folder)/edid", limit: 32_768)))
    }
  }

  /// Returns the sizes that the display of a unit states about itself, turned as the picture is.
  ///
  /// - Parameters:
  ///   - device: The device file, with the unit's connector and rotation.
  ///   - pixels: The size of the picture in pixels, as it is drawn.
  ///   - tree: The kernel's folder of connectors.
  /// - Returns: The sizes; none where it is unknown which display is meant, or where it states nothing
  ///   reliable.
  package static func claims(
    of device: DeviceProfile, _ pixels: PixelSize, in tree: String
  ) -> [PanelClaim] {
    let isTurned = device.rotation == .quarter || device.rotation == .threeQuarters
    let sent = isTurned ? PixelSize(width: pixels.height, height: pixels.width) : pixels
    let screens = all(in: tree).filter {
      device.connector == nil || device.connector == $0.connector
    }
    // Of several the one of that size is meant; a mode of the device file need not be the preferred one.
    let same = screens.filter { $0.pixels == sent }
    guard let screen = same.first ?? (screens.count == 1 ? screens.first : nil) else { return [] }
    let claims = screen.description?.claims ?? []
    return isTurned ? claims.map { PanelClaim($0.size.turned, $0.source) } : claims
  }

  /// Reads `1920x720`, or `1920x1080i`.
  private static func mode(_ line: String) -> PixelSize? {
    let sides = line.split(separator: "x", maxSplits: 1)
    guard sides.count == 2, let width = Int(sides[0]),
      let height = Int(sides[1].prefix { $0.isNumber })
    else { return nil }
    return PixelSize(width: width, height: height)
  }
}
