import TelltaleGraphics
import Testing

@testable import TelltaleImages

@Suite struct OrientationTests {
  /// The sample with an Exif segment that says how it is to be turned.
  private func photograph(_ orientation: UInt8, isLittle: Bool = false) -> [UInt8] {
    let big: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    let little: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + (isLittle ? little : big)
    return Samples.jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      + Samples.jpeg.dropFirst(2)
  }

  /// Red at the top, right, foot or left; the sample is red at the top.
  private func redSide(_ bitmap: Bitmap) -> String {
    func isRed(_ index: Int) -> Bool {
      bitmap.words[index] >> 16 & 255 > 200 && bitmap.words[index] & 255 < 60
    }
    return [("top", 4), ("right", 4 * 8 + 7), ("foot", 7 * 8 + 4), ("left", 4 * 8)]
      .filter { isRed($0.1) }.map(\.0).joined(separator: " ")
  }

  @Test(
    arguments: [
      (1, "top"), (2, "top"), (3, "foot"), (4, "foot"), (5, "left"), (6, "right"), (7, "right"),
      (8, "left"), (0, "top"), (9, "top"),
    ] as [(UInt8, String)], [false, true])
  func `a photograph is turned as it says`(sample: (UInt8, String), isLittle: Bool) throws {
    let bitmap = try Bitmap.decode(
      photograph(sample.0, isLittle: isLittle), fitting: PixelSize(width: 100, height: 100))
    #expect(redSide(bitmap) == sample.1)
  }

  @Test func `every pixel goes where it belongs`() {
    let bitmap = Bitmap(size: PixelSize(width: 3, height: 2), words: [1, 2, 3, 4, 5, 6])
    func turned(_ number: Int) -> [UInt32] {
      bitmap.turned(JPEGOrientation(rawValue: number) ?? .upright).words
    }
    #expect(turned(1) == [1, 2, 3, 4, 5, 6])
    #expect(turned(2) == [3, 2, 1, 6, 5, 4])
    #expect(turned(3) == [6, 5, 4, 3, 2, 1])
    #expect(turned(4) == [4, 5, 6, 1, 2, 3])
    #expect(turned(5) == [1, 4, 2, 5, 3, 6])
    #expect(turned(6) == [4, 1, 5, 2, 6, 3])
    #expect(turned(7) == [6, 3, 5, 2, 4, 1])
    #expect(turned(8) == [3, 6, 2, 5, 1, 4])
    #expect(bitmap.turned(.right).size == PixelSize(width: 2, height: 3))
  }

  @Test func `only the first segment of Exif before the picture's data counts`() {
    func segment(_ kind: UInt8, _ data: [UInt8]) -> [UInt8] {
      [0xFF, kind, 0, UInt8(data.count + 2)] + data
    }
    func exif(_ orientation: UInt8) -> [UInt8] {
      segment(0xE1, Array(photograph(orientation)[6..<38]))
    }
    func read(_ segments: [UInt8]...) -> JPEGOrientation {
      JPEGOrientation(of: [0xFF, 0xD8] + segments.joined())
    }
    #expect(read(exif(6)) == .right)
    #expect(read(segment(0xE0, [1, 2, 3]), exif(6)) == .right)
    #expect(read(segment(0xE1, Array("http".utf8)), exif(6)) == .right)
    #expect(read(exif(3), exif(6)) == .upsideDown)
    // Bytes that fill the room before a segment.
    #expect(read([0xFF, 0xFF], exif(6)) == .right)
    // Behind the start of the scan, or the end, there is only what looks like one.
    #expect(read(segment(0xDA, [0]), exif(6)) == .upright)
    #expect(read(segment(0xD9, [0]), exif(6)) == .upright)
    #expect(read([0xFF, 0xE0, 0, 1], exif(6)) == .upright)
    #expect(read([0], exif(6)) == .upright)
  }

  @Test func `a damaged head says nothing`() {
    for count in 0..<60 {
      #expect(JPEGOrientation(of: Array(photograph(6).prefix(count))) == .upright || count > 25)
    }
    var far = photograph(6)
    far[16] = 0xFF
    #expect(JPEGOrientation(of: far) == .upright)
  }
}
