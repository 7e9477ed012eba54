import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// How large the children of rows and columns are, and what becomes of those that do not fit.
@Suite struct StackSizeTests {
  /// Another for each placement, as what is measured is remembered for one.
  private var screen: ScreenContext {
    ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  private func button(_ id: String, _ title: String? = nil) -> Element {
    .button(Button(id: id, title: TextVariants(TextContent(title ?? id)), hasBorder: true))
  }

  private func placed(
    _ stack: Stack, width: Int, height: Int = 400
  ) -> (frames: [String: PixelRect], notes: [PlacementNote]) {
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(
      PlacedElement(.stack(stack), at: "stack"),
      in: PixelRect(x: 0, y: 0, width: width, height: height), into: &parts)
    return (
      Dictionary(uniqueKeysWithValues: parts.controls.map { ($0.name, $0.frame) }), parts.notes
    )
  }

  @Test func `a button of a column is as wide as its title, centred, or as wide as the column`() {
    func frame(_ item: StackItem) -> PixelRect {
      placed(Stack(items: [item]), width: 600).frames["go"]!
    }
    let plain = frame(StackItem(button("go")))
    #expect(plain.x == 0 && plain.width < 300)
    let centred = frame(StackItem(button("go"), alignSelf: .center))
    #expect(centred.width == plain.width && abs(centred.midX - 300) <= 1)
    #expect(frame(StackItem(button("go"), alignSelf: .end)).maxX == 600)
    #expect(frame(StackItem(button("go"), alignSelf: .stretch)).width == 600)
    #expect(frame(StackItem(button("go"), size: StackSize(width: .share(0.4)))).width == 240)
    #expect(frame(StackItem(button("go"), size: StackSize(width: .points(320)))).width == 320)
  }

  @Test func `room that has a size takes no share of what is left`() {
    func top(_ size: StackSize) -> Int {
      let items = [StackItem(.spacer(Spacer()), size: size), StackItem(button("go"))]
      return placed(Stack(items: items), width: 600).frames["go"]!.y
    }
    #expect(top(StackSize(height: .share(0.1))) < 80)
    #expect(top(StackSize()) > 250)
  }

  @Test func `a child is no wider and no higher than it may be`() {
    let size = StackSize(width: .share(1), height: .share(0.5), maxWidth: .points(200))
    let frame = placed(
      Stack(items: [StackItem(button("go"), size: size, alignSelf: .center)]), width: 600
    ).frames["go"]!
    #expect(frame.width == 200 && frame.midX == 300 && frame.height == 200)
    let tall = StackSize(minHeight: .points(120))
    let stack = Stack(items: [StackItem(button("go"), size: tall)])
    #expect(placed(stack, width: 600).frames["go"]!.height == 120)
  }

  @Test(arguments: [
    Element.button(Button(id: "go", title: "Go", hasBorder: true)),
    .iconButton(IconButton(id: "go", title: "Go", icon: "star")),
    .segmented(Segmented(about: "Span", options: [Segmented.Option(id: "day", title: "Day")])),
    .table(Table(rows: [TableRow(title: "One")])),
  ])
  func `what is lower than a line of its words is cut, and told`(element: Element) {
    func notes(_ height: Double) -> [PlacementNote.Kind] {
      let size = StackSize(height: .points(Points(height)))
      return placed(Stack(items: [StackItem(element, size: size)]), width: 600).notes.map(\.kind)
    }
    #expect(notes(8) == [.cut])
    #expect(notes(60) == [])
  }

  @Test func `a nested row is centred as one thing`() {
    let row = Stack(.row, gap: 10, items: [StackItem(button("a")), StackItem(button("b"))])
    let found = placed(Stack(align: .center, items: [StackItem(.stack(row))]), width: 600).frames
    #expect(abs(found["a"]!.x - (600 - found["b"]!.maxX)) <= 1)
  }

  @Test func `what does not fit in a row goes on in lines, and stands past no edge`() {
    let names = ["Alpha", "Beta", "Gamma", "Delta"]
    let stack = Stack(.row, gap: 10, items: names.map { StackItem(button($0)) })
    for width in stride(from: 120, through: 700, by: 20) {
      let found = placed(stack, width: width).frames
      #expect(found.count == names.count)
      #expect(found.values.allSatisfy { $0.x >= 0 && $0.maxX <= width }, "\(width)")
      for (name, frame) in found {
        #expect(!found.contains { $0.key != name && !$0.value.intersection(frame).isEmpty })
      }
    }
    #expect(Set(placed(stack, width: 700).frames.values.map(\.y)).count == 1)
    #expect(Set(placed(stack, width: 120).frames.values.map(\.y)).count == names.count)
  }

  @Test func `growing buttons keep to one line as long as their titles fit`() {
    let names = ["Alphabetical", "Go"]
    let plain = Stack(.row, gap: 10, items: names.map { StackItem(button($0)) })
    let wide = placed(plain, width: 2000).frames.values.map(\.width).reduce(10, +)
    let growing = Stack(.row, gap: 10, items: names.map { StackItem(button($0), grow: 1) })
    // Less than both like to have, and more than both need.
    let (frames, notes) = placed(growing, width: wide - 30)
    #expect(Set(frames.values.map(\.y)).count == 1 && notes.isEmpty)
    #expect(Set(placed(growing, width: wide / 2).frames.values.map(\.y)).count == 2)
  }

  @Test func `what is narrower than what is in it is cut, and that is told`() {
    let size = StackSize(width: .points(40))
    let stack = Stack(
      .row, items: [StackItem(button("Forward"), size: size), StackItem(button("b"))])
    let (frames, notes) = placed(stack, width: 600)
    #expect(notes.filter { $0.kind == .tooNarrow }.map(\.detail) == ["40 of 94 pixels"])
    #expect(frames["Forward"]!.maxX <= frames["b"]!.x)
    let text = Element.label(Label(text: RichText("Wonderful")))
    let label = placed(Stack(.row, items: [StackItem(text, size: size)]), width: 600)
    #expect(!label.notes.map(\.kind).contains(.tooNarrow))
  }

  @Test func `what is left out of that little width does not make it too narrow`() {
    func notes(_ condition: RoomCondition?) -> [PlacementNote.Kind] {
      let column = Stack(items: [
        StackItem(button("a")), StackItem(button("Forward"), when: condition),
      ])
      let item = StackItem(.stack(column), size: StackSize(width: .points(70)))
      return placed(Stack(.row, items: [item]), width: 600).notes.map(\.kind)
    }
    #expect(notes(RoomCondition(widerThan: .points(200))) == [])
    #expect(notes(nil).contains(.tooNarrow))
  }

  @Test func `a row of a centred column has its lines in the middle, unless it says otherwise`() {
    func starts(_ justify: StackJustification?, _ align: StackAlignment) -> [Int] {
      let row = Stack(
        .row, justify: justify, gap: 10,
        items: [StackItem(button("Alphabetical")), StackItem(button("Go"))])
      let found = placed(Stack(align: align, items: [StackItem(.stack(row))]), width: 180).frames
      #expect(found["Go"]!.y > found["Alphabetical"]!.y)
      return [found["Go"]!.x, 180 - found["Go"]!.maxX]
    }
    let centred = starts(nil, .center)
    #expect(abs(centred[0] - centred[1]) <= 1)
    #expect(starts(nil, .end)[1] == 0)
    #expect(starts(.start, .center)[0] == 0 && starts(nil, .start)[0] == 0)
  }

  @Test func `what stands in a centred column is centred as far down as nobody says otherwise`() {
    func column(_ align: StackAlignment?) -> Stack {
      Stack(align: align, items: [StackItem(button("a")), StackItem(button("Alphabetical"))])
    }
    /// Pixels by which the shorter button stands off the middle of the longer one.
    func off(_ stack: Stack, width: Int = 600) -> Int {
      let found = placed(stack, width: width).frames
      return abs(found["a"]!.midX - found["Alphabetical"]!.midX)
    }
    let grid = Stack(.grid(GridCells(columns: 2)), items: [StackItem(.stack(column(nil)))])
    for align in [StackAlignment.center, .end] {
      let inner = Stack(align: align, items: [StackItem(.stack(column(nil)))])
      #expect((off(inner) <= 1) == (align == .center))
    }
    #expect(off(Stack(align: .center, items: [StackItem(.stack(grid))])) <= 1)
    #expect(off(Stack(align: .center, items: [StackItem(.stack(column(.start)))])) > 10)
    #expect(off(Stack(align: .start, items: [StackItem(.stack(column(nil)))])) > 10)
    #expect(off(grid) > 10)
  }

  @Test
  func `a row that stands as a column hands on where its children stand, and as a row does not`() {
    let inner = Stack(items: [StackItem(button("a")), StackItem(button("Alphabetical"))])
    let narrow = RoomCondition(narrowerThan: .points(400))
    let row = Stack(.row, columnWhen: narrow, align: .center, items: [StackItem(.stack(inner))])
    func off(_ width: Int) -> Int {
      let found = placed(row, width: width).frames
      return abs(found["a"]!.midX - found["Alphabetical"]!.midX)
    }
    #expect(off(300) <= 1 && off(600) > 10)
  }

  @Test func `before a row goes on in lines, texts in it break between words`() {
    let text = Element.label(Label(text: RichText("many words that may well stand in lines")))
    let stack = Stack(.row, gap: 10, items: [StackItem(text), StackItem(button("go"))])
    let found = placed(stack, width: 300).frames["go"]!
    #expect(found.maxX <= 300 && found.x > 0)
  }

  @Test func `what has less height than it needs is cut, and that is told`() {
    let size = StackSize(maxHeight: .points(30))
    let inner = Stack(gap: 0, items: [StackItem(button("a")), StackItem(button("b"))])
    let stack = Stack(
      gap: 0, items: [StackItem(.stack(inner), size: size), StackItem(button("below"))])
    let (frames, notes) = placed(stack, width: 600)
    #expect(notes.map(\.kind).contains(.cut))
    #expect(frames["below"]!.y < frames["b"]!.y)
  }

  @Test func `texts of a row share a baseline`() {
    func label(_ size: Points) -> Element {
      .label(Label(text: RichText("Word"), style: TextLook(size: size)))
    }
    let stack = Stack(.row, align: .baseline, items: [StackItem(label(20)), StackItem(label(40))])
    var parts = ScreenParts(of: screen, element: "screen")
    screen.place(
      PlacedElement(.stack(stack), at: "stack"),
      in: PixelRect(x: 0, y: 0, width: 600, height: 200), into: &parts)
    let baselines = parts.parts.compactMap { part -> Int? in
      guard case .text(let text, _) = part.shape else { return nil }
      return text.lines.first?.origin.y
    }
    #expect(baselines.count == 2 && Set(baselines).count == 1)
  }

  @Test func `room between things grows, or has its size`() {
    let spread = Stack(
      .row, gap: 0,
      items: [StackItem(button("a")), StackItem(.spacer(Spacer())), StackItem(button("b"))])
    #expect(placed(spread, width: 600).frames["b"]!.maxX == 600)
    let fixed = Stack(
      gap: 0,
      items: [StackItem(button("a")), StackItem(.spacer(Spacer(size: 24))), StackItem(button("b"))])
    let found = placed(fixed, width: 600).frames
    #expect(found["b"]!.y == found["a"]!.maxY + 24)
  }

  @Test func `padding keeps children from each side by its own`() {
    let padding = StackPadding(top: 10, start: 30, end: 50)
    let stack = Stack(
      align: .stretch, padding: padding, items: [StackItem(button("go"))])
    let frame = placed(stack, width: 600).frames["go"]!
    #expect(frame.x == 30 && frame.maxX == 550 && frame.y == 10)
  }
}
