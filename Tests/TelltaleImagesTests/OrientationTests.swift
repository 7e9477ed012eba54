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

  /// A file that begins with these segments; the kind of each and what is in it.
  private func file(_ segments: [(UInt8, [UInt8])]) -> [UInt8] {
    segments.reduce([0xFF, 0xD8]) { file, segment in
      let length = segment.1.count + 2
      return file + [0xFF, segment.0, UInt8(length >> 8), UInt8(length & 255)] + segment.1
    }
  }

  /// A directory of so many other tags before the one that is looked for.
  private func exif(others: Int, turned orientation: UInt8) -> [UInt8] {
    let other: [UInt8] = [1, 0, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let entries = (0..<others).flatMap { _ in other }
    let count = [UInt8((others + 1) >> 8), UInt8((others + 1) & 255)]
    return Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8] + count + entries
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  }

  @Test func `what a file says of itself is found behind other segments, and not in the picture`() {
    let jfif: (UInt8, [UInt8]) = (0xE0, Array("JFIF\0".utf8))
    let note: (UInt8, [UInt8]) = (0xE1, Array("http://ns.adobe.com/xap/1.0/".utf8))
    let says: (UInt8, [UInt8]) = (0xE1, exif(others: 0, turned: 6))
    func orientation(_ bytes: [UInt8]) -> JPEGOrientation { JPEGOrientation(of: bytes) }
    #expect(orientation(file([jfif, note, says])) == .right)
    #expect(orientation(file([(0xDA, []), says])) == .upright, "the scan has begun")
    #expect(orientation(file([(0xD9, []), says])) == .upright, "the picture is over")
    #expect(orientation(file([says, (0xE1, exif(others: 0, turned: 3))])) == .right, "the first")
    var filled = file([jfif, says])
    filled.insert(contentsOf: [0xFF, 0xFF, 0xFF], at: 2)
    #expect(orientation(filled) == .right)
    var broken = file([jfif, says])
    broken[2] = 0
    #expect(orientation(broken) == .upright, "no segment begins there")
    var short = file([jfif, says])
    short[5] = 1
    #expect(orientation(short) == .upright, "a segment has two bytes at least")
  }

  @Test func `the tag is found among others, though not among too many`() {
    for (others, found) in [(1, true), (7, true), (511, true), (512, false)] {
      let bytes = file([(0xE1, exif(others: others, turned: 8))])
      #expect(JPEGOrientation(of: bytes) == (found ? .left : .upright), "\(others)")
    }
    let whole = exif(others: 3, turned: 8)
    for count in 0..<whole.count - 2 {
      let bytes = file([(0xE1, Array(whole.prefix(count)))])
      #expect(JPEGOrientation(of: bytes) == .upright, "cut after \(count)")
    }
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
