import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost

/// The reader of the kernel's events on the card's descriptor.
enum CardEvents {
  /// Returns all flips that wait. It never blocks, as the descriptor does not.
  static func read(_ descriptor: Int32) throws(SystemError) -> [CardNews] {
    var news: [CardNews] = []
    var bytes = [UInt8](repeating: 0, count: 1024)
    for _ in 0..<16 {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 {
        news += parse(bytes[..<count])
      } else if count < 0, errno != EINTR {
        guard errno == EAGAIN else { throw SystemError(errno, "read") }
        break
      } else if count == 0 {
        break
      }
    }
    return news
  }

  /// Reads flips. Other events, and those that are cut short, are skipped.
  static func parse(_ bytes: ArraySlice<UInt8>) -> [CardNews] {
    var news: [CardNews] = []
    var rest = bytes
    while rest.count >= MemoryLayout<drm_event>.size {
      let head = rest.withUnsafeBytes { $0.loadUnaligned(as: drm_event.self) }
      guard head.length >= MemoryLayout<drm_event>.size, head.length <= rest.count else { break }
      if head.type == UInt32(DRM_EVENT_FLIP_COMPLETE),
        head.length >= MemoryLayout<drm_event_vblank>.size
      {
        let flip = rest.withUnsafeBytes { $0.loadUnaligned(as: drm_event_vblank.self) }
        news.append(.flipped(token: flip.user_data, at: flip.moment))
      }
      rest = rest.dropFirst(Int(head.length))
    }
    return news
  }
}

extension drm_event_vblank {
  /// The time on the monotonic clock; `nil` for drivers that leave it at zero.
  fileprivate var moment: Instant? {
    guard tv_sec != 0 || tv_usec != 0 else { return nil }
    return Instant(microseconds: Int64(tv_sec) * 1_000_000 + Int64(tv_usec))
  }
}
