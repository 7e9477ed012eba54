import TelltaleGraphics

/// A picture that an application delivers by itself, for a name that its scene binds.
package enum DeliveredPicture: Hashable, Sendable {
  /// The bytes of a file of any kind that is shown.
  case encoded([UInt8])
  case raw(RawPicture)
  /// Pixels in memory that the application shares, which are still to be copied from there.
  case shared(PixelLayout)
}

// What stands in the place of a file's name where a picture was delivered.
extension DeliveredPicture {
  /// No file of a scene is called so: their paths begin with no slash.
  private static let folder = "/delivered/"

  /// Returns the path by which a delivered picture is drawn.
  ///
  /// - Parameter name: The name that the scene binds.
  /// - Returns: A path that no file of a scene has.
  package static func path(of name: String) -> String { folder + name }

  /// Returns the name of the picture that is drawn by a path.
  ///
  /// - Parameter path: The path of a file, or of a delivered picture.
  /// - Returns: The name that the scene binds; `nil` for the path of a file.
  package static func name(at path: String) -> String? {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }
}

/// Pixels as they are drawn: premultiplied `0xAARRGGBB` words, row by row from the top.
package struct RawPicture: Hashable, Sendable {
  package var size: PixelSize
  package var words: [UInt32]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - words: Premultiplied `0xAARRGGBB`, a word for each pixel, row by row from the top.
  package init(size: PixelSize, words: [UInt32]) {
    self.size = size
    self.words = words
  }
}

/// The arrangement of pixels in memory.
package struct PixelLayout: Hashable, Sendable {
  package var format: PixelFormat
  package var size: PixelSize
  /// Bytes from the beginning of a row to that of the next.
  package var stride: Int
  /// Bytes before the first row.
  package var offset: Int

  /// Creates an arrangement.
  ///
  /// - Parameters:
  ///   - format: The meaning of a pixel's bytes.
  ///   - size: The size in pixels.
  ///   - stride: Bytes from the beginning of a row to that of the next; `nil` for rows with no bytes between them.
  ///   - offset: Bytes before the first row.
  package init(_ format: PixelFormat, size: PixelSize, stride: Int? = nil, offset: Int = 0) {
    self.format = format
    self.size = size
    self.stride = stride ?? size.width * PixelFormat.bytes
    self.offset = offset
  }

  /// Bytes of a row that are pixels.
  package var rowBytes: Int { size.width * PixelFormat.bytes }

  /// Bytes from the first pixel to behind the last.
  package var byteCount: Int { stride * (size.height - 1) + rowBytes }
}

/// The meaning of a pixel's four bytes.
package enum PixelFormat: String, Hashable, Sendable, CaseIterable {
  /// Red, green, blue and alpha, in this order; colours are not multiplied by alpha.
  case rgba
  /// Little-endian words `0x..RRGGBB`, as in DRM's XRGB8888: blue, green, red, and a byte of no account.
  case xrgb

  /// The number of bytes of a pixel.
  package static let bytes = 4

  /// Converts words as they stand in memory into premultiplied ones, in their place.
  ///
  /// - Parameter words: Pixels of this format; afterwards premultiplied `0xAARRGGBB`.
  package func convert(_ words: inout [UInt32]) {
    words.withUnsafeMutableBufferPointer { words in
      switch self {
      case .xrgb:
        for index in words.indices {
          words[index] = UInt32(littleEndian: words[index]) | 0xFF00_0000
        }
      case .rgba:
        for index in words.indices {
          words[index] = Self.premultiplied(UInt32(littleEndian: words[index]))
        }
      }
    }
  }

  /// `0xAARRGGBB` of `0xAABBGGRR`.
  private static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    let (red, green, blue) = (word & 255, word >> 8 & 255, word >> 16 & 255)
    if alpha == 255 { return 0xFF00_0000 | red << 16 | green << 8 | blue }
    func product(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
    return alpha << 24 | product(red) << 16 | product(green) << 8 | product(blue)
  }
}

extension PixelLayout {
  /// Returns the picture that bytes hold.
  ///
  /// - Parameter bytes: The memory from its beginning, so that `offset` counts from the first byte.
  /// - Returns: The picture; `nil` where the bytes are too few for it.
  package func picture(of bytes: [UInt8]) -> RawPicture? {
    guard bytes.count >= offset + byteCount else { return nil }
    var words = bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: size.width * size.height) { room, count in
        let target = UnsafeMutableRawBufferPointer(room)
        for row in 0..<size.height {
          let start = offset + row * stride
          let place = UnsafeMutableRawBufferPointer(
            rebasing: target[row * rowBytes..<(row + 1) * rowBytes])
          place.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + rowBytes]))
        }
        count = size.width * size.height
      }
    }
    format.convert(&words)
    return RawPicture(size: size, words: words)
  }
}
