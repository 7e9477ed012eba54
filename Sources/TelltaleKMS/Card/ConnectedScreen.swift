import TelltaleGraphics
import TelltaleModel

/// A screen that the kernel says is connected.
package struct ConnectedScreen: Hashable {
  /// Its connector, such as `HDMI-A-1`.
  package var connector: String
  /// Of its preferred mode; nil where it has none.
  package var pixels: PixelSize?
  /// What it says of itself; nil where it says nothing that can be relied on.
  package var description: DisplayDescription?

  /// Those of all cards, by name.
  ///
  /// - Parameter tree: The kernel's folder, with one like `card0-HDMI-A-1` for each connector.
  /// - Returns: None where the kernel lists no card.
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

  /// `1920x720`, or `1920x1080i`.
  private static func mode(_ line: String) -> PixelSize? {
    let sides = line.split(separator: "x", maxSplits: 1)
    guard sides.count == 2, let width = Int(sides[0]),
      let height = Int(sides[1].prefix { $0.isNumber })
    else { return nil }
    return PixelSize(width: width, height: height)
  }
}
