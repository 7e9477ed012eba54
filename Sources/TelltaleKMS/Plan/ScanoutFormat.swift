/// The format of a pixel in a buffer that the hardware reads.
package enum ScanoutFormat: Hashable, Sendable, CaseIterable {
  case xrgb8888, rgb565

  package var bytesPerPixel: Int { self == .xrgb8888 ? 4 : 2 }
  var bitsPerPixel: UInt32 { self == .xrgb8888 ? 32 : 16 }
  /// The colour bits, as the older interface takes them.
  var depth: UInt8 { self == .xrgb8888 ? 24 : 16 }
}
