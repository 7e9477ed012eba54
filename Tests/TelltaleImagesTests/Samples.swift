import Foundation
import TelltaleGraphics
import TelltaleImages
import TelltaleRaster

/// Small files, made with the tools of the libraries that read them: 8 by 8 pixels that go from red
/// at the top to blue at the foot.
enum Samples {
  static let jpeg = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+"
      + "MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P"
      + "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAA"
      + "AAAAAAAAAAAAAAb/xAAWEAEBAQAAAAAAAAAAAAAAAAAAFGH/xAAVAQEBAAAAAAAAAAAAAAAAAAAEBv/EABcR"
      + "AAMBAAAAAAAAAAAAAAAAAAAEFVL/2gAMAwEAAhEDEQA/AJGzQFbGUyMrNaP/2Q==")

  static let progressiveJPEG = bytes(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+"
      + "MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09P"
      + "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAA"
      + "AAAAAAAAAAAAAAX/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/aAAwDAQACEAMQAAABkCs3/8QAFRABAQAAAAAA"
      + "AAAAAAAAAAAAABL/2gAIAQEAAQUCt//EABcRAAMBAAAAAAAAAAAAAAAAAAADFFH/2gAIAQMBAT8Brbp//8QA"
      + "FxEAAwEAAAAAAAAAAAAAAAAAAAMUUf/aAAgBAgEBPwGNWH//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEB"
      + "AAY/An//xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAE/IT//2gAMAwEAAgADAAAAEAv/xAAUEQEAAAAA"
      + "AAAAAAAAAAAAAAAA/9oACAEDAQE/EA//xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oACAECAQE/EG//xAAVEAEB"
      + "AAAAAAAAAAAAAAAAAAAAcf/aAAgBAQABPxCn/9k=")

  /// The same in cyan, magenta, yellow and black.
  static let inkJPEG = bytes(
    "/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2"
      + "RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09P"
      + "T09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgACAAIBAEiAAIRAQMRAQQiAP/EABUAAQEAAAAA"
      + "AAAAAAAAAAAAAAAG/8QAGhABAAEFAAAAAAAAAAAAAAAAAAQRFCVh8P/EABUBAQEAAAAAAAAAAAAAAAAAAAUG"
      + "/8QAGhEAAgIDAAAAAAAAAAAAAAAAAAEEFVFSkf/aAA4EAQACEQMRBAAAPwCjsZegEZczd2HUcTD6Vme6oD//"
      + "2Q==")

  static let webp = bytes(
    "UklGRkIAAABXRUJQVlA4TDYAAAAvB8ABAD8QAoEUDtMCgcSf8Vye/+iCg4MxIIRkKymkkEIKKaSQQv4WexH9"
      + "j49XXZxqVwuzGgA=")

  /// Red, half transparent.
  static let clearWebP = bytes("UklGRhwAAABXRUJQVlA4TA8AAAAvB8ABEAcQ/Y8CBiKi/wEA")

  static let movingWebP = bytes(
    "UklGRqoAAABXRUJQVlA4WAoAAAASAAAABwAABwAAQU5JTQYAAAD/////AABBTk1GTgAAAAAAAAAAAAcAAAcA"
      + "AGQAAAJWUDhMNgAAAC8HwAEAPxACgRQO0wKBxJ/xXJ7/6IKDgzEghGQrKaSQQgoppJBC/hZ7Ef2Pj1ddnGpX"
      + "C7MaAEFOTUYoAAAAAAAAAAAABwAABwAAZAAAAlZQOEwPAAAALwfAARAHEP2PAgYiov8BAA==")

  static let svg = Array(
    """
    <?xml version="1.0"?><!-- a square in the middle -->
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">
      <rect x="1" y="1" width="2" height="2" fill="#00f"/>
    </svg>
    """.utf8)

  /// A PNG file of one colour.
  static func png(_ size: PixelSize, _ rgb: UInt32) -> [UInt8] {
    let canvas = Canvas(size: size)
    for index in 0..<size.width * size.height { canvas.pixels[index] = rgb }
    return PNGFile.encode(canvas)
  }

  /// A PNG file that says it is of that size, and has no more than its head.
  static func pngHead(width: UInt32, height: UInt32) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let head = Array("IHDR".utf8) + word(width) + word(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + head + word(crc(head))
      + word(0) + Array("IDAT".utf8) + word(crc(Array("IDAT".utf8)))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1) * 0xEDB8_8320 }
    }
  }

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64) ?? Data())
  }
}

extension Samples {
  /// The drawings of this repository: icons, and pictures of examples.
  static func drawings() throws -> [(name: String, bytes: [UInt8])] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try ["Platforms/Icons", "docs/examples/pages", "Tests/Fixtures/Gallery/web-view"].flatMap
    {
      folder in
      let folder = root.appending(path: folder)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".svg") }
        .map { ($0, Array(try Data(contentsOf: folder.appending(path: $0)))) }
    }
  }
}
