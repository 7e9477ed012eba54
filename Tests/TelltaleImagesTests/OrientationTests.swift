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
      bitmap.turned(PictureOrientation(rawValue: number) ?? .upright).words
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
    func orientation(_ bytes: [UInt8]) -> PictureOrientation {
      PictureOrientation(Exif.tiff(in: bytes, .jpeg))
    }
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
      #expect(
        PictureOrientation(Exif.tiff(in: bytes, .jpeg)) == (found ? .left : .upright), "\(others)")
    }
    let whole = exif(others: 3, turned: 8)
    for count in 0..<whole.count - 2 {
      let bytes = file([(0xE1, Array(whole.prefix(count)))])
      #expect(PictureOrientation(Exif.tiff(in: bytes, .jpeg)) == .upright, "cut after \(count)")
    }
  }

  @Test func `a damaged head says nothing`() {
    for count in 0..<60 {
      #expect(
        PictureOrientation(Exif.tiff(in: Array(photograph(6).prefix(count)), .jpeg)) == .upright
          || count > 25)
    }
    var far = photograph(6)
    far[16] = 0xFF
    #expect(PictureOrientation(Exif.tiff(in: far, .jpeg)) == .upright)
  }

  /// A TIFF file that says how its picture is to be turned.
  private static func tiff(_ orientation: UInt8) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  }

  /// Two pixels above two others above two more, in greys that tell them apart.
  private static func png(_ orientation: UInt8?, isLast: Bool = false) -> SamplePNG {
    var file = SamplePNG(width: 2, bits: 8, colours: 0, rows: [[1, 2], [3, 4], [5, 6]])
    if let orientation {
      file.chunks.insert((name: "eXIf", data: tiff(orientation)), at: isLast ? 2 : 1)
    }
    return file
  }

  /// What there is to see, row by row.
  private func greys(_ bytes: [UInt8]) throws -> [[UInt32]] {
    let bitmap = try Bitmap.decode(bytes, fitting: PixelSize(width: 9, height: 9))
    #expect(try Bitmap.size(of: bytes) == bitmap.size)
    return (0..<bitmap.size.height).map { row in
      (0..<bitmap.size.width).map { bitmap.words[row * bitmap.size.width + $0] & 255 }
    }
  }

  @Test(
    arguments: [
      (1, [[1, 2], [3, 4], [5, 6]]), (2, [[2, 1], [4, 3], [6, 5]]),
      (3, [[6, 5], [4, 3], [2, 1]]),
      (4, [[5, 6], [3, 4], [1, 2]]), (5, [[1, 3, 5], [2, 4, 6]]), (6, [[5, 3, 1], [6, 4, 2]]),
      (7, [[6, 4, 2], [5, 3, 1]]), (8, [[2, 4, 6], [1, 3, 5]]), (9, [[1, 2], [3, 4], [5, 6]]),
    ] as [(UInt8, [[UInt32]])], [false, true])
  func `a PNG is turned as it says, before its data or after it`(
    sample: (UInt8, [[UInt32]]), isLast: Bool
  ) throws {
    #expect(try greys(Self.png(sample.0, isLast: isLast).bytes) == sample.1)
  }

  @Test func `of a PNG only the first chunk of Exif counts, and none behind the end`() throws {
    let upright: [[UInt32]] = [[1, 2], [3, 4], [5, 6]]
    var twice = Self.png(3)
    twice.chunks.insert((name: "eXIf", data: Self.tiff(6)), at: 2)
    #expect(try greys(twice.bytes) == [[6, 5], [4, 3], [2, 1]])
    var late = Self.png(nil)
    late.chunks.append((name: "eXIf", data: Self.tiff(3)))
    #expect(try greys(late.bytes) == upright)
    var other = Self.png(nil)
    other.chunks.insert((name: "eXIg", data: Self.tiff(3)), at: 1)
    #expect(try greys(other.bytes) == upright)
    #expect(try greys(Self.png(nil).bytes) == upright)
    for count in 0..<Self.tiff(3).count - 2 {
      var cut = Self.png(3)
      cut.chunks[1].data = Array(Self.tiff(3).prefix(count))
      #expect(try greys(cut.bytes) == upright, "cut after \(count)")
    }
  }

  /// A WebP file of several chunks around the sample's own; red at the top if upright.
  private static func webp(_ chunks: [(String, [UInt8])], says flags: UInt8) -> [UInt8] {
    let own = Samples.webp.dropFirst(12)
    let head: [UInt8] = [flags, 0, 0, 0, 7, 0, 0, 7, 0, 0]
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let length = [0, 8, 16, 24].map { UInt8(data.count >> $0 & 255) }
      return Array(name.utf8) + length + data + (data.count % 2 == 1 ? [0] : [])
    }
    let body = Array("WEBP".utf8) + chunk("VP8X", head) + own + chunks.flatMap { chunk($0.0, $0.1) }
    return Array("RIFF".utf8) + [UInt8(body.count & 255), UInt8(body.count >> 8), 0, 0] + body
  }

  @Test(
    arguments: [
      (1, "top"), (2, "top"), (3, "foot"), (4, "foot"), (5, "left"), (6, "right"), (7, "right"),
      (8, "left"), (0, "top"), (9, "top"),
    ] as [(UInt8, String)], [false, true])
  func `a WebP is turned as it says`(sample: (UInt8, String), isMarked: Bool) throws {
    let exif = (isMarked ? Array("Exif\0\0".utf8) : []) + Self.tiff(sample.0)
    let file = Self.webp([("ICCP", [1, 2, 3]), ("EXIF", exif)], says: 0x08)
    let bitmap = try Bitmap.decode(file, fitting: PixelSize(width: 100, height: 100))
    #expect(redSide(bitmap) == sample.1)
  }

  @Test func `of a WebP only what its head announces counts`() throws {
    func orientation(_ bytes: [UInt8]) -> PictureOrientation {
      PictureOrientation(Exif.tiff(in: bytes, .webp))
    }
    let exif = ("EXIF", Self.tiff(3))
    #expect(orientation(Self.webp([exif], says: 0x08)) == .upsideDown)
    #expect(orientation(Self.webp([exif], says: 0)) == .upright)
    #expect(orientation(Self.webp([("XMP ", Self.tiff(3))], says: 0x08)) == .upright)
    #expect(orientation(Samples.webp) == .upright)
    let whole = Self.webp([exif], says: 0x08)
    for count in whole.indices {
      #expect(orientation(Array(whole.prefix(count))) == .upright, "cut after \(count)")
    }
  }
}
