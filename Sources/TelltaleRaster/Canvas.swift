import Glibc
import TelltaleGraphics

/// The pixels of a frame in ordinary cached memory, XRGB8888, rows from the top; the top byte of
/// each word is 0.
///
/// It starts out black. From 2 MiB on, the memory is aligned to 2 MiB and asks for huge pages: the
/// first touch of a frame is then one fault for 512 of the ordinary ones.
package struct Canvas: ~Copyable {
  /// The largest width and height in pixels. Callers refuse larger ones; `init` cuts them down.
  package static let limit = 16384

  package let size: PixelSize
  /// Words from one row to the next; at least the width.
  package let stride: Int
  /// The words of all rows, `stride * height` of them.
  package let pixels: UnsafeMutablePointer<UInt32>
  /// Bytes of the mapping that holds the pixels; 0 where they come from the heap.
  private let mappedBytes: Int

  /// A black canvas, whose memory ends with it.
  ///
  /// - Parameter size: Pixels; each side is brought into 0 to `limit`.
  package init(size: PixelSize) {
    let width = min(max(size.width, 0), Canvas.limit)
    let height = min(max(size.height, 0), Canvas.limit)
    self.size = PixelSize(width: width, height: height)
    stride = width
    let bytes = width * height * MemoryLayout<UInt32>.stride
    if bytes >= Canvas.hugePage, let (start, length) = Canvas.map(bytes) {
      pixels = start.bindMemory(to: UInt32.self, capacity: width * height)
      mappedBytes = length
    } else {
      pixels = .allocate(capacity: max(1, width * height))
      pixels.initialize(repeating: 0, count: max(1, width * height))
      mappedBytes = 0
    }
  }

  deinit {
    if mappedBytes > 0 {
      munmap(pixels, mappedBytes)
    } else {
      pixels.deallocate()
    }
  }

  private static let hugePage = 2 << 20

  /// Zeroed memory of whole huge pages, or nil where the kernel gives none.
  private static func map(_ bytes: Int) -> (start: UnsafeMutableRawPointer, length: Int)? {
    let length = (bytes + hugePage - 1) / hugePage * hugePage
    let reserved = length + hugePage
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    guard let area = mmap(nil, reserved, PROT_READ | PROT_WRITE, flags, -1, 0),
      area != MAP_FAILED
    else { return nil }
    let skip = (hugePage - Int(bitPattern: area) % hugePage) % hugePage
    if skip > 0 { munmap(area, skip) }
    let start = area + skip
    if reserved - skip > length { munmap(start + length, reserved - skip - length) }
    madvise(start, length, Int32(MADV_HUGEPAGE))
    return (start, length)
  }
}
