import TelltaleHost

/// The light of the screen on a connector, as far as the kernel knows it without asking the screen. A look
/// takes microseconds and waits for no driver, so any thread may look.
package struct ScreenLight: Sendable {
  /// True where nobody can see what is sent there, though the card goes on taking frames: the connector was
  /// switched off or lost its screen, or the screen was sent to sleep.
  let isOut: @Sendable () -> Bool
}

extension ScreenLight {
  private static let asleep = ["Standby", "Suspend", "Off"]

  /// Finds a connector in the kernel's tree; `nil` where the tree does not have it. It is called while the
  /// screen shows a picture: a driver that says then that it is asleep always says so.
  ///
  /// - Parameters:
  ///   - card: The descriptor of the open card.
  ///   - connector: The name of the connector, such as `HDMI-A-1`.
  ///   - tree: The folder where the kernel's tree is mounted.
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
