import TelltaleLayout
import TelltaleModel

/// What is on the glass at the same time: a screen, the body of a modal or of a tab, or an element
/// that is shown by itself.
struct ScreenReading: RuleReading {
  let context: RuleSubject
  let source: DataSource?
  /// Shown until the source has delivered.
  let loading: [Element]
  /// Everything that is seen, what stands in scroll views included.
  let visible: [PlacedElement]
  /// The same without what is hidden until the application shows it.
  let seenAtFirst: [PlacedElement]
  /// How it is laid out on the narrowest screen of the profile.
  let measure: Measured<ScreenMeasure?>
  /// The same on all others.
  let further: Measured<[ScreenMeasure]>
  /// How it is laid out on the unit that the profile is judged for.
  let unit: Measured<UnitMeasure>
  /// The same without what is hidden until the application shows it.
  let unitAtFirst: Measured<UnitMeasure>

  /// The elements have their own readings.
  var allTexts: [Passage] { [] }

  /// Every element by its id, for labels that name one.
  var ids: Set<String> { Set(visible.compactMap(\.element.id)) }

  /// The words that are broken with no hyphen. Most elements are the wider the wider the screen is; how wide items of a
  /// collection are is known only once they are placed.
  func brokenWords() -> [BrokenWord] {
    let isWide = visible.contains { if case .collection = $0.element { true } else { false } }
    let measures = (measure.value.map { [$0] } ?? []) + (isWide ? further.value : [])
    return context.brokenWords { screen in
      let broken = measures.first { $0.screen == screen }
      let words = visible.map { ($0.path, broken?.brokenWords(at: $0.path) ?? []) }
      return Dictionary(words.filter { !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
    }
  }

  var buttons: [PlacedElement] {
    visible.filter { if case .button = $0.element { true } else { false } }
  }
}

extension RuleSubject {
  /// The surfaces that this element makes.
  var surfaces: [ScreenReading] {
    let placed = PlacedElement(element, at: path)
    switch element {
    case .screen(let screen): return [surface(placed.visibleDescendants, screen)]
    case .modal(let modal):
      let screen = Screen(content: modal.content)
      return [
        surface(placed.visibleDescendants, screen, in: ModalSetting(modal: modal, path: path))
      ]
    case .tabBar(let bar):
      return bar.tabs.indices.compactMap { tabSurface(bar.tabs[$0], $0) }
    case .alert, .actionSheet, .menu: return []
    case .navigationBar, .scrollView, .table, .collection, .textView, .webView, .label, .button,
      .keypad, .field, .picture, .activityIndicator, .progress, .iconButton, .stack, .spacer,
      .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper, .clock:
      return isAlone ? [surfaceOfOwn] : []
    }
  }

  /// True for an element that a scene holds with no screen around it.
  private var isAlone: Bool {
    parents.isEmpty && scene.start == nil && path == .root.key(scene.root.name)
  }

  private func tabSurface(_ tab: Tab, _ index: Int) -> ScreenReading? {
    guard !tab.content.isEmpty else { return nil }
    var inside = self
    inside.path = path.key("tabs").item(index)
    let content = inside.path.key("content")
    return inside.surface(
      tab.content.placed(at: content).flatMap(\.visible), Screen(content: tab.content))
  }

  /// The layout knows content and bars of a screen only, and gives their places accordingly.
  private var surfaceOfOwn: ScreenReading {
    var screen = Screen(content: [element])
    var home = NodePath.root.key("content").item(0)
    if case .navigationBar(let bar) = element {
      screen = Screen(navigationBar: bar)
      home = .root
    }
    let setting = ScreenSetting(screen: screen, path: .root)
    return scene(
      of: setting, visible: PlacedElement(element, at: path).visible, below: home)
  }

  private func surface(
    _ visible: [PlacedElement], _ screen: Screen, in modal: ModalSetting? = nil
  ) -> ScreenReading {
    var setting = ScreenSetting(screen: screen, path: path, modal: modal)
    if let source = screen.source { setting.data.sources[source.name] = .ready }
    return scene(of: setting, visible: visible)
  }

  private func scene(
    of setting: ScreenSetting, visible: [PlacedElement], below home: NodePath = .root
  ) -> ScreenReading {
    func measure(_ screen: ScreenSize) -> ScreenMeasure {
      ScreenMeasure(setting, on: screen, below: home, in: self)
    }
    func measured<Value>(_ make: @escaping () -> Value) -> Measured<Value> {
      Measured(in: surroundings, make)
    }
    let hidden = scene.hiding.filter(\.value.isHidden)
    let unit = measured { UnitMeasure(setting, hiding: [:], below: home, in: self) }
    return ScreenReading(
      context: self, source: setting.screen.source, loading: setting.screen.loading,
      visible: visible, seenAtFirst: visible.without(hidden.keys),
      measure: measured { narrowestScreen.map(measure) },
      further: measured { profile.screens.filter { $0 != narrowestScreen }.map(measure) },
      unit: unit,
      unitAtFirst: hidden.isEmpty
        ? unit : measured { UnitMeasure(setting, hiding: hidden, below: home, in: self) })
  }
}

extension [PlacedElement] {
  /// Those that stand in none of some places.
  fileprivate func without(_ places: some Collection<NodePath>) -> [PlacedElement] {
    places.isEmpty ? self : filter { placed in !places.contains { placed.path.isWithin($0) } }
  }
}

extension Element {
  /// The id that other parts of the scene know it by.
  var id: String? {
    switch self {
    case .alert(let alert): alert.id
    case .actionSheet(let sheet): sheet.id
    case .modal(let modal): modal.id
    case .tabBar(let bar): bar.id
    case .scrollView(let view): view.id
    case .table(let table): table.id
    case .collection(let collection): collection.id
    case .textView(let view): view.id
    case .webView(let view): view.id
    case .label(let label): label.id
    case .button(let button): button.id
    case .field(let field): field.id
    case .picture(let picture): picture.id
    case .activityIndicator(let indicator): indicator.id
    case .progress(let bar): bar.id
    case .iconButton(let button): button.id
    case .stack(let stack): stack.id
    case .gauge(let gauge): gauge.id
    case .icon(let icon): icon.id
    case .qr(let code): code.id
    case .slider(let slider): slider.id
    case .toggle(let toggle): toggle.id
    case .segmented(let segmented): segmented.id
    case .stepper(let stepper): stepper.id
    case .clock(let clock): clock.id
    case .menu, .screen, .navigationBar, .keypad, .divider, .spacer: nil
    }
  }
}
