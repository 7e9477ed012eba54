import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Titles, and words for those who cannot see, which follow what the application says.
@Suite struct BoundTitleTests {
  private func setting(_ content: [Element], saying said: [String: TextVariants]) -> ScreenSetting {
    var data = AppData()
    data.texts = said
    return ScreenSetting(screen: Screen(content: content), path: "screen", data: data)
  }

  private func context() -> LayoutContext {
    LayoutContext(
      profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
      typesetter: GridTypesetter())
  }

  private func texts(_ setting: ScreenSetting) -> [String] {
    setting.place(in: context()).parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.string } else { nil }
    }
  }

  private func told(_ setting: ScreenSetting) -> [Meaning] {
    setting.meaning(in: context(), MeaningState(focus: nil, pressed: nil, isInert: false)).all
  }

  private var segmented: Segmented {
    var day = Segmented.Option(id: "day", title: "Day")
    day.titleBinding = "x"
    return Segmented(
      about: "Span", options: [day, Segmented.Option(id: "week", title: "Week")])
  }

  @Test func `an option has the title that the application says, else its own`() {
    #expect(texts(setting([.segmented(segmented)], saying: [:])) == ["Day", "Week"])
    let said = setting([.segmented(segmented)], saying: ["x": "Today"])
    #expect(texts(said) == ["Today", "Week"])
    let radios = told(said).filter { $0.role == .radio }
    #expect(radios.map(\.name) == ["Today", "Week"] && radios.map(\.id) == ["day", "week"])
  }

  @Test func `a control of a bar is as wide as the title that the application says`() throws {
    func frame(_ button: Button, saying said: [String: TextVariants]) -> PixelRect? {
      var data = AppData()
      data.texts = said
      let bar = NavigationBar(title: "Jazz", trailing: [.button(button)])
      let screen = Screen(navigationBar: bar, content: [])
      return ScreenSetting(screen: screen, path: "screen", data: data).place(in: context())
        .controls.first { $0.name == "edit" }?.frame
    }
    var bound = Button(id: "edit", title: "Edit")
    bound.titleBinding = "x"
    let said = frame(bound, saying: ["x": "Edit Everything"])
    #expect(said != nil && said == frame(Button(id: "edit", title: "Edit Everything"), saying: [:]))
  }

  @Test func `titles that are said and do not fit beside each other stand below each other`() {
    func height(_ said: [String: TextVariants]) -> Int {
      let screen = ScreenContext(setting([], saying: said), in: context())
      return screen.extent(
        of: PlacedElement(.segmented(segmented), at: "screen.content[0].segmented"), width: 300
      ).whole
    }
    #expect(height(["x": "All of the days since the last charge"]) == 2 * height([:]))
  }

  @Test func `a tab has the title that the application says, and keeps its name`() {
    var home = Tab(id: "home", title: "Home")
    home.titleBinding = "x"
    var tabs = setting([], saying: ["x": "My Home"])
    tabs.tabs = TabSetting(
      bar: TabBar(tabs: [home, Tab(id: "all", title: "All")]), path: "tab-bar", selected: 0)
    #expect(texts(tabs) == ["My Home", "All"])
    let told = told(tabs).filter { $0.role == .tab }
    #expect(told.map(\.name) == ["My Home", "All"] && told.map(\.id) == ["home", "all"])
  }

  @Test func `a modal has the title that the application says, drawn and told`() {
    var modal = Modal(style: .sheet, title: "Place", dismiss: DismissControl(title: "Done"))
    modal.titleBinding = "x"
    var open = setting([], saying: ["x": "Harbour"])
    open.modal = ModalSetting(modal: modal, path: "modal")
    #expect(texts(open).contains("Harbour") && !texts(open).contains("Place"))
    #expect(told(open).first?.name == "Harbour")
    open.data.texts = [:]
    #expect(texts(open).contains("Place"))
    open.data.texts = ["x": ""]
    #expect(!texts(open).contains(""))
  }

  @Test func `what stands above and below a section follows the application`() {
    var section = TableSection(header: "Near", footer: "Within 5 km", count: 1)
    (section.headerBinding, section.footerBinding) = ("x", "y")
    var table = Table(rows: [TableRow(title: "Harbour")])
    table.sections = [section]
    let said = setting([.table(table)], saying: ["x": "Nearest", "y": ""])
    #expect(Set(texts(said)) == ["Nearest", "Harbour"])
    #expect(Set(texts(setting([.table(table)], saying: [:]))).contains("Within 5 km"))
  }

  @Test func `what stands above and below a group follows the application`() {
    var group = ItemGroup(items: ["a"])
    (group.header, group.footer) = ("Near", "Within 5 km")
    (group.headerBinding, group.footerBinding) = ("x", "y")
    let items = ItemCollection(
      items: [CollectionItem(id: "a", text: "Harbour")], groups: [group])
    let said = setting([.collection(items)], saying: ["x": "Nearest", "y": ""])
    #expect(Set(texts(said)) == ["Nearest", "Harbour"])
    #expect(Set(texts(setting([.collection(items)], saying: [:]))).contains("Within 5 km"))
    #expect(ElementBindings(of: .collection(items)).names == ["x", "y"])
  }

  @Test func `the button of a row has the name and the icon that the application says`() {
    var row = TableRow(id: "song", title: "Song")
    row.accessory = .iconButton(
      IconButton(
        title: "Add", titleBinding: "x", icon: "add", iconBinding: "icon", action: .emit("add")))
    let table = Element.table(Table(rows: [row]))
    func icons(_ said: [String: TextVariants]) -> [String] {
      setting([table], saying: said).place(in: context()).parts.compactMap { part in
        if case .icon(_, let name, _) = part.shape { name } else { nil }
      }
    }
    #expect(icons([:]) == ["add"] && icons(["icon": "done"]) == ["done"])
    let names = told(setting([table], saying: ["x": "Added"])).filter { $0.id == "song-add" }
    #expect(names.map(\.name) == ["Added"])
    #expect(ElementBindings(of: table).names == ["x", "icon"])
  }

  /// What can be called something for those who cannot see it, each bound to x.
  private static var called: [Element] {
    var icon = Icon(name: "charge", about: "A")
    icon.aboutBinding = "x"
    var picture = Picture(image: "a.png", about: "A")
    picture.aboutBinding = "x"
    var gauge = Gauge(about: "A", share: 0.5)
    gauge.aboutBinding = "x"
    var bar = ProgressBar(about: "A", share: 0.5)
    bar.aboutBinding = "x"
    var slider = Slider(about: "A")
    slider.aboutBinding = "x"
    var stepper = Stepper(about: "A")
    stepper.aboutBinding = "x"
    var segmented = Segmented(
      about: "A",
      options: [
        Segmented.Option(id: "a", title: "One"), Segmented.Option(id: "b", title: "Two"),
      ])
    segmented.aboutBinding = "x"
    return [
      .icon(icon), .picture(picture), .gauge(gauge), .progress(bar), .slider(slider),
      .stepper(stepper), .segmented(segmented),
    ]
  }

  @Test(arguments: called.indices)
  func `what cannot be seen is called as the application says`(index: Int) {
    let element = Self.called[index]
    func isTold(_ name: String, _ said: [String: TextVariants]) -> Bool {
      told(setting([element], saying: said)).contains { $0.name == name }
    }
    #expect(isTold("A", [:]), "\(element)")
    #expect(isTold("Bora", ["x": "Bora"]) && !isTold("A", ["x": "Bora"]), "\(element)")
  }

  @Test func `the icons at the ends of a slider are those that the application says`() {
    var slider = Slider(about: "Volume", lowIcon: "minus")
    (slider.lowIconBinding, slider.highIconBinding) = ("low", "high")
    func icons(_ said: [String: TextVariants]) -> [String] {
      setting([.slider(slider)], saying: said).place(in: context()).parts.compactMap { part in
        if case .icon(_, let name, _) = part.shape { name } else { nil }
      }
    }
    #expect(icons([:]) == ["minus"])
    #expect(icons(["low": "mute", "high": "plus"]) == ["mute", "plus"])
  }

  @Test func `pieces of a text, and a text view, have the colours that the application says`() {
    let run = TextRun(
      text: "7 min", style: TextLook(color: .role(.text), colorBinding: "x"))
    let view = TextView(
      text: RichText("Late"), style: TextLook(color: .role(.text), colorBinding: "x"))
    for element in [Element.label(Label(text: RichText([run]))), .textView(view)] {
      let before = setting([element], saying: [:]).place(in: context())
      let after = setting([element], saying: ["x": "accent"]).place(in: context())
      #expect(before.parts != after.parts, "\(element)")
    }
  }
}
