import CUdev
import Glibc

/// The messages about input devices that come and go. It does not tell which: messages may be lost (ENOBUFS), so each
/// receiver looks for itself.
///
/// With udevd running, its messages come when a node is ready, permissions and all. Without, the kernel's own come
/// when devtmpfs has made the node. Network namespaces keep those from containers, so the folder is watched as well.
final class Hotplug {
  private let context: OpaquePointer?
  private let monitor: OpaquePointer?
  private let watch: FolderWatch?

  /// Begins to listen.
  ///
  /// - Parameter folder: The folder of the nodes.
  init(folder: String) {
    let hasDaemon = access("/run/udev/control", F_OK) == 0
    context = udev_new()
    monitor = context.flatMap { Self.monitor($0, group: hasDaemon ? "udev" : "kernel") }
    // udevd tells of one folder only; the watch would tell of nodes that udevd has yet to open to us.
    let isTold = hasDaemon && monitor != nil && folder == "/dev/input"
    watch = isTold ? nil : FolderWatch(folder: folder)
  }

  deinit {
    if let monitor { udev_monitor_unref(monitor) }
    if let context { udev_unref(context) }
  }

  /// True if devices that are plugged in later will be noticed.
  var isAvailable: Bool { monitor != nil || watch != nil }

  var descriptors: [Int32] {
    [monitor.map { udev_monitor_get_fd($0) }, watch?.descriptor].compactMap { $0 }
  }

  /// Takes all messages that wait; true if there were any, or if some were lost.
  func drain() -> Bool {
    let hasChanged = watch?.drain() ?? false
    return drainMonitor() || hasChanged
  }

  private func drainMonitor() -> Bool {
    guard let monitor else { return false }
    var hasNews = false
    for _ in 0..<1000 {
      errno = 0
      if let device = udev_monitor_receive_device(monitor) {
        udev_device_unref(device)
      } else if errno != ENOBUFS {
        return hasNews
      }
      hasNews = true
    }
    return hasNews
  }

  private static func monitor(_ context: OpaquePointer, group: String) -> OpaquePointer? {
    guard let monitor = udev_monitor_new_from_netlink(context, group) else { return nil }
    guard udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil) >= 0,
      udev_monitor_enable_receiving(monitor) >= 0
    else {
      udev_monitor_unref(monitor)
      return nil
    }
    return monitor
  }
}
