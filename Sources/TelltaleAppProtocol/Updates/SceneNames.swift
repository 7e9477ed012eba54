import TelltaleModel

/// The names in a scene that an application may use while the scene is shown.
package struct SceneNames: Hashable, Sendable {
  /// The bindings of labels, text views, fields and titles, and those that say that a modal is
  /// unsaved.
  package private(set) var texts: Set<String> = []
  /// Those of them that somebody may be typing into, on several lines.
  private(set) var typed: Set<String> = []
  /// Those of them by which people know what a control is.
  private(set) var titles: [String: TitledControl] = [:]
  /// Those of them that QR codes are made of, with what these hold.
  private(set) var codes: [String: CodeCorrection] = [:]
  package private(set) var badges: Set<String> = []
  package private(set) var progress: Set<String> = []
  /// The bindings that say whether a button can be chosen, a switch is on, or an element is hidden.
  package private(set) var flags: Set<String> = []
  /// The bindings that choose a picture. The sets below are those of icons and of colours of the theme.
  package private(set) var pictures: Set<String> = []
  package private(set) var icons: Set<String> = []
  /// Those of the pictures in whose place a colour may stand.
  private(set) var fills: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The ranges of values that people change, by binding.
  package private(set) var ranges: [String: RangedValue] = [:]
  /// The ids of all options of a choice, by binding.
  package private(set) var choices: [String: [String]] = [:]
  package private(set) var sources: Set<String> = []
  /// The tables, by the names of their sources and by their ids. Collections have both names as
  /// well.
  package private(set) var tables: [String: Table] = [:]
  package private(set) var collections: Set<String> = []
  package private(set) var screens: Set<String> = []
  package private(set) var tabs: Set<String> = []
  /// The alerts that actions open, by id.
  package private(set) var alerts: [String: Alert] = [:]

  /// - Parameter scene: The scene. Its modals and all elements that it may open are read as well.
  package init(_ scene: Scene) {
    screens = Set(scene.screens.keys)
    for hiding in scene.hiding.values { flags.note(hiding.binding) }
    for placed in scene.elements {
      placed.walk { note($0.element) }
    }
  }

  /// All that can be set by name.
  var bound: Set<String> {
    [texts, badges, progress, flags, pictures, icons, colors, Set(ranges.keys), Set(choices.keys)]
      .reduce([]) { $0.union($1) }
  }

  private mutating func note(_ element: Element) {
    for bound in ElementBindings(of: element).all { note(bound) }
    sources.note(element.traits.source?.name)
    switch element {
    case .tabBar(let bar): for tab in bar.tabs { note(tab) }
    case .table(let table): note(table)
    case .collection(let collection):
      collections.note(collection.source?.name)
      collections.note(collection.id)
    case .modal(let modal): screens.formUnion(modal.screens.keys)
    case .alert(let alert):
      if let id = alert.id, alerts[id] == nil { alerts[id] = alert }
    case .label, .textView, .picture, .progress, .iconButton, .stack, .gauge, .qr, .icon, .field,
      .button, .navigationBar, .activityIndicator, .screen, .toggle, .slider, .segmented, .stepper,
      .actionSheet, .menu, .scrollView, .webView, .keypad, .spacer, .divider, .clock:
      break
    }
  }

  /// What a name is for; one that several elements follow is for all of that.
  private mutating func note(_ bound: BoundName) {
    let name = bound.name
    switch bound.use {
    case .text: texts.insert(name)
    case .typed: typed.insert(name)
    case .title(let control):
      texts.insert(name)
      if titles[name] == nil { titles[name] = control }
    case .code(let correction): note(name, correction)
    case .badge: badges.insert(name)
    case .share: progress.insert(name)
    case .flag: flags.insert(name)
    case .picture: pictures.insert(name)
    case .fill:
      pictures.insert(name)
      fills.insert(name)
    case .icon: icons.insert(name)
    case .color: colors.insert(name)
    case .range(let range): if ranges[name] == nil { ranges[name] = range }
    case .choice(let options): if choices[name] == nil { choices[name] = options }
    }
  }

  /// The same name may stand in several codes: what fits into all of them is taken.
  private mutating func note(_ name: String, _ correction: CodeCorrection) {
    texts.insert(name)
    let known = codes[name]?.capacity ?? .max
    if correction.capacity < known { codes[name] = correction }
  }

  private mutating func note(_ tab: Tab) {
    sources.note(tab.source?.name)
    tabs.note(tab.id)
    tabs.note(tab.screen)
  }

  private mutating func note(_ table: Table) {
    for name in [table.source?.name, table.id].compactMap({ $0 }) where tables[name] == nil {
      tables[name] = table
    }
  }
}

extension Set<String> {
  fileprivate mutating func note(_ name: String?) { if let name { insert(name) } }
}
