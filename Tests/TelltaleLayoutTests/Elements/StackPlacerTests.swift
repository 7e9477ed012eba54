import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where the children of a stack stand.
@Suite struct StackPlacerTests {
  private func screen(
    _ size: PixelSize = PixelSize(width: 800, height: 480), language: Language = "en"
  ) -> ScreenContext {
    ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: language, size: size, typesetter: GridTypesetter()))
  }

  private func button(_ id: String) -> Element { .iconButton(IconButton(id: id, icon: "play")) }

  private func cards(_ count: Int) -> [StackItem] {
    (0..<count).map { index in
      StackItem(
        .stack(
          Stack(
            id: "c\(index)", card: CardFacts(action: .emit("c")),
            items: [StackItem(.label(Label(text: RichText("Words"))))])), grow: 1)
    }
  }

  /// The frames of what can be pressed, by name.
  private func frames(
    _ stack: Stack, in frame: PixelRect, on screen: ScreenContext
  ) -> [String: PixelRect] {
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(PlacedElement(.stack(stack), at: "stack"), in: frame, into: &parts)
    return Dictionary(uniqueKeysWithValues: parts.controls.map { ($0.name, $0.frame) })
  }

  private let frame = PixelRect(x: 20, y: 40, width: 600, height: 300)

  @Test func `in a row what grows shares by weight what the others leave`() throws {
    let items = cards(2)
    let stack = Stack(
      direction: .horizontal, gap: 10,
      items: [StackItem(button("fixed")), items[0], StackItem(items[1].element, grow: 3)])
    let found = frames(stack, in: frame, on: screen())
    let (fixed, first, second) = (try #require(found["fixed"]), found["c0"]!, found["c1"]!)
    let rest = 600 - 20 - fixed.width
    #expect(abs(first.width - rest / 4) <= 1 && abs(second.width - rest * 3 / 4) <= 1)
    #expect(fixed.x == 20 && first.x == fixed.maxX + 10 && second.x == first.maxX + 10)
  }

  @Test func `a row is a column on less width than it says`() throws {
    func order(_ width: Int) -> (PixelRect, PixelRect) {
      let stack = Stack(
        direction: .horizontal, columnBelow: 500,
        items: [StackItem(button("a")), StackItem(button("b"))])
      let found = frames(
        stack, in: PixelRect(x: 0, y: 0, width: width, height: 400), on: screen())
      return (found["a"]!, found["b"]!)
    }
    let (wide, narrow) = (order(500), order(499))
    #expect(wide.0.maxX < wide.1.x && wide.0.midY == wide.1.midY)
    #expect(narrow.0.maxY < narrow.1.y && narrow.0.x == narrow.1.x)
  }

  @Test func `a row of cells goes on in lines of equal cells, shared out evenly`() throws {
    let stack = Stack(direction: .horizontal, cellWidth: 180, gap: 10, items: cards(4))
    let found = frames(stack, in: frame, on: screen())
    // Three would fit in a line; two and two are even.
    #expect(Set(found.values.map(\.width)) == [295])
    #expect(Set(found.values.map(\.y)).count == 2)
    #expect(found["c3"]!.maxY == frame.maxY && found["c3"]!.maxX == frame.maxX)
  }

  @Test func `where people read from the right a row begins there`() throws {
    let stack = Stack(
      direction: .horizontal, gap: 10, items: [StackItem(button("a")), StackItem(button("b"))])
    let found = frames(stack, in: frame, on: screen(language: "ar"))
    #expect(found["a"]!.maxX == frame.maxX)
    #expect(found["b"]!.maxX == found["a"]!.x - 10)
  }

  @Test(arguments: [
    (StackDistribution.start, 0), (.center, 140), (.end, 280), (.apart, 0),
  ]) func `children stand along a stack where it says`(distribution: StackDistribution, start: Int)
  {
    let screen = screen()
    let side = screen.extent(of: PlacedElement(button("a"), at: "a"), width: 100).whole
    let stack = Stack(
      direction: .horizontal, distribution: distribution, gap: 0,
      items: [StackItem(button("a")), StackItem(button("b"))])
    let frame = PixelRect(x: 0, y: 0, width: 280 + 2 * side, height: 200)
    let found = frames(stack, in: frame, on: screen)
    #expect(found["a"]!.x == start)
    #expect(found["b"]!.x == (distribution == .apart ? 280 + side : start + side))
  }

  @Test func `a child that is for another shape of screen is not there, and takes no room`() {
    let items = [
      StackItem(button("tall"), only: .portrait), StackItem(button("wide"), only: .landscape),
    ]
    let wide = frames(Stack(items: items), in: frame, on: screen())
    let tall = frames(
      Stack(items: items), in: frame, on: screen(PixelSize(width: 480, height: 800)))
    #expect(Array(wide.keys) == ["wide"] && Array(tall.keys) == ["tall"])
    #expect(wide["wide"]!.y == frame.y)
  }

  @Test func `what stands on a card that is pressed belongs to it`() {
    let screen = screen()
    var parts = ScreenParts(of: screen, element: "screen")
    let card = cards(1)[0].element
    screen.place(PlacedElement(card, at: "card"), in: frame, into: &parts)
    #expect(parts.controls.map(\.frame) == [frame])
    #expect(parts.parts.allSatisfy { $0.control == .node("card") })
  }

  @Test func `a growing child takes what is left of a column, and a picture gives way`() {
    let picture = Picture(image: "a.png", aspect: 1, fills: true)
    let stack = Stack(
      gap: 0, items: [StackItem(.picture(picture), grow: 1), StackItem(button("b"))])
    let screen = screen()
    let extent = screen.extent(of: PlacedElement(.stack(stack), at: "stack"), width: 600)
    #expect(extent.least < extent.whole)
    #expect(frames(stack, in: frame, on: screen)["b"]!.maxY == frame.maxY)
  }
}
