import TelltaleGraphics

/// Which way up a picture is: cameras keep what the sensor saw, and say how it is to be turned.
enum PictureOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, right, transversed, left

  /// What a file's Exif says.
  ///
  /// - Parameter exif: A TIFF file, as `Exif` finds it. Where it says nothing, or nonsense, or there is
  ///   none, the picture is upright.
  init(_ exif: ArraySlice<UInt8>?) {
    self = exif.flatMap(Self.orientation).flatMap(PictureOrientation.init) ?? .upright
  }

  /// True where width and height change places.
  var isTurned: Bool { rawValue >= PictureOrientation.transposed.rawValue }

  /// Tag 0x0112 of the first directory.
  private static func orientation(in tiff: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(tiff.prefix(1 << 16))
    guard bytes.count >= 8 else { return nil }
    let isLittle = bytes[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= bytes.count else { return nil }
      let part = bytes[place..<place + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for index in 0..<min(count, 512) {
      let entry = start + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}

extension PixelSize {
  /// The size of a picture as it is to be seen, of that as it is kept; and the other way round.
  func turned(_ orientation: PictureOrientation) -> PixelSize {
    orientation.isTurned ? PixelSize(width: height, height: width) : self
  }
}

extension Bitmap {
  /// The same as it is to be seen.
  func turned(_ orientation: PictureOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (width, height) = (size.width, size.height)
    let turned = size.turned(orientation)
    var words = [UInt32](repeating: 0, count: width * height)
    for y in 0..<turned.height {
      for x in 0..<turned.width {
        let (column, row) =
          switch orientation {
          case .upright: (x, y)
          case .mirrored: (width - 1 - x, y)
          case .upsideDown: (width - 1 - x, height - 1 - y)
          case .flipped: (x, height - 1 - y)
          case .transposed: (y, x)
          case .right: (y, height - 1 - x)
          case .transversed: (width - 1 - y, height - 1 - x)
          case .left: (width - 1 - y, x)
          }
        words[y * turned.width + x] = self.words[row * width + column]
      }
    }
    return Bitmap(size: turned, words: words)
  }
}
