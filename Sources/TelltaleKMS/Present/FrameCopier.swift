import TelltaleGraphics

/// The copier of parts of the newest frame into a buffer of the hardware. It works band by band through a small
/// piece of cached memory: the lock that the core shares is never held while device memory is touched, which
/// can be slow or fault.
final class FrameCopier {
  /// The words of the piece in between, which stays in the second-level cache.
  private static let capacity = 1 << 16
  /// The number of newer frames that are taken over in between. After that the frame goes out mixed, and the
  /// next one mends it.
  private static let restarts = 3

  private let copy: CopyOut
  private let band: UnsafeMutablePointer<UInt32>
  private let bandWords: Int

  init(_ plan: ModePlan) {
    copy = CopyOut(transform: plan.transform, format: plan.format)
    bandWords = max(Self.capacity, plan.transform.frame.width)
    band = .allocate(capacity: bandWords)
    band.initialize(repeating: 0, count: bandWords)
  }

  deinit { band.deallocate() }

  /// Draws the parts that the buffer lacks. `refresh` merges frames that came meanwhile; it returns their
  /// version and the parts that the buffer lacks then.
  func fill(
    _ address: UnsafeMutableRawPointer, stride: Int, from inbox: FrameInbox,
    _ refresh: () -> (damage: Damage, version: Int)
  ) {
    for attempt in 0...Self.restarts {
      let (damage, version) = refresh()
      let isLast = attempt == Self.restarts
      if draw(damage, isLast ? nil : version, inbox, address, stride) { return }
    }
  }

  private func draw(
    _ damage: Damage, _ version: Int?, _ inbox: FrameInbox, _ address: UnsafeMutableRawPointer,
    _ stride: Int
  ) -> Bool {
    for rect in damage.rects {
      let rows = max(1, bandWords / max(1, rect.width))
      var y = rect.y
      while y < rect.maxY {
        let part = PixelRect(
          x: rect.x, y: y, width: rect.width, height: min(rows, rect.maxY - y))
        guard inbox.read(part, version: version, into: band) else { return false }
        copy.write(band, of: part, into: address, stride: stride)
        y += part.height
      }
    }
    return true
  }
}
