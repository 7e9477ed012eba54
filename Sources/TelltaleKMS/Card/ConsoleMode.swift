import CShim
import Glibc
import TelltaleHost

/// The text console that the program was started from, if it was. It is kept from drawing, and left when
/// another is wanted on the screen (chvt, a switch of sessions).
struct ConsoleMode: ~Copyable {
  /// The kernel's signals. The first asks for leave to show another console, the second tells that ours is
  /// back.
  static let signals = [SIGUSR1, SIGUSR2]

  private let descriptor: Int32
  /// The signals; `nil` where the kernel refuses. Then no other console can be switched to meanwhile.
  private let requests: SignalSource?

  /// Opens a terminal; `nil` where it is not a console of the machine. By default it is the controlling one. It
  /// is called by a thread that takes no signals, while no other takes these.
  init?(_ terminal: String = "/dev/tty") {
    descriptor = telltale_open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return nil }
    var mode: Int32 = 0
    guard telltale_ioctl(descriptor, UInt(KDGETMODE), &mode) == 0 else {
      close(descriptor)
      return nil
    }
    requests = SignalSource(Self.signals)
  }

  deinit { close(descriptor) }

  /// The descriptor that is readable when `news` has something; negative where it never has.
  func requestDescriptor() -> Int32 { requests?.descriptor ?? -1 }

  /// The requests of the kernel since the last call.
  func news() -> [CardNews] {
    var news: [CardNews] = []
    while let signal = requests?.next() {
      news.append(signal == Self.signals[0] ? .consoleWanted : .consoleGivenBack)
    }
    return news
  }

  /// Hides the console. The order counts: a console in graphics mode that asks nobody cannot be left at all.
  func hide() {
    if requests != nil { setSwitching(VT_PROCESS) }
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_GRAPHICS))
  }

  /// Gives leave for the other console. False where none waits: anybody can send a signal.
  func release() -> Bool { telltale_ioctl_value(descriptor, UInt(VT_RELDISP), 1) == 0 }

  /// Confirms that our console is back.
  func acknowledge() {
    _ = telltale_ioctl_value(descriptor, UInt(VT_RELDISP), UInt(VT_ACKACQ))
  }

  /// Changes back to text, whatever mode was found at the start: graphics then was left by a crash.
  func showText() {
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_TEXT))
    setSwitching(VT_AUTO)
  }

  private func setSwitching(_ mode: Int32) {
    var switching = vt_mode(
      mode: CChar(truncatingIfNeeded: mode), waitv: 0, relsig: Int16(Self.signals[0]),
      acqsig: Int16(Self.signals[1]), frsig: 0)
    _ = telltale_ioctl(descriptor, UInt(VT_SETMODE), &switching)
  }

  /// Makes the visible console draw itself anew, if that is allowed and no other program has it.
  static func redraw(_ terminal: String = "/dev/tty0") {
    let descriptor = telltale_open(terminal, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var mode: Int32 = 0
    guard telltale_ioctl(descriptor, UInt(KDGETMODE), &mode) == 0, mode == KD_TEXT else { return }
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_GRAPHICS))
    _ = telltale_ioctl_value(descriptor, UInt(KDSETMODE), UInt(KD_TEXT))
  }
}
