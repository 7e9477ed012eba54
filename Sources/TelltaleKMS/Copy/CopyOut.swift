import TelltaleGraphics
import TelltaleModel

/// The copy of parts of a frame into memory that the hardware reads, turned and in its format. That memory is
/// often write-combined, so it is written row by row, in order, and never read.
struct CopyOut {
  let transform: PanelTransform
  let format: ScanoutFormat

  /// Copies a part of the frame.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of `rect`, row after row without gaps.
  ///   - rect: The part, which lies in the frame.
  ///   - target: The memory with the panel's rows.
  ///   - stride: The bytes from row to row of the panel.
  func write(
    _ pixels: UnsafePointer<UInt32>, of rect: PixelRect, into target: UnsafeMutableRawPointer,
    stride: Int
  ) {
    let place = transform.onPanel(rect)
    let walk = Walk(transform.rotation, rect)
    for row in 0..<place.height {
      let address = target + (place.y + row) * stride + place.x * format.bytesPerPixel
      let source = pixels + walk.start + row * walk.perRow
      switch format {
      case .xrgb8888 where walk.perPixel == 1:
        address.copyMemory(from: source, byteCount: place.width * 4)
      case .xrgb8888:
        Self.gather(
          source, walk.perPixel, place.width, address.assumingMemoryBound(to: UInt32.self)
        ) { $0 }
      case .rgb565:
        Self.gather(
          source, walk.perPixel, place.width, address.assumingMemoryBound(to: UInt16.self),
          Self.pack)
      }
    }
  }

  /// The upper bits of each channel, as RGB565.
  @inline(__always)
  static func pack(_ word: UInt32) -> UInt16 {
    UInt16(
      truncatingIfNeeded: (word >> 8) & 0xF800 | (word >> 5) & 0x07E0 | (word >> 3) & 0x001F)
  }

  @inline(__always)
  private static func gather<Pixel>(
    _ source: UnsafePointer<UInt32>, _ step: Int, _ count: Int,
    _ target: UnsafeMutablePointer<Pixel>, _ convert: (UInt32) -> Pixel
  ) {
    var from = source
    for index in 0..<count {
      target[index] = convert(from.pointee)
      from += step
    }
  }
}

/// The order in which the source is read, so that the target is written from left to right.
private struct Walk {
  /// The pixels from the first of the source to the one at the top left of the target.
  let start: Int
  let perPixel: Int
  let perRow: Int

  init(_ rotation: Rotation, _ rect: PixelRect) {
    let last = rect.width * (rect.height - 1)
    switch rotation {
    case .none: (start, perPixel, perRow) = (0, 1, rect.width)
    case .quarter: (start, perPixel, perRow) = (last, -rect.width, 1)
    case .half: (start, perPixel, perRow) = (last + rect.width - 1, -1, -rect.width)
    case .threeQuarters: (start, perPixel, perRow) = (rect.width - 1, rect.width, -1)
    }
  }
}
