import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleLayout

/// The shade over the edges beyond which content goes on.
@Suite struct ScrollEdgeTests {
  private func regions(
    content: PixelSize, at offset: PixelPoint, axis: ScrollAxis = .both, in page: PixelRect? = nil
  ) -> [PixelRect] {
    let viewport = PixelRect(x: 100, y: 50, width: 400, height: 300)
    let area = ScrollArea(
      path: "list", viewport: viewport, content: content, axis: axis, offset: offset, step: 10)
    return area.regionsBeyond(viewport, by: 10, in: page ?? viewport)
  }

  @Test func `content that fits has none`() {
    #expect(regions(content: PixelSize(width: 400, height: 300), at: .zero).isEmpty)
  }

  @Test func `it lies beyond the window, and its soft ends as well where the content fills that`() {
    let both = regions(
      content: PixelSize(width: 400, height: 900), at: PixelPoint(x: 0, y: 100), axis: .vertical)
    #expect(
      both == [
        PixelRect(x: 80, y: 40, width: 440, height: 10),
        PixelRect(x: 80, y: 350, width: 440, height: 10),
      ])
    let last = regions(
      content: PixelSize(width: 400, height: 900), at: PixelPoint(x: 0, y: 600), axis: .vertical)
    #expect(last.count == 1 && last[0].y == 40)
  }

  @Test func `beside something else it ends softly in the window`() {
    let page = PixelRect(x: 0, y: 0, width: 800, height: 480)
    let beside = regions(
      content: PixelSize(width: 400, height: 900), at: PixelPoint(x: 0, y: 100), axis: .vertical,
      in: page)
    // Of each the blur goes on for 10 pixels.
    #expect(beside.map(\.x) == [110, 110] && beside.map(\.maxX) == [490, 490])
  }

  @Test(arguments: [0, 40])
  func `beside a row it is as high as the row, and not as the window`(x: Int) {
    let beside = regions(
      content: PixelSize(width: 900, height: 120), at: PixelPoint(x: x, y: 0), axis: .horizontal)
    #expect(beside.count == (x == 0 ? 1 : 2))
    #expect(beside.allSatisfy { $0.y == 30 && $0.maxY == 170 })
  }
}
