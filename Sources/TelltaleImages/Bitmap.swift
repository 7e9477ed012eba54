import TelltaleGraphics

/// A decoded picture: premultiplied `0xAARRGGBB` words, row by row from the top.
package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  package var words: [UInt32]
  /// The part of the picture that the file lacks, which has one colour there; `nil` where the file
  /// is whole.
  package var lack: PictureLack?

  /// A picture that is whole.
  ///
  /// - Parameters:
  ///   - size: Pixels of the picture.
  ///   - words: Premultiplied `0xAARRGGBB` words, row by row; as many as the size has pixels.
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

/// The reason why a picture cannot be shown.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault that was found.
  package let message: String
  /// The advice; `nil` where nobody knows better than to look.
  package let remedy: String?
  /// True where the file may be sound, and this machine lacks something that it takes to show it.
  package var isOfMachine = false

  /// An error of the file.
  ///
  /// - Parameters:
  ///   - message: The fault that was found.
  ///   - remedy: The advice; `nil` where there is none.
  package init(_ message: String, _ remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// The message with its remedy.
  package var description: String { message + (remedy.map { "; \($0)" } ?? "") }

  /// The same as the fault of this machine.
  var ofMachine: PictureError {
    var error = self
    error.isOfMachine = true
    return error
  }
}

/// The part that is missing of a picture that is shown all the same.
package enum PictureLack: Hashable, Sendable {
  /// The file ends before its picture does.
  case end
  /// Some of the data inside is damaged.
  case inside

  /// The lack as an error, with its remedy.
  package var error: PictureError {
    switch self {
    case .end: PictureError("its file ends too early, as if it was cut", "copy it again")
    case .inside:
      PictureError(
        "its data is damaged inside, and parts of it are grey or torn",
        "copy it again, or save it again")
    }
  }
}
