import TelltaleGraphics
import TelltaleRaster
import Testing

@testable import TelltaleImages

struct PNGFileTests {
  private func canvas(_ size: PixelSize) -> Canvas {
    let canvas = Canvas(size: size)
    for index in 0..<size.width * size.height {
      canvas.pixels[index] = UInt32(truncatingIfNeeded: index &* 0x9E3779B1) & 0xFFFFFF
    }
    return canvas
  }

  @Test(arguments: [(1, 1), (7, 3), (1, 900), (300, 2)])
  func `what is encoded is decoded, pixel by pixel`(width: Int, height: Int) throws {
    let canvas = canvas(PixelSize(width: width, height: height))
    for effort in [PNGFile.Effort.short, .quick] {
      let picture = try PNGFile.decode(PNGFile.encode(canvas, effort: effort))
      #expect(picture.size == canvas.size)
      #expect(picture.pixels == (0..<width * height).map { canvas.pixels[$0] })
    }
  }

  @Test func `of whatever kind a file is, its colours are read, over black`() throws {
    func pixels(
      _ colours: UInt8, _ rows: [[UInt8]], _ said: [(String, [UInt8])] = [], bits: UInt8 = 8
    ) throws -> [UInt32] {
      let file = SamplePNG(width: 2, bits: bits, colours: colours, rows: rows, saying: said)
      let picture = try PNGFile.decode(file.bytes)
      #expect(picture.size == PixelSize(width: 2, height: rows.count))
      return picture.pixels
    }
    #expect(try pixels(0, [[0, 255], [128, 7]]) == [0, 0xFF_FFFF, 0x80_8080, 0x07_0707])
    #expect(try pixels(2, [[1, 2, 3, 250, 251, 252]]) == [0x01_0203, 0xFA_FBFC])
    let palette: [UInt8] = [9, 8, 7, 200, 100, 50]
    #expect(
      try pixels(3, [[1, 0], [0, 0]], [("PLTE", palette)]).prefix(2) == [0xC8_6432, 0x09_0807])
    #expect(try pixels(4, [[255, 255, 255, 0]]) == [0xFF_FFFF, 0])
    #expect(try pixels(6, [[1, 2, 3, 255, 9, 9, 9, 0]]) == [0x01_0203, 0])
  }

  @Test func `the same pixels give the same bytes`() {
    let size = PixelSize(width: 40, height: 30)
    for effort in [PNGFile.Effort.short, .quick] {
      let first = PNGFile.encode(canvas(size), effort: effort)
      #expect(PNGFile.encode(canvas(size), effort: effort) == first)
    }
  }

  @Test func `a picture of noise, which nothing compresses, is encoded whole`() throws {
    let size = PixelSize(width: 3, height: 4000)
    let canvas = Canvas(size: size)
    var state: UInt64 = 1
    for index in 0..<12_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      canvas.pixels[index] = UInt32(truncatingIfNeeded: state >> 40)
    }
    for effort in [PNGFile.Effort.short, .quick] {
      let picture = try PNGFile.decode(PNGFile.encode(canvas, effort: effort))
      #expect(picture.pixels == (0..<12_000).map { canvas.pixels[$0] })
    }
  }

  @Test func `files that are cut off or are no PNG are refused with a reason`() {
    let whole = PNGFile.encode(canvas(PixelSize(width: 40, height: 30)))
    for bytes in [[], [0x89], Array("GIF89a".utf8), Array(whole.prefix(30))] {
      let error = #expect(throws: PNGError.self) { try PNGFile.decode(bytes) }
      #expect(error?.description.isEmpty == false)
    }
  }

  @Test func `a header that promises gigabytes is refused before memory is taken`() {
    var bytes = PNGFile.encode(canvas(PixelSize(width: 4, height: 4)))
    // Width and height stand at 16 and 20 of every PNG file; the checksum of their chunk at 29.
    bytes.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    bytes.replaceSubrange(29..<33, with: checksum(bytes[12..<29]))
    #expect(throws: PNGError.self) { try PNGFile.decode(bytes) }
  }

  @Test(arguments: [
    (16_384, 1, true), (16_385, 1, false), (1, 16_384, true), (1, 16_385, false),
    (16_384, 2_048, true), (16_384, 2_049, false),
  ])
  func `a picture has so many pixels a side, and so many in all`(
    width: Int, height: Int, mayBeShown: Bool
  ) {
    var bytes = PNGFile.encode(canvas(PixelSize(width: 4, height: 4)))
    let sides = [width, height].flatMap { side -> [UInt8] in
      [0, 0, UInt8(side >> 8), UInt8(side & 255)]
    }
    bytes.replaceSubrange(16..<24, with: sides)
    bytes.replaceSubrange(29..<33, with: checksum(bytes[12..<29]))
    // Only the head promises so much; what is small enough is refused for want of its rows.
    let error = #expect(throws: PNGError.self) { try PNGFile.decode(bytes) }
    #expect(error?.description.contains("more than can be shown") == !mayBeShown)
  }

  @Test func `no damaged byte crashes the decoder`() {
    let whole = PNGFile.encode(canvas(PixelSize(width: 9, height: 9)))
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x5A
      _ = try? PNGFile.decode(bytes)
    }
  }

  /// CRC-32 as PNG has it.
  private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~crc >> $0) }
  }
}
