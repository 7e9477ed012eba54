import TelltaleGraphics

/// Pixels in ordinary cached memory, XRGB8888, rows from the top; the top byte of each word is 0.
package struct Canvas: ~Copyable {
  package let size: PixelSize
  /// Words from one row to the next; at least the width.
  package let stride: Int
  /// `stride * height` words.
  package let pixels: UnsafeMutablePointer<UInt32>

  package init(size: PixelSize) {
    self.size = size
    stride = size.width
    pixels = .allocate(capacity: max(1, size.width * size.height))
    pixels.initialize(repeating: 0, count: max(1, size.width * size.height))
  }

  deinit { pixels.deallocate() }
}
