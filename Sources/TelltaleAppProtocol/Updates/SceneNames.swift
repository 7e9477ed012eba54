import TelltaleModel

/// The names of a scene that an application may use while it is shown.
package struct SceneNames: Hashable, Sendable {
  /// What labels, text views, fields and titles are bound to, and what tells that a modal is unsaved.
  package private(set) var texts: Set<String> = []
  /// Those of them that somebody may be typing into, on several lines.
  private(set) var typed: Set<String> = []
  /// Those of them by which people know what a button does.
  private(set) var titles: Set<String> = []
  /// Those of them that QR codes are made of, with what these hold.
  private(set) var codes: [String: CodeCorrection] = [:]
  package private(set) var badges: Set<String> = []
  package private(set) var progress: Set<String> = []
  /// What tells whether a button can be chosen, a switch is on, or an element is hidden.
  package private(set) var flags: Set<String> = []
  /// What says which picture stands somewhere, which icon, and which colour of the theme.
  package private(set) var pictures: Set<String> = []
  package private(set) var icons: Set<String> = []
  /// Those of the pictures in whose place a colour may stand.
  private(set) var fills: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// What says where a value stands that hands change, by its name.
  package private(set) var ranges: [String: RangedValue] = [:]
  /// What says which option is chosen, by its name: the ids of all that there are.
  package private(set) var choices: [String: [String]] = [:]
  package private(set) var sources: Set<String> = []
  /// By the name of their source, and by their id; so with collections.
  package private(set) var tables: [String: Table] = [:]
  package private(set) var collections: Set<String> = []
  package private(set) var screens: Set<String> = []
  package private(set) var tabs: Set<String> = []
  /// The alerts that actions open, by id.
  package private(set) var alerts: [String: Alert] = [:]

  package init(_ scene: Scene) {
    screens = Set(scene.screens.keys)
    for hiding in scene.hiding.values { flags.note(hiding.binding) }
    for placed in scene.elements {
      placed.walk { placed in
        note(placed.element)
        note(placed.element.value)
      }
    }
  }

  /// All that can be set by name.
  var bound: Set<String> {
    [texts, badges, progress, flags, pictures, icons, colors, Set(ranges.keys), Set(choices.keys)]
      .reduce([]) { $0.union($1) }
  }

  private mutating func note(_ element: Element) {
    switch element {
    case .label(let label):
      texts.note(label.text.binding)
      colors.note(label.style.colorBinding)
    case .textView(let view):
      texts.note(view.text.binding)
      if view.editing.isEditable { typed.note(view.text.binding) }
    case .picture(let picture):
      pictures.note(picture.binding)
    case .progress(let bar): note(bar)
    case .iconButton(let button): note(button)
    case .stack(let stack):
      flags.note(stack.card?.availability.binding)
      pictures.note(stack.backgroundBinding)
      fills.note(stack.backgroundBinding)
    case .gauge(let gauge): note(gauge)
    case .qr(let code): note(code)
    case .icon(let icon):
      icons.note(icon.binding)
      colors.note(icon.colorBinding)
    case .field(let field): texts.note(field.binding)
    case .button(let button):
      flags.note(button.availability.binding)
      texts.note(button.titleBinding)
      if button.icon == nil, button.iconBinding == nil { titles.note(button.titleBinding) }
      icons.note(button.iconBinding)
    case .navigationBar(let bar): texts.note(bar.titleBinding)
    case .activityIndicator(let indicator): progress.note(indicator.progressBinding)
    case .screen(let screen): sources.note(screen.source?.name)
    case .tabBar(let bar): for tab in bar.tabs { note(tab) }
    case .table(let table): note(table)
    case .collection(let collection): note(collection)
    case .modal(let modal):
      texts.note(modal.unsavedBinding)
      screens.formUnion(modal.screens.keys)
    case .alert(let alert):
      if let id = alert.id, alerts[id] == nil { alerts[id] = alert }
    case .toggle(let toggle):
      flags.note(toggle.availability.binding)
      texts.note(toggle.titleBinding)
      texts.note(toggle.subtitleBinding)
    case .slider, .segmented, .stepper: flags.note(element.changing?.binding)
    case .actionSheet, .menu, .scrollView, .webView, .keypad, .spacer, .divider: break
    case .clock(let clock): colors.note(clock.style.colorBinding)
    }
  }

  /// The same name may stand in several codes: what fits into all of them is taken.
  private mutating func note(_ code: QRCode) {
    texts.note(code.binding)
    guard let name = code.binding else { return }
    let known = codes[name]?.capacity ?? .max
    if code.correction.capacity < known { codes[name] = code.correction }
  }

  private mutating func note(_ bar: ProgressBar) {
    progress.note(bar.binding)
    colors.note(bar.colorBinding)
    texts.note(bar.elapsed?.binding)
    texts.note(bar.remaining?.binding)
    if case .text(let figure) = bar.figure { texts.note(figure.binding) }
  }

  private mutating func note(_ button: IconButton) {
    flags.note(button.availability.binding)
    texts.note(button.titleBinding)
    titles.note(button.titleBinding)
    icons.note(button.iconBinding)
  }

  private mutating func note(_ collection: ItemCollection) {
    sources.note(collection.source?.name)
    collections.note(collection.source?.name)
    collections.note(collection.id)
    for item in collection.items {
      badges.note(item.badge?.binding)
      flags.note(item.availability.binding)
    }
  }

  private mutating func note(_ gauge: Gauge) {
    progress.note(gauge.binding)
    texts.note(gauge.figure?.binding)
    texts.note(gauge.caption?.binding)
    colors.note(gauge.colorBinding)
  }

  private mutating func note(_ tab: Tab) {
    sources.note(tab.source?.name)
    tabs.note(tab.id)
    tabs.note(tab.screen)
    if case .bound(let name)? = tab.badge { badges.note(name) }
  }

  private mutating func note(_ value: ElementValue) {
    guard let name = value.binding else { return }
    switch value {
    case .nothing: break
    case .flag: flags.insert(name)
    case .choice(let segmented):
      if choices[name] == nil { choices[name] = segmented.options.map(\.id) }
    case .range(let range): if ranges[name] == nil { ranges[name] = range }
    }
  }

  private mutating func note(_ table: Table) {
    sources.note(table.source?.name)
    for name in [table.source?.name, table.id].compactMap({ $0 }) where tables[name] == nil {
      tables[name] = table
    }
    for row in table.rows {
      switch row.accessory {
      case .value(let value)?: texts.note(value.binding)
      case .badge(let badge)?: badges.note(badge.binding)
      case .toggle(let toggle)?: flags.note(toggle.binding)
      case .iconButton?, .icon?, nil: break
      }
    }
  }
}

extension Set<String> {
  fileprivate mutating func note(_ name: String?) { if let name { insert(name) } }
}
