import CUdev
import Glibc

/// The messages about screens and cards that come and go. They are the kernel's own: those of udevd would need
/// udevd, and add nothing that is needed for a card that is open.
struct ConnectorMonitor: ~Copyable {
  private let udev: OpaquePointer?
  private let monitor: OpaquePointer?
  /// Negative where the system has no such messages; then a new screen is not noticed.
  let descriptor: Int32
  /// The name of the card, such as `card0`.
  private let card: String

  init(card path: String) {
    let udev = udev_new()
    let monitor = udev_monitor_new_from_netlink(udev, "kernel")
    var descriptor: Int32 = -1
    if udev_monitor_filter_add_match_subsystem_devtype(monitor, "drm", nil) >= 0,
      udev_monitor_enable_receiving(monitor) >= 0
    {
      descriptor = udev_monitor_get_fd(monitor)
    }
    self.card = String(path.split(separator: "/").last ?? "")
    self.udev = udev
    self.monitor = monitor
    self.descriptor = descriptor
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  /// The news since the last call. A hundred messages make one.
  func news() -> [CardNews] {
    guard descriptor >= 0 else { return [] }
    var found: [CardNews] = []
    for _ in 0..<256 {
      errno = 0
      guard let device = udev_monitor_receive_device(monitor) else {
        // The kernel dropped messages: any of them may have been ours.
        if errno == ENOBUFS, !found.contains(.connectorsChanged) {
          found.append(.connectorsChanged)
          continue
        }
        break
      }
      defer { udev_device_unref(device) }
      let news = meaning(device)
      if let news, !found.contains(news) { found.append(news) }
    }
    return found
  }

  private func meaning(_ device: OpaquePointer) -> CardNews? {
    guard let name = udev_device_get_sysname(device).map({ String(cString: $0) }) else {
      return nil
    }
    let action = udev_device_get_action(device).map { String(cString: $0) }
    if name == card, action == "remove" { return .removed }
    // Connectors are called card0-HDMI-A-1.
    return name == card || name.hasPrefix("\(card)-") ? .connectorsChanged : nil
  }
}
