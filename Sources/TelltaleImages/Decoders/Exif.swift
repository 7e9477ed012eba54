/// Where formats of pictures keep Exif: a TIFF file about the picture, of which its orientation counts.
enum Exif {
  /// What a file has of it.
  ///
  /// - Parameters:
  ///   - bytes: A whole file of a picture, damaged perhaps.
  ///   - format: What the file is.
  /// - Returns: The TIFF file in it; absent where there is none.
  static func tiff(in bytes: [UInt8], _ format: PictureFormat) -> ArraySlice<UInt8>? {
    switch format {
    case .jpeg: inJPEG(bytes)
    case .png: inPNG(bytes)
    case .webp: inWebP(bytes)
    case .svg: nil
    }
  }

  private static let mark = Array("Exif\0\0".utf8)

  /// The first segment of Exif before the picture's own data.
  private static func inJPEG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
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

  /// The first chunk `eXIf`, before the picture's data or after it.
  private static func inPNG(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 8
    // Of each chunk its length, its name, its data and a checksum.
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let data = place + 8
      guard length <= bytes.count - data - 4 else { return nil }
      let name = bytes[place + 4..<data]
      if name.elementsEqual("eXIf".utf8) { return bytes[data..<data + length] }
      if name.elementsEqual("IEND".utf8) { return nil }
      place = data + length + 4
    }
    return nil
  }

  /// The chunk `EXIF` of a file whose head says that there is one.
  private static func inWebP(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let says: UInt8 = 0x08
    guard bytes.count > 20, bytes[12..<16].elementsEqual("VP8X".utf8), bytes[20] & says != 0 else {
      return nil
    }
    var place = 12
    // Of each chunk its name, its length and its data, filled up to an even number.
    while place + 8 <= bytes.count {
      let length = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let data = place + 8
      guard length <= bytes.count - data else { return nil }
      if bytes[place..<place + 4].elementsEqual("EXIF".utf8) {
        let tiff = bytes[data..<data + length]
        // Some programs write it as JPEG has it.
        return tiff.starts(with: mark) ? tiff.dropFirst(mark.count) : tiff
      }
      place = data + length + length % 2
    }
    return nil
  }
}
