import CShim
import CUdev
import Glibc
import TelltaleHost
import TelltaleInput

/// The owner of a device node's descriptor.
struct NodeDescriptor: ~Copyable {
  let number: Int32

  /// Opens a node, to read without waiting. The error is an error number.
  init(opening path: String) throws(SystemError) {
    var descriptor: Int32
    repeat {
      descriptor = telltale_open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    number = descriptor
  }

  deinit { close(number) }

  /// The kind and the permissions of the file.
  func mode() -> mode_t? {
    var info = stat()
    return fstat(number, &info) == 0 ? info.st_mode : nil
  }

  /// The properties that udev has given the device; none where there is no udev, or where it knows none.
  func udevTags() -> UdevTags {
    var info = stat()
    guard access("/run/udev/control", F_OK) == 0, fstat(number, &info) == 0,
      let context = udev_new()
    else { return UdevTags() }
    defer { udev_unref(context) }
    guard let device = udev_device_new_from_devnum(context, 0x63, info.st_rdev) else {  // 'c'
      return UdevTags()
    }
    defer { udev_device_unref(device) }
    var tags = UdevTags()
    for name in UdevTags.known {
      guard let value = udev_device_get_property_value(device, name) else { continue }
      tags.take(name, String(cString: value))
    }
    return tags
  }

  /// Makes the kernel stamp events with the monotonic clock. This has to come right after opening: the kernel empties
  /// the queue when the clock is changed, and does not say so.
  func useMonotonicClock() -> Bool {
    var clock = CLOCK_MONOTONIC
    return telltale_ioctl(number, Self.setClock, &clock) == 0
  }

  /// EVIOCSCLOCKID, which is a macro that Swift does not see: _IOW('E', 0xa0, int).
  private static let setClock: UInt = 0x4004_45a0
}

/// An error number of the system.
struct SystemError: Error, Hashable {
  var number: Int32
}
