import TelltaleModel

// Rows of tables, items of collections, and links of pages.
extension ScreenMeaning {
  /// A row, an item, or a link of a page.
  func describe(
    _ meaning: inout Meaning, _ id: ControlID, _ path: NodePath, _ key: Int
  ) {
    if setting.view.leading == id { meaning.states.append(.selected) }
    switch elements[path] {
    case .table(let table):
      let list = setting.data.rows(of: table, at: path)
      guard let index = list.index(ofKey: key) else { return }
      let row = list.rows[index]
      meaning.role = .option
      if meaning.name.isEmpty {
        meaning.name = row.title.longest.string
        meaning.description = row.subtitle?.longest.string
      }
      if let toggle = row.toggle {
        meaning.role = .toggle
        meaning.states.append(setting.isOn(toggle, of: id) ? .checked : .unchecked)
        meaning.children.removeAll { $0.name == "check" }
      }
      if row.checkmark != nil {
        meaning.states.append(setting.view.isMarked(row, id) ? .checked : .unchecked)
      }
      if list.isStale { meaning.states.append(.busy) }
    case .collection(let collection):
      let list = setting.data.items(of: collection, at: path)
      meaning.role = .gridcell
      if let index = list.index(ofKey: key) { describe(&meaning, list.items[index]) }
    case .webView:
      meaning.role = .link
      meaning.name = ([meaning.name] + [meaning.description].compactMap { $0 })
        .joined(separator: " ")
      meaning.description = nil
      // Out of sight it is known by where it leads.
      if meaning.name.isEmpty { meaning.name = meaning.id ?? "" }
    // Nothing else has entries.
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
      .textView,
      .label, .button, .keypad, .field, .picture, .activityIndicator, .progress, .iconButton,
      .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock, nil:
      break
    }
  }

  /// An item with an action is a button, whose name is followed by all else that is said of it; other items are only
  /// chosen.
  private func describe(_ meaning: inout Meaning, _ item: CollectionItem) {
    if item.action != nil { meaning.role = .button }
    let name = item.text?.longest.string ?? item.id
    var said = meaning.description.map { [$0] } ?? []
    if item.text == nil, !meaning.name.isEmpty {
      // What is drawn first is no name.
      said.insert(meaning.name, at: 0)
      meaning.name = name
    }
    if meaning.name.isEmpty {
      meaning.name = name
      said = [item.subtitle, item.price].compactMap { $0?.longest.string }
    }
    meaning.description = said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// The control of its own at the end of a row has nothing but an icon on it.
  func describe(_ meaning: inout Meaning, accessoryOf path: NodePath, _ key: Int) {
    meaning.children = []
    guard case .table(let table) = elements[path] else { return }
    let list = setting.data.rows(of: table, at: path)
    guard let index = list.index(ofKey: key), let button = list.rows[index].iconButton else {
      return
    }
    let said = setting.data.text(button.title, boundTo: button.titleBinding)
    meaning.name = said?.longest.string ?? button.icon
  }
}

// Badges, which are drawn as 99 where they count more (TAB-BAR-BADGE-CONTENT).
extension ScreenMeaning {
  /// What is drawn on a control, with the true count in place of a badge's 99.
  func whole(_ said: [String], of control: ControlID) -> [String] {
    guard let index = said.lastIndex(of: "99"), let count = count(of: badge(of: control)),
      count > 99
    else { return said }
    var said = said
    said[index] = String(count)
    return said
  }

  private func badge(of control: ControlID) -> Badge? {
    if case .tab(let index) = control { return setting.tabs?.bar.tabs[index].badge }
    guard case .entry(let path, let key) = control,
      case .news(let news)? = badge(ofEntry: key, at: path)
    else { return nil }
    return news
  }

  private func badge(ofEntry key: Int, at path: NodePath) -> EntryBadge? {
    if case .table(let table)? = elements[path] {
      let list = setting.data.rows(of: table, at: path)
      guard case .badge(let badge)? = list.index(ofKey: key).flatMap({ list.rows[$0].accessory })
      else { return nil }
      return badge
    }
    guard case .collection(let collection)? = elements[path] else { return nil }
    let list = setting.data.items(of: collection, at: path)
    return list.index(ofKey: key).flatMap { list.items[$0].badge }
  }

  private func count(of badge: Badge?) -> Int? {
    switch badge {
    case .count(let count): count
    case .bound(let name): count(of: setting.data.badges[name])
    case .attention, nil: nil
    }
  }
}
