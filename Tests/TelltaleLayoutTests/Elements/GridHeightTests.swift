import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// How high the lines of grids are.
@Suite struct GridHeightTests {
  private var screen: ScreenContext {
    ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  /// Cards with so many lines of text each.
  private func grid(_ lines: [Int], columns: Int, grow: [Double] = []) -> Stack {
    Stack(
      .grid(GridCells(columns: columns)), gap: 10,
      items: lines.enumerated().map { index, count in
        let labels = (0..<count).map { _ in StackItem(.label(Label(text: RichText("Word")))) }
        let card = Stack(
          id: "c\(index)", gap: 0, card: CardFacts(action: .emit("c")), items: labels)
        return StackItem(.stack(card), grow: index < grow.count ? grow[index] : 0)
      })
  }

  private func heights(_ stack: Stack, height: Int) -> [Int] {
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(
      PlacedElement(.stack(stack), at: "stack"),
      in: PixelRect(x: 0, y: 0, width: 600, height: height), into: &parts)
    return parts.controls.sorted { $0.name < $1.name }.map(\.frame.height)
  }

  private func extent(_ stack: Stack) -> Extent {
    screen.extent(of: PlacedElement(.stack(stack), at: "stack"), width: 600)
  }

  @Test func `a grid asks for the height of its lines, and for no more`() {
    let line = extent(grid([1], columns: 1)).whole
    #expect(extent(grid([1, 1, 1, 1], columns: 2)) == .fixed(2 * line + 10))
  }

  @Test func `in a column it leaves what is left to others`() {
    let stack = Stack(gap: 0, items: [StackItem(.stack(grid([1, 1], columns: 2)))])
    let asked = extent(stack).whole
    #expect(heights(stack, height: asked + 300) == heights(stack, height: asked))
  }

  @Test func `each line is as high as its own highest cell`() {
    let stack = grid([1, 3, 1], columns: 1)
    let found = heights(stack, height: extent(stack).whole)
    let three = extent(grid([3], columns: 1)).whole - extent(grid([1], columns: 1)).whole
    #expect(found[0] == found[2] && found[1] == found[0] + three && three > 0)
    let two = grid([1, 3, 1, 1], columns: 2)
    let lines = heights(two, height: extent(two).whole)
    #expect(lines[0] == lines[1] && lines[2] == lines[3] && lines[1] > lines[2])
  }

  @Test func `what is left goes to the lines whose cells grow`() {
    let stack = grid([1, 1, 1], columns: 1, grow: [0, 1, 2])
    guard case .flexible(let least, _) = extent(stack) else {
      Issue.record("a grid with cells that grow takes what is left")
      return
    }
    let found = heights(stack, height: 600)
    #expect(found[0] < found[1] && found[1] < found[2])
    #expect(abs(found[2] - 2 * found[1]) <= 1)
    #expect(found.reduce(20, +) == 600 && least < 600)
  }

  @Test func `a grid that grows as a whole shares the height among its lines`() {
    let inner = grid([1, 2], columns: 1)
    let found = heights(Stack(gap: 0, items: [StackItem(.stack(inner), grow: 1)]), height: 450)
    #expect(found == [220, 220])
  }

  @Test func `an exact grid has its columns, however narrow they are`() {
    let words = (0..<9).map { index -> StackItem in
      let label = StackItem(.label(Label(text: RichText("Donaudampfschiff"))))
      return StackItem(
        .stack(Stack(id: "c\(index)", gap: 0, card: CardFacts(action: .emit("c")), items: [label])))
    }
    func lefts(isExact: Bool, _ items: [StackItem]) -> Int {
      var cells = GridCells(columns: 7)
      cells.isExact = isExact
      var parts = ScreenParts(of: screen, element: "screen")
      screen.place(
        PlacedElement(.stack(Stack(.grid(cells), gap: 4, items: items)), at: "stack"),
        in: PixelRect(x: 0, y: 0, width: 300, height: 400), into: &parts)
      return Set(parts.controls.map(\.frame.x)).count
    }
    #expect(lefts(isExact: false, words) < 7)
    #expect(lefts(isExact: true, words) == 7)
    // Fewer children than columns leave the others empty.
    #expect(lefts(isExact: true, Array(words.prefix(3))) == 3)
  }
}
