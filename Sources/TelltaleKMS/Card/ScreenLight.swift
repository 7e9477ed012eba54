import TelltaleHost

/// Whether the screen on a connector can show anything, as far as the kernel knows without asking the
/// screen. Looking takes microseconds and waits for no driver, so any thread may.
package struct ScreenLight: Sendable {
  /// True where nobody can see what is sent there, though the card goes on taking it: the connector was
  /// switched off or lost its screen, or the screen was sent to sleep.
  let isOut: @Sendable () -> Bool
}

extension ScreenLight {
  private static let asleep = ["Standby", "Suspend", "Off"]

  /// What the kernel's tree tells of a connector. To be made while the screen shows a picture: a
  /// driver that says then that it is asleep says so always. `nil` where the tree does not have it.
  ///
  /// - Parameters:
  ///   - card: the open card.
  ///   - connector: its name, such as `HDMI-A-1`.
  ///   - tree: where the kernel's tree is mounted.
  init?(card: Int32, connector: String, in tree: String = "/sys") {
    guard let place = DeviceTree.place(of: card, in: tree),
      let name = place.split(separator: "/").last
    else { return nil }
    let folder = "\(tree)/dev/char/\(place)/\(name)-\(connector)"
    guard Folder.firstLine("\(folder)/status") != nil else { return nil }
    let tellsSleep = Folder.firstLine("\(folder)/dpms").map { !Self.asleep.contains($0) } ?? false
    isOut = {
      if Folder.firstLine("\(folder)/status") == "disconnected" { return true }
      return tellsSleep && Folder.firstLine("\(folder)/dpms").map(Self.asleep.contains) == true
    }
  }
}
