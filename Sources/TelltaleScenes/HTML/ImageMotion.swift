/// Whether a picture's file holds several frames, told from its blocks without decoding one.
enum ImageMotion {
  static func isAnimated(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: Array("GIF8".utf8)) { return gifFrames(bytes) > 1 }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return hasPNGAnimation(bytes)
    }
    return isAnimatedWebP(bytes)
  }

  // MARK: GIF

  /// Frames, as far as they are counted: up to two.
  private static func gifFrames(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 13 else { return 0 }
    var index = 13 + colors(bytes[10])
    var frames = 0
    while frames < 2, index < bytes.count {
      switch bytes[index] {
      case 0x2C:
        frames += 1
        guard index + 10 < bytes.count else { return frames }
        // The descriptor, its colours, and the least size of a code.
        index += 10 + colors(bytes[index + 9]) + 1
      case 0x21: index += 2
      default: return frames
      }
      while index < bytes.count, bytes[index] != 0 { index += Int(bytes[index]) + 1 }
      index += 1
    }
    return frames
  }

  /// Bytes of the table of colours that the flags announce.
  private static func colors(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  // MARK: PNG and WebP

  private static func hasPNGAnimation(_ bytes: [UInt8]) -> Bool {
    var index = 8
    while index + 8 <= bytes.count {
      let name = bytes[index + 4..<index + 8]
      if name.elementsEqual("acTL".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      index += length + 12
    }
    return false
  }

  private static func isAnimatedWebP(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 20, bytes.starts(with: "RIFF".utf8),
      bytes[8..<16].elementsEqual("WEBPVP8X".utf8)
    else { return false }
    return bytes[20] & 0x02 != 0
  }
}
