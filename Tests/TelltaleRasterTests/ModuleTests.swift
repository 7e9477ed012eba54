import TelltaleGraphics
import Testing

@testable import TelltaleRaster

/// Modules of a code have the same whole number of pixels each.
struct ModuleTests {
  private let size = PixelSize(width: 20, height: 20)
  private let grid: ModuleGrid

  init() throws {
    grid = try #require(
      ModuleGrid(side: 3, dark: [true, false, true, false, false, true, true, true, true]))
  }

  private func rows(_ rect: PixelRect) -> [[Bool]] {
    let words = frame(DisplayList(size: size, commands: [.modules(rect, grid, .white)]))
    return (0..<20).map { y in (0..<20).map { words[y * 20 + $0] & 255 == 255 } }
  }

  @Test(arguments: [1, 2, 5]) func `each module is a square of as many pixels as there is room for`(
    module: Int
  ) {
    let rows = rows(PixelRect(x: 2, y: 3, width: 3 * module, height: 3 * module))
    for y in 0..<20 {
      for x in 0..<20 {
        let (column, row) = (x - 2, y - 3)
        let isInside = (0..<3 * module).contains(column) && (0..<3 * module).contains(row)
        let isDark = isInside && grid.dark[row / module * 3 + column / module]
        #expect(rows[y][x] == isDark, "\(x) \(y)")
      }
    }
  }

  @Test func `what is left beyond whole pixels stays free`() {
    #expect(
      rows(PixelRect(x: 2, y: 3, width: 8, height: 7))
        == rows(PixelRect(x: 2, y: 3, width: 6, height: 6)))
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 2, height: 9), PixelRect.empty,
    PixelRect(x: .min, y: .min, width: .max, height: .max),
    PixelRect(x: .max, y: .max, width: .max, height: .max),
  ]) func `nothing is painted where no module has a pixel, or where no screen is`(rect: PixelRect) {
    #expect(rows(rect).joined().allSatisfy { !$0 })
  }

  @Test func `a grid has as many modules as a square`() {
    #expect(ModuleGrid(side: 2, dark: [true]) == nil && ModuleGrid(side: 0, dark: []) == nil)
  }
}
