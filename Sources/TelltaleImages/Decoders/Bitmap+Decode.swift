import TelltaleGraphics
import TelltaleSyntax

extension Bitmap {
  /// Returns the picture of a file of any known kind, at its own size or smaller, but not below
  /// `size`; drawings are made to fit into it.
  ///
  /// Its size is read from its head and refused past the limits before any memory is taken for it.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - size: Pixels of the place for which it is meant.
  ///   - helper: The process that makes pictures whose libraries are not trusted with this process.
  /// - Returns: The picture, premultiplied.
  /// - Throws: The reason why there is none, and the remedy.
  package static func decode(
    _ bytes: [UInt8], fitting size: PixelSize, by helper: PictureHelper = PictureHelper()
  ) throws(PictureError) -> Bitmap {
    switch try PictureFormat(bytes) {
    case .png: try PNGPicture.decode(bytes)
    case .jpeg: try JPEGPicture.decode(bytes, fitting: size)
    case .webp: try WebPPicture.decode(bytes, helper)
    case .svg: try SVGPicture.decode(bytes, fitting: size, helper)
    }
  }

  /// Returns the size that a file states in its head.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The size in pixels, turned as the file says; `nil` for a drawing, which has none.
  /// - Throws: The reason where the kind is unknown, or the size is none that may be decoded.
  package static func size(of bytes: [UInt8]) throws(PictureError) -> PixelSize? {
    switch try PictureFormat(bytes) {
    case .png: try PNGPicture.size(of: bytes)
    case .jpeg: try JPEGPicture.size(of: bytes)
    case .webp: try WebPPicture.size(of: bytes)
    case .svg: nil
    }
  }
}

extension PixelSize {
  /// The size, if it is one that may be decoded.
  func checked() throws(PictureError) -> PixelSize {
    guard width > 0, height > 0 else { throw PictureError("it has no pixels") }
    guard width <= Limits.imageSide, height <= Limits.imageSide else {
      throw PictureError(
        "\(width)x\(height) has a side of more than the \(Limits.imageSide) pixels that are decoded",
        "make it smaller")
    }
    guard width * height <= Limits.picturePixels else {
      throw PictureError(
        "\(width)x\(height) are more than the \(Limits.picturePixels) pixels that are decoded",
        "make it smaller")
    }
    return self
  }
}
