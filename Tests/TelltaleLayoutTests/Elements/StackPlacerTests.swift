import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Where the children of rows, columns and grids stand.
@Suite struct StackPlacerTests {
  private func screen(
    _ size: PixelSize = PixelSize(width: 800, height: 480), language: Language = "en",
    pixelsPerMillimetre: Double? = nil, textSize: Double = 1
  ) -> ScreenContext {
    var profile = Profile.sample()
    profile.display.pixelsPerMillimetre = pixelsPerMillimetre
    return ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: profile, language: language, size: size, textSize: textSize,
        typesetter: GridTypesetter()))
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
      .row, gap: 10,
      items: [StackItem(button("fixed")), items[0], StackItem(items[1].element, grow: 3)])
    let found = frames(stack, in: frame, on: screen())
    let (fixed, first, second) = (try #require(found["fixed"]), found["c0"]!, found["c1"]!)
    let rest = 600 - 20 - fixed.width
    #expect(abs(first.width - rest / 4) <= 1 && abs(second.width - rest * 3 / 4) <= 1)
    #expect(fixed.x == 20 && first.x == fixed.maxX + 10 && second.maxX == frame.maxX)
  }

  @Test func `on a low screen titles that have grown become smaller before buttons part`() throws {
    let titles = ["Cancel All", "Pay by Card"]
    let items = titles.map { title in
      StackItem(
        .button(Button(id: title, title: TextVariants(TextContent(title)), action: .emit("go"))),
        grow: 1)
    }
    let stack = Stack(.row, gap: 10, items: items)
    func places(height: Int, textSize: Double) throws -> [PixelRect] {
      let screen = screen(PixelSize(width: 360, height: height), textSize: textSize)
      let found = frames(
        stack, in: PixelRect(x: 0, y: 0, width: 360, height: height), on: screen)
      return try titles.map { try #require(found[$0]) }
    }
    let usual = try places(height: 220, textSize: 1)
    let low = try places(height: 220, textSize: 1.6)
    let high = try places(height: 900, textSize: 1.6)
    #expect(usual[0].y == usual[1].y && low[0].y == low[1].y)
    #expect(high[0].maxY <= high[1].y)
  }

  @Test func `a row is a column where it says`() throws {
    func order(_ width: Int) -> (PixelRect, PixelRect) {
      let stack = Stack(
        .row, columnWhen: RoomCondition(narrowerThan: .points(500)),
        items: [StackItem(button("a")), StackItem(button("b"))])
      let found = frames(
        stack, in: PixelRect(x: 0, y: 0, width: width, height: 400), on: screen())
      return (found["a"]!, found["b"]!)
    }
    let (wide, narrow) = (order(500), order(499))
    #expect(wide.0.maxX < wide.1.x && wide.0.midY == wide.1.midY)
    #expect(narrow.0.maxY < narrow.1.y && narrow.0.x == narrow.1.x)
  }

  @Test func `a grid of cells is as wide as they allow, shared out evenly`() throws {
    let stack = Stack(.grid(GridCells(width: 180)), gap: 10, items: cards(4))
    let found = frames(stack, in: frame, on: screen())
    // Three would fit in a line; two and two are even.
    #expect(Set(found.values.map(\.width)) == [295])
    #expect(Set(found.values.map(\.y)).count == 2)
    #expect(found["c3"]!.maxY == frame.maxY && found["c3"]!.maxX == frame.maxX)
  }

  @Test func `a grid has as many columns as it says, and fewer where they are too narrow`() throws {
    func columns(_ width: Int) -> Int {
      let stack = Stack(.grid(GridCells(columns: 3)), gap: 10, items: cards(4))
      let frame = PixelRect(x: 0, y: 0, width: width, height: 900)
      return Set(frames(stack, in: frame, on: screen()).values.map(\.x)).count
    }
    #expect(columns(600) == 3)
    #expect(columns(90) == 1)
  }

  @Test func `where people read from the right a row begins there`() throws {
    let stack = Stack(
      .row, gap: 10, items: [StackItem(button("a")), StackItem(button("b"))])
    let found = frames(stack, in: frame, on: screen(language: "ar"))
    #expect(found["a"]!.maxX == frame.maxX)
    #expect(found["b"]!.maxX == found["a"]!.x - 10)
  }

  @Test(arguments: [
    (StackJustification.start, 0, 0), (.center, 150, 0), (.end, 300, 0), (.spaceBetween, 0, 300),
    (.spaceAround, 75, 150), (.spaceEvenly, 100, 100),
  ]) func `children stand along a row where it says`(
    justify: StackJustification, start: Int, between: Int
  ) {
    let screen = screen()
    let side = screen.extent(of: PlacedElement(button("a"), at: "a"), width: 100).whole
    let stack = Stack(
      .row, justify: justify, gap: 0, items: [StackItem(button("a")), StackItem(button("b"))])
    let frame = PixelRect(x: 0, y: 0, width: 300 + 2 * side, height: 200)
    let found = frames(stack, in: frame, on: screen)
    #expect(found["a"]!.x == start)
    #expect(found["b"]!.x == start + side + between)
  }

  @Test func `a child that is for another room is not there, and takes none`() {
    let items = [
      StackItem(button("tall"), when: RoomCondition(shape: .portrait)),
      StackItem(button("wide"), when: RoomCondition(widerThan: .points(500))),
    ]
    let wide = frames(Stack(items: items), in: frame, on: screen())
    let tall = frames(
      Stack(items: items), in: PixelRect(x: 0, y: 0, width: 480, height: 300),
      on: screen(PixelSize(width: 480, height: 800)))
    #expect(Array(wide.keys) == ["wide"] && Array(tall.keys) == ["tall"])
    #expect(wide["wide"]!.y == frame.y)
  }

  @Test func `millimetres are those of the glass`() {
    let items = [
      StackItem(button("a"), when: RoomCondition(widerThan: .millimetres(100)))
    ]
    func isThere(_ pixelsPerMillimetre: Double?) -> Bool {
      let screen = screen(pixelsPerMillimetre: pixelsPerMillimetre)
      return !frames(Stack(items: items), in: frame, on: screen).isEmpty
    }
    // Without a panel 600 points are 93 mm.
    #expect(!isThere(nil))
    #expect(isThere(6) && !isThere(6.01))
  }

  @Test func `what stands on a card that is pressed belongs to it`() {
    let screen = screen()
    var parts = ScreenParts(of: screen, element: "screen")
    let card = cards(1)[0].element
    screen.place(PlacedElement(card, at: "card"), in: frame, into: &parts)
    #expect(parts.controls.map(\.frame) == [frame])
    #expect(parts.parts.allSatisfy { $0.control == .node("card") })
  }

  /// The fills in the colour of lines, of a stack in a frame.
  private func lines(_ stack: Stack, language: Language = "en") -> [PixelRect] {
    let screen = screen(language: language)
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(PlacedElement(.stack(stack), at: "stack"), in: frame, into: &parts)
    return parts.parts.compactMap { part in
      if case .fill(let rect, _, .value(.role(.separator))) = part.shape { rect } else { nil }
    }
  }

  @Test
  func `a divider lies across a column and stands upright in a row, as long as there is room`()
    throws
  {
    let items = [
      StackItem(button("a")), StackItem(.divider(Divider(inset: 8))), StackItem(button("b")),
    ]
    let across = try #require(lines(Stack(gap: 0, items: items)).first)
    #expect(across.x == frame.x + 8 && across.width == frame.width - 16 && across.height == 1)
    let row = Stack(.row, gap: 10, items: items)
    let upright = try #require(lines(row).first)
    #expect(upright.width == 1)
    #expect(upright.y == frame.y + 8 && upright.height == frame.height - 16)
    let found = frames(row, in: frame, on: screen())
    #expect(upright.x == found["a"]!.maxX + 10 && found["b"]!.x == upright.maxX + 10)
  }

  @Test func `a divider asks for no height in a row, and keeps its width where there is no room`() {
    let screen = screen()
    let wide = Element.label(
      Label(text: RichText(TextContent(String(repeating: "word ", count: 90)))))
    let row = Stack(
      .row, gap: 0,
      items: [StackItem(wide), StackItem(.divider(Divider())), StackItem(wide)])
    #expect(lines(row).map(\.width) == [1])
    let plain = Stack(.row, items: [StackItem(button("a"))])
    let divided = Stack(
      .row, items: [StackItem(button("a")), StackItem(.divider(Divider()))])
    func extent(_ stack: Stack) -> Extent {
      screen.extent(of: PlacedElement(.stack(stack), at: "stack"), width: 600)
    }
    #expect(extent(plain) == extent(divided))
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
