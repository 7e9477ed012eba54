import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleLayout

/// What can be pressed has some width, however narrow the place is that it stands in.
@Suite struct NarrowStackTests {
  private let screen = ScreenContext.sample()

  private func card(_ items: [StackItem]) -> Element {
    .stack(Stack(.column, card: CardFacts(), items: items))
  }

  private static let options = Segmented(
    id: "s", options: ["a", "b"].map { Segmented.Option(id: $0, title: "Heat") })

  @Test(arguments: [1, 5, 20, 33, 60, 200])
  func `options on a card that is hardly wider than its padding are seen`(width: Int) {
    let frame = PixelRect(x: 50, y: 40, width: width, height: 300)
    let parts = screen.parts(
      of: card([StackItem(.segmented(Self.options))]), at: "card", in: frame)
    #expect(parts.controls.count == 2)
    for control in parts.controls {
      #expect(!control.frame.isEmpty && !control.target.isEmpty)
      #expect(frame.contains(control.frame))
    }
  }

  @Test func `padding stays where what stands in it has the width that it needs`() throws {
    let icon = StackItem(.icon(Icon(name: "bell", size: 24)))
    let padding = screen.pixels(screen.metrics.cardPadding)
    let frame = PixelRect(x: 0, y: 0, width: 24 + 2 * padding, height: 300)
    let parts = screen.parts(of: card([icon]), at: "card", in: frame)
    let places = parts.parts.compactMap { part in
      if case .icon(let rect, _, _) = part.shape { rect } else { nil }
    }
    #expect(places.map(\.x) == [padding])
  }

  @Test func `what takes all of a row has a finger's width where margins would leave less`() {
    let slider = PlacedElement(.slider(Slider(id: "s")), at: "s")
    func natural(_ width: Int) -> Int {
      screen.naturalWidth(of: slider, in: PixelSize(width: width, height: 300))
    }
    let margins = 2 * screen.pixels(screen.metrics.paddingSide)
    #expect(natural(400) == 400 - margins)
    #expect(natural(screen.leastTarget + 1) == screen.leastTarget)
    #expect(natural(10) == 10)
  }

  @Test func `a grid gives up columns before what stands in it is cut`() {
    let items = ["a", "b"].map { StackItem(.stepper(Stepper(id: $0, about: "Seats"))) }
    let page = PixelSize(width: 800, height: 480)
    let least = ScreenContext.sample().leastWidth(
      of: PlacedElement(items[0].element, at: "a"), in: page)
    func lines(_ width: Int) -> Int {
      let parts = ScreenContext.sample().parts(
        of: .stack(Stack(.grid(GridCells(columns: 2)), gap: 10, items: items)), at: "grid",
        in: PixelRect(x: 0, y: 0, width: width, height: 300))
      #expect(!parts.notes.contains { $0.kind == .truncated })
      return Set(parts.controls.map(\.frame.y)).count
    }
    #expect(lines(2 * least + 10) == 1)
    #expect(lines(2 * least + 9) == 2)
  }

  @Test(arguments: [
    Element.toggle(Toggle(id: "s", title: "Benachrichtigungen")),
    .segmented(
      Segmented(
        id: "s",
        options: ["Benachrichtigungen", "Aus"].map {
          Segmented.Option(id: $0, title: TextVariants(TextContent($0)))
        })),
  ]) func `the least width of a control has its longest word whole`(element: Element) {
    let least = screen.leastWidth(
      of: PlacedElement(element, at: "s"), in: PixelSize(width: 800, height: 480))
    let parts = screen.parts(
      of: element, at: "s", in: PixelRect(x: 0, y: 0, width: least, height: 300))
    let texts = parts.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text } else { nil }
    }
    #expect(!texts.isEmpty && texts.allSatisfy { $0.lines.count == 1 })
    #expect(parts.notes.isEmpty)
  }
}
