import CShim
import Glibc

/// The text console that the program was started from, if it was: kept from drawing meanwhile.
struct ConsoleMode: ~Copyable {
  private let descriptor: Int32

  /// Nil when the controlling terminal is not a console of the machine.
  init?() {
    descriptor = telltale_open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return nil }
    var mode: Int32 = 0
    guard telltale_ioctl(descriptor, UInt(KDGETMODE), &mode) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  func hide() { _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_GRAPHICS)) }

  /// Has the console that is seen draw itself anew, where that is allowed and it is not in the
  /// hands of another program.
  static func redraw() {
    let descriptor = telltale_open("/dev/tty0", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var mode: Int32 = 0
    guard telltale_ioctl(descriptor, UInt(KDGETMODE), &mode) == 0, mode == KD_TEXT else { return }
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_GRAPHICS))
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_TEXT))
  }

  /// Back to text, whatever was found at the start: graphics then was left by a crash.
  func showText() { _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_TEXT)) }
}
