import TelltaleGraphics

/// A decoded picture: premultiplied `0xAARRGGBB` words, row by row from the top.
package struct Bitmap: Hashable, Sendable {
  package var size: PixelSize
  package var words: [UInt32]
  /// What the file lacks of its picture, which is of one colour there; `nil` where it is whole.
  package var lack: PictureLack?

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
  /// What was found.
  package let message: String
  /// What to do; `nil` where nobody knows better than to look.
  package let remedy: String?
  /// True where the file may be well, and this machine lacks what it takes to show it.
  package var isOfMachine = false

  package init(_ message: String, _ remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  package var description: String { message + (remedy.map { "; \($0)" } ?? "") }

  /// The same as the fault of this machine.
  var ofMachine: PictureError {
    var error = self
    error.isOfMachine = true
    return error
  }
}

/// What is missing of a picture that is shown.
package enum PictureLack: Hashable, Sendable {
  /// The file ends before its picture does.
  case end
  /// Some of the data inside is damaged.
  case inside

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
