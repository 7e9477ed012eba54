import TelltaleGraphics
import TelltaleModel

/// Writes parts of a frame into memory that the hardware reads: turned, and in its format. That
/// memory is often write-combined: it is written row by row, in order, and never read.
struct CopyOut {
  let transform: PanelTransform
  let format: ScanoutFormat

  /// `pixels` holds `rect` of the frame, row after row without gaps; `rect` lies in the frame.
  /// `target` has the panel's rows, `stride` bytes apart.
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

  /// The upper bits of each channel.
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

/// How the source is walked so that the target is written from left to right.
private struct Walk {
  /// Pixels from the first of the source to the one that lands at the top left.
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
