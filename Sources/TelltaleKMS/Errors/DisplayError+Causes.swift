import TelltaleGraphics
import TelltaleHost
import TelltaleModel

extension DisplayError {
  private static let withoutDisplay = "`telltale render` and `telltale play` need no display."

  /// No card was named, and none of those `tried` (path and reason) can show a picture.
  static func noCard(tried: [(path: String, reason: String)]) -> DisplayError {
    guard !tried.isEmpty else {
      return DisplayError(
        .noCard, message: "there is no graphics card: /dev/dri has no card0, card1 and so on",
        remedy: "Load the kernel's driver for the display (see dmesg | grep drm). "
          + withoutDisplay)
    }
    let list = tried.map { "\($0.path): \($0.reason)" }.joined(separator: "; ")
    return DisplayError(
      .noCard, message: "no card can show a picture (\(list))",
      remedy: "Load the kernel's driver for the display (see dmesg | grep drm). "
        + withoutDisplay)
  }

  /// The card that the device file names is not there.
  static func noSuchCard(_ path: String, others: [String]) -> DisplayError {
    let found = others.isEmpty ? "no card at all" : others.joined(separator: ", ")
    return DisplayError(
      .noCard, message: "\(path) does not exist; found \(found)",
      remedy: "Name another card in the device file, or leave `card` out to take the first.")
  }

  static func permission(_ path: String, _ error: SystemError) -> DisplayError {
    DisplayError(
      .permission, message: "\(path) cannot be opened: \(error.reason)",
      remedy: "Add the user to the group video (sudo usermod -aG video NAME, then log in again), "
        + "or in a systemd unit write SupplementaryGroups=video.")
  }

  /// `holders` are the other processes that have the card open, as far as they can be seen.
  static func busy(_ path: String, holders: [CardHolder]) -> DisplayError {
    let names = holders.map { "\($0.name) (process \($0.process))" }.joined(separator: " or ")
    let who = names.isEmpty ? "another program" : names
    return DisplayError(
      .busy, message: "\(path) is in use: its master is \(who)",
      remedy: names.isEmpty
        ? "Stop the desktop or splash screen that has the display; as root, the message names it."
        : "Stop it first, or run on a display that it does not use.")
  }

  static func noConnector(_ card: CardSnapshot, wanted: String?) -> DisplayError {
    let all = card.connectors.map { "\($0.name) \($0.link)" }.joined(separator: ", ")
    let found = all.isEmpty ? "the card has no connector" : "found \(all)"
    if let wanted, !card.connectors.contains(where: { $0.name == wanted }) {
      return DisplayError(
        .noConnector, message: "\(card.path) has no connector \(wanted); \(found)",
        remedy: "Write one of these names in the device file, or leave `connector` out.")
    }
    return DisplayError(
      .noConnector,
      message: "no screen is connected to \(wanted ?? card.path); \(found)",
      remedy: "Plug a screen in and switch it on, or force the connector with video=NAME:e on "
        + "the kernel's command line.")
  }

  static func noMode(_ connector: CardSnapshot.Connector, wanted: ModeRequest?) -> DisplayError {
    let sizes = connector.modes.map { "\($0.width)x\($0.height)@\($0.refresh)" }
    let found = sizes.isEmpty ? "it reports none" : "it has \(sizes.joined(separator: ", "))"
    guard let wanted else {
      return DisplayError(
        .noMode, message: "\(connector.name) has no mode that can be used; \(found)",
        remedy: "Give the screen's data to the kernel with drm.edid_firmware, or a mode with "
          + "video=\(connector.name):1280x720 on its command line.")
    }
    let rate = wanted.refresh.map { "@\($0)" } ?? ""
    return DisplayError(
      .noMode,
      message: "\(connector.name) has no mode \(wanted.width)x\(wanted.height)\(rate); \(found)",
      remedy: "Write one of these modes in the device file, or leave `mode` out.")
  }

  static func noMemory(_ path: String, _ error: SystemError) -> DisplayError {
    DisplayError(
      .noMemory, message: "\(path) has no memory for a frame: \(error.description)",
      remedy: "Give the driver more memory (cma=64M on the kernel's command line), or name a "
        + "smaller mode in the device file.")
  }

  static func gone(_ path: String) -> DisplayError {
    DisplayError(
      .gone, message: "\(path) is gone: it was unplugged, or its driver was unloaded",
      remedy: "Start again when the card is back.")
  }

  /// The error for a frame after `close`.
  static var closed: DisplayError {
    DisplayError(
      .gone, message: "the display is closed", remedy: "Open it again to show something.")
  }

  static func failed(_ path: String, _ error: SystemError) -> DisplayError {
    DisplayError(
      .failed,
      message: "\(path) refused every way to show a frame; the last was \(error.description)",
      remedy: "Name another mode in the device file; `telltale doctor` shows what the card has.")
  }

  static func noAnswer(_ path: String?, seconds: Int) -> DisplayError {
    DisplayError(
      .failed, message: "\(path ?? "the graphics card") gave no answer in \(seconds) seconds",
      remedy: "The driver hangs; see dmesg. Starting the machine again usually helps.")
  }

  static func noThread(_ error: SystemError) -> DisplayError {
    DisplayError(
      .failed, message: "the display thread could not be started: \(error.description)",
      remedy: "Raise the limit on threads, on memory or on open files.")
  }
}
