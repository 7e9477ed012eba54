import CDRM
import CShim
import Glibc
import TelltaleHost

/// An open card, closed at the end of its life.
struct CardDescriptor: ~Copyable {
  let raw: Int32

  init(opening path: String) throws(SystemError) {
    raw = telltale_open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK, 0)
    guard raw >= 0 else { throw SystemError(errno, "open \(path)") }
  }

  deinit { close(raw) }

  /// The reason why this card cannot show pictures; `nil` where it can. Some cards only compute, some have no
  /// driver for it.
  func lackForKMS() -> String? {
    guard let resources = drmModeGetResources(raw) else { return "it has no display outputs" }
    defer { drmModeFreeResources(resources) }
    guard resources.pointee.count_connectors > 0, resources.pointee.count_crtcs > 0 else {
      return "it has no display outputs"
    }
    var dumb: UInt64 = 0
    guard drmGetCap(raw, UInt64(DRM_CAP_DUMB_BUFFER), &dumb) == 0, dumb != 0 else {
      return "its driver has no plain buffers (DRM_CAP_DUMB_BUFFER)"
    }
    return nil
  }

  /// Becomes the card's master. The first opener of an idle card is its master already.
  func takeMaster() throws(SystemError) {
    guard drmIsMaster(raw) == 0 else { return }
    guard drmSetMaster(raw) == 0 else { throw SystemError(errno, "drmSetMaster") }
  }
}

/// Throws an error for a call that failed. libdrm has two ways to say so, -1 and -errno.
func check(_ call: String, _ result: Int32) throws(SystemError) {
  guard result < 0 else { return }
  throw SystemError(result == -1 && errno != 0 ? errno : -result, call)
}
