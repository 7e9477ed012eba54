import TelltaleGraphics

/// Which way up a photograph is: cameras keep what the sensor saw, and say how it is to be turned.
enum JPEGOrientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, right, transversed, left

  /// What the file's Exif says; one that says nothing, or nonsense, is upright.
  init(of bytes: [UInt8]) {
    self = Self.exif(in: bytes).flatMap(Self.orientation).flatMap(JPEGOrientation.init) ?? .upright
  }

  /// True where width and height change places.
  var isTurned: Bool { rawValue >= JPEGOrientation.transposed.rawValue }

  /// The first segment of Exif before the picture's own data: a TIFF file.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let mark: [UInt8] = Array("Exif\0\0".utf8)
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      // A byte that fills; the start of the scan, after which there is no more to learn.
      if kind == 0xFF {
        place += 1
        continue
      }
      guard kind != 0xDA, kind != 0xD9 else { return nil }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let data = bytes[place + 4..<end]
      if kind == 0xE1, data.starts(with: mark) { return data.dropFirst(mark.count) }
      place = end
    }
    return nil
  }

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

extension Bitmap {
  /// The same as it is to be seen.
  func turned(_ orientation: JPEGOrientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (width, height) = (size.width, size.height)
    let turned = orientation.isTurned ? PixelSize(width: height, height: width) : size
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
