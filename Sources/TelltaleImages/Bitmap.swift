import TelltaleGraphics

/// A decoded picture: premultiplied `0xAARRGGBB` words, row by row from the top.
package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  package var words: [UInt32]
  /// False where the file ended before its picture did, and the rest is of one colour.
  package var isWhole = true

  package init(size: PixelSize, words: [UInt32]) {
    self.size = size
    self.words = words
  }
}

extension Bitmap {
  /// Words whose colours were not multiplied by their alpha, made so that they are.
  mutating func premultiply() {
    for index in words.indices where words[index] >> 24 != 255 {
      let word = words[index]
      let alpha = word >> 24
      func product(_ shift: UInt32) -> UInt32 { ((word >> shift & 255) * alpha + 127) / 255 }
      words[index] = alpha << 24 | product(16) << 16 | product(8) << 8 | product(0)
    }
  }
}

extension Bitmap {
  /// Makes true of words from elsewhere what is true of premultiplied ones: no colour is above its alpha.
  mutating func limitToAlpha() {
    for index in words.indices where words[index] >> 24 != 255 {
      let word = words[index]
      let alpha = word >> 24
      func part(_ shift: UInt32) -> UInt32 { min(word >> shift & 255, alpha) }
      words[index] = alpha << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }
  }
}

/// Why a picture cannot be shown.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
