import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// A screen on which one text changes costs as much as what that stands in, and stands as if it were placed anew.
@Suite struct KeptScreenTests {
  /// What was asked while a screen was placed.
  private final class Counts: Typesetter {
    var extents: Set<NodePath> = []
    var widths: Set<NodePath> = []
    var placed: Set<NodePath> = []
    var texts: Set<String> = []

    func typeset(_ request: TextRequest) -> TypesetText {
      texts.insert(request.string)
      return GridTypesetter().typeset(request)
    }

    func characters(in request: TextRequest, line: Int) -> [CharacterPlace] {
      GridTypesetter().characters(in: request, line: line)
    }
  }

  /// A placer that notes what another one is asked.
  private struct NotingPlacer: ElementPlacer {
    let inner: any ElementPlacer
    let path: NodePath
    let counts: Counts

    var screen: ScreenContext { inner.screen }

    func extent(width: Int) -> Extent {
      counts.extents.insert(path)
      return inner.extent(width: width)
    }

    func naturalWidth(in page: PixelSize) -> Int {
      counts.widths.insert(path)
      return inner.naturalWidth(in: page)
    }

    func leastWidth(in page: PixelSize) -> Int { inner.leastWidth(in: page) }

    func place(in frame: PixelRect, into parts: inout ScreenParts) {
      counts.placed.insert(path)
      inner.place(in: frame, into: &parts)
    }

    func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
      counts.placed.insert(path)
      inner.fill(frame, into: &parts)
    }
  }

  private func label(_ number: Int) -> StackItem {
    StackItem(.label(Label(text: RichText([TextRun(text: "0")], binding: "n\(number)"))))
  }

  /// Twenty rows of nine labels below each other: with the column two hundred and one parts.
  private var screen: Screen {
    let rows = (0..<20).map { row in
      StackItem(.stack(Stack(.row, items: (0..<9).map { label(row * 9 + $0) })))
    }
    return Screen(content: [.stack(Stack(gap: 2, items: rows))])
  }

  private func context(_ typesetter: any Typesetter = GridTypesetter()) -> LayoutContext {
    LayoutContext(
      profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 900),
      typesetter: typesetter)
  }

  private func setting(_ screen: Screen, _ data: AppData) -> ScreenSetting {
    ScreenSetting(screen: screen, path: "screen", data: data)
  }

  /// What is asked for one screen after the other.
  private func counts(_ frames: [AppData]) -> [Counts] {
    let placements = PlacementCache()
    let screen = screen
    return frames.map { data in
      let counts = Counts()
      var context = context(counts)
      context.placements = placements
      let shown = ScreenContext(setting(screen, data), in: context, frame: nil) { placed, screen in
        ElementPlacers.placer(of: placed, in: screen).map {
          NotingPlacer(inner: $0, path: placed.path, counts: counts)
        }
      }
      var parts = ScreenParts(of: shown, element: "screen")
      ContentPlacer(screen: shown, lead: nil).place(into: &parts)
      return counts
    }
  }

  private func data(_ texts: [String: TextVariants]) -> AppData {
    var data = AppData()
    data.texts = texts
    return data
  }

  @Test func `of two hundred parts those are measured and placed that hold the text that changes`()
  {
    let counts = counts([data(["n40": "1"]), data(["n40": "2"])])
    #expect(counts[0].extents.count == 201 && counts[0].placed.count == 201)
    #expect(counts[0].texts == ["0", "1"])
    // One text is set; its row and the column are measured, with what they hold.
    #expect(counts[1].texts == ["2"])
    #expect(counts[1].widths == ["screen.content[0].column.content[4].row.content[4].label"])
    #expect(counts[1].extents.count == 1 + 20 + 9)
    #expect(counts[1].placed.count == 1 + 1 + 9)
  }

  @Test func `where nothing changes nothing is measured`() {
    let counts = counts([data([:]), data([:])])
    #expect(counts[1].texts.isEmpty && counts[1].widths.isEmpty && counts[1].placed.isEmpty)
  }

  /// A screen with most of what may stand in arrangements.
  private var mixed: Screen {
    var button = Button(id: "go", title: "Go", action: .emit("go"))
    button.titleBinding = "title"
    button.availability.binding = "flag"
    let bar = ProgressBar(
      binding: "share", elapsed: RichText([TextRun(text: "0:00")], binding: "time"))
    let card = Stack(
      id: "card", card: CardFacts(action: .emit("card")), items: [label(1), label(2)])
    var slider = Slider(id: "s", about: "S", value: RangedValue(binding: "level"))
    slider.lowIconBinding = "n2"
    var options = ["a", "b"].map { Segmented.Option(id: $0, title: "Short") }
    options[0].titleBinding = "title"
    let segmented = Element.segmented(Segmented(about: "O", options: options))
    return Screen(
      content: [
        .label(Label(text: RichText([TextRun(text: "Head")], binding: "n0"))),
        .stack(
          Stack(
            .row, items: [label(3), StackItem(.button(button), grow: 1), StackItem(.stack(card))])),
        .stack(Stack(items: [StackItem(.progress(bar)), StackItem(.slider(slider)), label(1)])),
        .stack(Stack(items: [StackItem(segmented), label(2)])),
      ], dock: [.stack(Stack(.row, items: [label(4), label(5)]))])
  }

  @Test func `whatever changes, all stands as if nothing had been kept`() {
    let placements = PlacementCache()
    let names = ["n0", "n1", "n2", "n3", "n4", "n5", "title", "time", "level", "unused"]
    let words: [TextVariants?] = ["1", "42", "Some words that are longer", "7:30", nil]
    var data = AppData()
    var view = ViewState()
    for round in 0..<300 {
      // Numbers that share no divisor, so that each name meets each word.
      let name = names[round * 7 % names.count]
      data.texts[name] = words[(round * 3 + round / names.count) % words.count]
      if round.isMultiple(of: 7) { data.flags["flag"] = round.isMultiple(of: 2) }
      if round.isMultiple(of: 11) { data.setProgress("share", to: Double(round) / 300) }
      if round.isMultiple(of: 13) {
        view.adjusted["screen.content[2].column.content[1].slider"] = round % 100
      }
      var setting = setting(mixed, data)
      setting.view = view
      var keeping = context()
      keeping.placements = placements
      let anew = setting.place(in: context())
      #expect(setting.place(in: keeping) == anew, "\(round): \(name)")
      for area in anew.areas { view.offsets[area.path] = area.offset }
    }
  }
}
