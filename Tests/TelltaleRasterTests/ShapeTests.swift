import TelltaleGraphics
import Testing

@testable import TelltaleRaster

struct ShapeTests {
  private func pixels(_ size: Int, _ command: DrawCommand) -> [[UInt32]] {
    let size = PixelSize(width: size, height: size)
    let words = frame(DisplayList(size: size, commands: [command])).map { $0 & 255 }
    return (0..<size.height).map { Array(words[$0 * size.width..<($0 + 1) * size.width]) }
  }

  @Test(arguments: [1, 2, 3, 7, 14, 20])
  func `all four corners are alike, and so are their halves`(radius: Int) {
    let rect = PixelRect(x: 0, y: 0, width: 40, height: 40)
    for command in [
      DrawCommand.roundedFill(rect, radius: radius, .white),
      .roundedStroke(rect, radius: radius, width: 3, .white),
      .shadow(rect.insetBy(10), radius: radius / 2, blur: 9, .white),
    ] {
      let rows = pixels(40, command)
      #expect(rows == rows.reversed())
      #expect(rows == rows.map { $0.reversed() })
    }
    let rows = pixels(40, .roundedFill(rect, radius: radius, .white))
    let turned = (0..<40).map { x in (0..<40).map { y in rows[y][x] } }
    #expect(rows == turned)
  }

  @Test func `a corner of four pixels looks as it always did`() {
    let rows = pixels(
      8, .roundedFill(PixelRect(x: 0, y: 0, width: 8, height: 8), radius: 4, .white))
    #expect(rows[0] == [0, 42, 178, 245, 245, 178, 42, 0])
    #expect(rows[1] == [42, 240, 255, 255, 255, 255, 240, 42])
    #expect(rows[3] == [245, 255, 255, 255, 255, 255, 255, 245])
  }

  @Test func `a disc covers its area`() {
    let rows = pixels(
      80, .roundedFill(PixelRect(x: 0, y: 0, width: 80, height: 80), radius: 40, .white))
    let area = Double(rows.joined().reduce(0, +)) / 255
    #expect(abs(area - 3.141592653589793 * 1600) < 2)
  }

  @Test func `a radius larger than half the side is cut to it`() {
    let rect = PixelRect(x: 2, y: 3, width: 30, height: 11)
    for radius in [5, 6, 900, Int.max] {
      #expect(
        pixels(40, .roundedFill(rect, radius: radius, .white))
          == pixels(40, .roundedFill(rect, radius: 5, .white)))
    }
    #expect(
      pixels(40, .roundedFill(rect, radius: -4, .white)) == pixels(40, .fill(rect, .white)))
  }

  @Test func `a ring without a hole is a filled rectangle`() {
    let rect = PixelRect(x: 2, y: 3, width: 30, height: 20)
    for width in [10, 11, Int.max] {
      #expect(
        pixels(40, .roundedStroke(rect, radius: 6, width: width, .white))
          == pixels(40, .roundedFill(rect, radius: 6, .white)))
    }
    #expect(Set(pixels(40, .roundedStroke(rect, radius: 6, width: 0, .white)).joined()) == [0])
    #expect(Set(pixels(40, .roundedStroke(rect, radius: 6, width: -3, .white)).joined()) == [0])
  }

  @Test func `a shadow is a round rectangle blurred by three boxes`() {
    let rect = PixelRect(x: 15, y: 15, width: 30, height: 20)
    let sharp = pixels(60, .roundedFill(rect, radius: 8, .white)).map { $0.map(Double.init) }
    let soft = pixels(60, .shadow(rect, radius: 8, blur: 9, .white))
    var blurred = sharp
    for width in [7, 7, 7] {
      blurred = box(turned(box(turned(blurred), width)), width)
    }
    for (row, exact) in zip(soft, blurred) {
      for (value, expected) in zip(row, exact) { #expect(abs(Double(value) - expected) <= 1) }
    }
  }

  @Test func `a shadow without blur is the shape itself`() {
    let rect = PixelRect(x: 5, y: 5, width: 30, height: 21)
    #expect(
      pixels(40, .shadow(rect, radius: 8, blur: 0, .white))
        == pixels(40, .roundedFill(rect, radius: 8, .white)))
  }

  @Test func `large shadows are small ones with their middle stretched`() {
    let large = pixels(
      200, .shadow(PixelRect(x: 20, y: 20, width: 160, height: 150), radius: 6, blur: 9, .white))
    let small = pixels(
      200, .shadow(PixelRect(x: 20, y: 20, width: 40, height: 40), radius: 6, blur: 9, .white))
    for y in 0..<40 { #expect(large[y][0..<40] == small[y][0..<40]) }
  }

  private func turned(_ rows: [[Double]]) -> [[Double]] {
    rows[0].indices.map { x in rows.map { $0[x] } }
  }

  private func box(_ rows: [[Double]], _ width: Int) -> [[Double]] {
    rows.map { row in
      row.indices.map { x in
        (x - width / 2...x + width / 2).reduce(0) { sum, near in
          sum + (row.indices.contains(near) ? row[near] : 0)
        } / Double(width)
      }
    }
  }
}
