import CShim
import Glibc
import TelltaleTestSupport

/// A console of the machine as the kernel sees it: a file that answers as one does, and keeps a line for
/// each call. Used by one thread at a time.
final class DriverTerminal: @unchecked Sendable {
  let path: String
  var isConsole = true
  var mode = KD_TEXT
  /// Whether another console waits for leave.
  var isAsked = true
  private(set) var lines: [String] = []

  init(_ path: String) {
    self.path = path
    close(creat(path, 0o600))
    KernelCalls.answer(for: path) { [weak self] _, request, argument in
      self?.answer(Int32(truncatingIfNeeded: request), argument) ?? -ENODEV
    }
  }

  deinit {
    KernelCalls.stopAnswering(for: path)
    unlink(path)
  }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func answer(_ request: Int32, _ argument: UnsafeMutableRawPointer?) -> Int32 {
    guard isConsole else { return -ENOTTY }
    let value = UInt(bitPattern: argument)
    switch request {
    case KDGETMODE: argument?.storeBytes(of: mode, as: Int32.self)
    case KDSETMODE:
      mode = Int32(value)
      lines.append(mode == KD_TEXT ? "text" : mode == KD_GRAPHICS ? "graphics" : "mode \(mode)")
    case VT_SETMODE:
      guard let switching = argument?.load(as: vt_mode.self) else { return -EFAULT }
      let who = switching.mode == CChar(VT_PROCESS) ? "asks us" : "asks nobody"
      lines.append(
        "switching \(who), by signals \(switching.relsig) and \(switching.acqsig), "
          + "\(switching.waitv) \(switching.frsig)")
    case VT_RELDISP:
      lines.append(value == UInt(VT_ACKACQ) ? "our console is back" : "leave \(value)")
      if value == 1, !isAsked { return -EINVAL }
    default: return -EINVAL
    }
    return 0
  }
}
