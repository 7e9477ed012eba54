import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// A placer is a value that can be asked by itself, without a screen around it.
@Suite struct ElementPlacerTests {
  private let frame = PixelRect(x: 40, y: 60, width: 300, height: 120)

  private func screen(
    _ view: ViewState = ViewState(), leastTarget: Points = 44
  ) -> ScreenContext {
    var profile = Profile.sample()
    profile.alert.minimumTarget = leastTarget
    return ScreenContext(
      ScreenSetting(screen: Screen(content: []), path: "screen", view: view),
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  private func parts(of screen: ScreenContext) -> ScreenParts {
    ScreenParts(of: screen, element: "screen")
  }

  /// One of each kind that stands in the content of a screen.
  private static let elements: [Element] = [
    .label(Label(text: RichText("Words"))), .button(Button(id: "go", title: "Go")),
    .keypad(Keypad(keys: [Button(id: "1", title: "1")])), .field(TextField(id: "name")),
    .picture(Picture(image: "a.png")), .activityIndicator(ActivityIndicator(label: "Wait")),
    .textView(TextView(text: RichText("Longer words"))),
    .table(Table(rows: [TableRow(title: "One"), TableRow(title: "Two")])),
    .collection(ItemCollection(items: [CollectionItem(id: "i", text: "Item")])),
    .scrollView(ScrollView(content: [.label(Label(text: RichText("Words")))])),
    .progress(ProgressBar(share: 0.5, elapsed: RichText("0:10"))),
    .iconButton(IconButton(id: "play", title: "Play", icon: "play")),
    .slider(Slider(id: "heat", about: "Heat", showsValue: true)),
    .toggle(Toggle(id: "fan", title: "Fan", subtitle: "Also at night")),
    .segmented(
      Segmented(
        about: "Span",
        options: [
          Segmented.Option(id: "a", title: "A", icon: "play"),
          Segmented.Option(id: "b", title: "B"),
        ])),
    .stepper(Stepper(id: "guests", about: "Guests")),
    .stack(Stack(items: [StackItem(.label(Label(text: RichText("Words"))))])),
    .stack(
      Stack(
        id: "card", card: CardFacts(action: .emit("card")),
        items: [StackItem(.label(Label(text: RichText("Words"))))])),
    .divider(Divider()),
    .gauge(Gauge(share: 0.6, figure: RichText("60"), caption: RichText("Percent"))),
    .icon(Icon(name: "charge")),
    .clock(ClockFace(id: "now")),
  ]

  @Test(arguments: elements)
  func `an element adds to what was placed before it, and takes nothing away`(element: Element) {
    let screen = screen()
    var parts = parts(of: screen)
    screen.place(
      PlacedElement(.button(Button(id: "before", title: "Before")), at: "before"),
      in: frame.slice(y: 0, height: 50), into: &parts)
    let before = parts
    screen.place(PlacedElement(element, at: "element"), in: frame, into: &parts)
    #expect(parts.parts.count > before.parts.count)
    #expect(parts.parts.starts(with: before.parts))
    #expect(parts.controls.starts(with: before.controls))
    #expect(parts.clip == before.clip)
    #expect(parts.area == before.area)
    #expect(parts.leastTarget == before.leastTarget)
  }

  @Test(arguments: elements)
  func `the same element in the same room has the same parts`(element: Element) {
    let placed = PlacedElement(element, at: "element")
    let both = (0..<2).map { _ in
      let screen = screen()
      var parts = parts(of: screen)
      screen.place(placed, in: frame, into: &parts)
      return parts
    }
    #expect(both[0].parts == both[1].parts)
    #expect(both[0].controls == both[1].controls)
  }

  @Test(arguments: [
    Element.tabBar(TabBar(tabs: [])), .navigationBar(NavigationBar(title: "Title")),
  ])
  func `a bar takes no room of the content, and nothing of it is seen there`(bar: Element) {
    let screen = screen()
    let placed = PlacedElement(bar, at: "bar")
    var parts = parts(of: screen)
    screen.place(placed, in: frame, into: &parts)
    #expect(parts.parts.isEmpty && parts.controls.isEmpty)
    #expect(screen.extent(of: placed, width: 300) == .fixed(0))
  }

  @Test func `what scrolls is cut by its window, and what comes after it is not`() {
    let screen = screen()
    var parts = parts(of: screen)
    let window = ScrollWindow(
      screen: screen, path: "area", content: PixelSize(width: 300, height: 500), viewport: frame,
      step: 10)
    window.place(into: &parts) { parts, origin in
      let outside = PixelRect(x: origin.x, y: origin.y + 400, width: 50, height: 50)
      parts.add(.fill(outside, radius: 0, .role(.text)))
      parts.add(.node("unseen"), named: "unseen", for: .scroll, frame: outside)
    }
    parts.add(.node("after"), named: "after", for: .scroll, frame: frame.slice(y: 300, height: 50))
    #expect(parts.parts.first?.clip == frame)
    let unseen = parts.controls.first { $0.name == "unseen" }
    #expect(unseen?.target == .empty && unseen?.area == "area")
    let after = parts.controls.first { $0.name == "after" }
    #expect(after?.area == nil && after?.target.isEmpty == false)
    // Nothing that could be focused is seen: the window is, and is read where it stands.
    #expect(parts.controls.map(\.name) == ["scroll", "unseen", "after"])
  }

  @Test func `what is magnified takes touches from as much more around it`() {
    var view = ViewState()
    view.zooms["scroll"] = 2
    // Lower than what takes touches has to be.
    let field = Element.field(TextField(id: "name"))
    let scroll = ScrollView(maxZoom: 3, content: [field])
    let heights = [screen(leastTarget: 100), screen(view, leastTarget: 100)].map { screen in
      var parts = parts(of: screen)
      let window = PixelRect(x: 0, y: 0, width: 800, height: 480)
      screen.place(PlacedElement(.scrollView(scroll), at: "scroll"), in: window, into: &parts)
      let control = parts.controls.first { $0.name == "name" }
      #expect(control.map { $0.target.height > $0.frame.height } == true)
      return control?.target.height ?? 0
    }
    #expect(heights[1] == 2 * heights[0])
  }
}
