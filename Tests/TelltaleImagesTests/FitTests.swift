import TelltaleGraphics
import Testing

@testable import TelltaleImages

@Suite struct FitTests {
  private func bitmap(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: height),
      words: (0..<width * height).map { word($0 % width, $0 / width) })
  }

  @Test(
    arguments: [
      (400, 300, 100, 100, 100, 75), (300, 400, 100, 100, 75, 100), (10, 10, 64, 40, 40, 40),
      (8000, 1, 50, 50, 50, 1), (1, 8000, 50, 50, 1, 50), (3, 3, 3, 3, 3, 3),
    ])
  func `proportions stay`(
    width: Int, height: Int, roomWidth: Int, roomHeight: Int, newWidth: Int, newHeight: Int
  ) {
    let fitted = bitmap(width, height) { _, _ in .max }
      .fitted(into: PixelSize(width: roomWidth, height: roomHeight))
    #expect(fitted.size == PixelSize(width: newWidth, height: newHeight))
    // White stays white, however many pixels make one.
    #expect(fitted.words.allSatisfy { $0 == .max })
  }

  @Test func `a smaller picture is the mean of what it covers`() {
    let board = bitmap(8, 8) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let fitted = board.fitted(into: PixelSize(width: 4, height: 4))
    #expect(Set(fitted.words) == [0xFF80_8080])
  }

  @Test func `a larger picture goes from pixel to pixel without steps`() {
    let edge = bitmap(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let fitted = edge.fitted(into: PixelSize(width: 8, height: 4))
    let row = fitted.words.prefix(8).map { $0 & 255 }
    #expect(row == row.sorted() && row.first == 0 && row.last == 255)
    #expect(zip(row, row.dropFirst()).allSatisfy { $1 - $0 <= 64 })
  }

  @Test func `nothing fits nowhere`() {
    let fitted = bitmap(4, 4) { _, _ in 1 }.fitted(into: PixelSize(width: 0, height: 9))
    #expect(fitted.words.isEmpty)
  }

  @Test(arguments: [(0, 4, 4, 4), (4, 0, 4, 4), (4, 4, 0, 4), (4, 4, 4, 0), (4, 4, -1, 4)])
  func `nothing, and nothing to stand in, make no picture`(
    width: Int, height: Int, roomWidth: Int, roomHeight: Int
  ) {
    let fitted = bitmap(width, height) { _, _ in 1 }
      .fitted(into: PixelSize(width: roomWidth, height: roomHeight))
    #expect(fitted.size == PixelSize(width: 0, height: 0))
    #expect(fitted.words.isEmpty)
  }

  @Test func `a single pixel of room is enough`() {
    let fitted = bitmap(4, 4) { _, _ in 0xFF00_0000 }.fitted(into: PixelSize(width: 1, height: 1))
    #expect(fitted.words == [0xFF00_0000])
  }
}
