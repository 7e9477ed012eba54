import TelltaleGraphics
import TelltaleRaster

/// A message with pixels, as bytes: little-endian words of four bytes, then the pixels.
///
/// Words: 1 for a part of the frame or 2 for a picture of the matrix; the number of the frame; its width
/// and height; and how many rectangles follow, each as left, top, width and height. Then the pixels of one
/// rectangle after the other, red, green, blue and 255. Of the matrix: 2, the bytes of the name, the bytes of the file;
/// then the name in UTF-8 and a PNG file.
package enum PreviewFrame {
  /// Writes the parts of a canvas that have changed.
  ///
  /// - Parameters:
  ///   - canvas: The pixels of the whole frame.
  ///   - damage: The parts that have changed.
  ///   - number: The number of the frame, by which the page says that it has drawn it.
  /// - Returns: The message.
  package static func bytes(
    _ canvas: borrowing Canvas, _ damage: Damage, number: Int
  ) -> [UInt8] {
    let rects = damage.clipped(to: PixelRect(canvas.size)).rects
    let head =
      [1, number, canvas.size.width, canvas.size.height, rects.count]
      + rects.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    let pixels = rects.reduce(0) { $0 + $1.width * $1.height }
    let total = (head.count + pixels) * 4
    return [UInt8](unsafeUninitializedCapacity: total) { room, count in
      room.withMemoryRebound(to: UInt32.self) { words in
        for (index, word) in head.enumerated() {
          words[index] = UInt32(truncatingIfNeeded: word).littleEndian
        }
        var next = head.count
        for rect in rects {
          for y in rect.y..<rect.maxY {
            let row = canvas.pixels + (y * canvas.stride + rect.x)
            for x in 0..<rect.width { words[next + x] = Self.inBrowsersOrder(row[x]) }
            next += rect.width
          }
        }
      }
      count = total
    }
  }

  /// Writes a picture of the matrix: the scene on a profile.
  ///
  /// - Parameters:
  ///   - png: The picture, as a PNG file.
  ///   - profile: The name of the profile.
  /// - Returns: The message.
  package static func picture(_ png: [UInt8], of profile: String) -> [UInt8] {
    let name = Array(profile.utf8)
    return words([2, name.count, png.count]) + name + png
  }

  /// Converts `0xXXRRGGBB` to the bytes red, green, blue, 255.
  private static func inBrowsersOrder(_ word: UInt32) -> UInt32 {
    let mixed = (word & 0xFF) << 16 | (word & 0xFF00) | (word >> 16) & 0xFF | 0xFF00_0000
    return mixed.littleEndian
  }

  private static func words(_ values: [Int]) -> [UInt8] {
    values.flatMap { value in
      (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
  }
}
