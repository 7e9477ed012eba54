import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// How wide text and controls of a screen are where there is much room.
@Suite struct ReadableWidthTests {
  private let label = Element.label(Label(text: RichText("Words")))
  private let field = Element.field(TextField(id: "name"))

  private func placement(
    _ content: [Element], dock: [Element] = [], readable: Points = 400, width: Int = 1000,
    language: Language = "en"
  ) -> Placement {
    var profile = Profile.sample()
    profile.screen.readableWidth = readable
    profile.screen.paddingSide = 20
    return ScreenSetting(screen: Screen(content: content, dock: dock), path: "screen").place(
      in: LayoutContext(
        profile: profile, language: language, size: PixelSize(width: width, height: 600),
        typesetter: GridTypesetter()))
  }

  private func frame(_ name: String, of placement: Placement) throws -> PixelRect {
    try #require(placement.controls.first { $0.name == name }).frame
  }

  @Test func `controls by themselves stand in the middle, no wider than people read`() throws {
    let frame = try frame("name", of: placement([label, field]))
    #expect(frame.width == 400 && frame.x == 300)
  }

  @Test(arguments: [Language("en"), "ar"])
  func `beside something wider they begin where that does`(language: Language) throws {
    let cells = Stack(.grid(GridCells(columns: 1)), items: [StackItem(card)])
    let placement = placement([field, .stack(cells)], language: language)
    let (narrow, wide) = (
      try frame("name", of: placement), try frame("card", of: placement)
    )
    #expect(narrow.width == 400 && wide.width == 960)
    #expect(language == "ar" ? narrow.maxX == wide.maxX : narrow.x == wide.x)
  }

  private var card: Element {
    .stack(Stack(id: "card", card: CardFacts(action: .emit("card")), items: [StackItem(label)]))
  }

  @Test func `what is arranged above and below texts ends where they do`() throws {
    let row = Element.stack(Stack(.row, items: [StackItem(card, grow: 1)]))
    let column = Element.stack(
      Stack(items: [StackItem(.field(TextField(id: "inner"))), StackItem(.divider(Divider()))]))
    let placement = placement([field, row, .divider(Divider()), column])
    let frames = try ["name", "card", "inner"].map { try frame($0, of: placement) }
    #expect(Set(frames.map(\.x)) == [300] && Set(frames.map(\.maxX)) == [700])
    let lines = placement.parts.compactMap { part -> PixelRect? in
      if case .fill(let rect, _, .value(.role(.separator))) = part.shape { rect } else { nil }
    }
    #expect(lines.map(\.x) == [300, 300] && lines.map(\.width) == [400, 400])
  }

  @Test func `arrangements without text by itself have the whole width`() throws {
    #expect(try frame("card", of: placement([card, .divider(Divider())])).width == 960)
  }

  @Test func `an arrangement that holds a picture or a grid has the whole width`() throws {
    let picture = Element.picture(Picture(image: "a.png", aspect: 1))
    let row = Element.stack(Stack(.row, items: [StackItem(picture), StackItem(card, grow: 1)]))
    #expect(try frame("card", of: placement([field, row])).maxX == 980)
  }

  @Test func `what stays at the foot is no wider either`() throws {
    let go = Element.button(Button(id: "go", title: "Go", action: .emit("go")))
    #expect(try frame("go", of: placement([label], dock: [go])).width == 400)
  }

  @Test func `where there is less room, or no such width, they have all of it`() throws {
    #expect(try frame("name", of: placement([field], width: 300)).width == 260)
    #expect(try frame("name", of: placement([field], readable: 0)).width == 960)
  }

  @Test func `what scrolls keeps to it as well`() throws {
    let view = Element.scrollView(ScrollView(content: [field]))
    let frame = try frame("name", of: placement([view]))
    #expect(frame.width == 400 && frame.x == 300)
  }
}
