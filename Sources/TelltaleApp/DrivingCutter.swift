import TelltaleLayout
import TelltaleModel

/// A walk over a screen that cuts it to the driving limits and records the cuts.
///
/// Deliveries of the application are cut where they are kept, by `AppData.limited`. Here their cuts
/// are only recorded.
package struct DrivingCutter {
  private let visit: ScreenVisit
  private let data: AppData
  private let limits: DrivingLimits
  private var taken: [AppLimit] = []

  /// - Parameters:
  ///   - visit: The screen, with the texts that were typed on it.
  ///   - data: The deliveries of the application, uncut.
  ///   - limits: The limits of the driving state.
  package init(_ visit: ScreenVisit, _ data: AppData, _ limits: DrivingLimits) {
    (self.visit, self.data, self.limits) = (visit, data, limits)
  }

  /// Cuts the screen.
  ///
  /// - Returns: The screen as it may be shown, and the cuts, in the order of reading.
  package func cut() -> (screen: Screen, taken: [AppLimit]) {
    var walk = self
    let screen = walk.cutScreen()
    return (screen, walk.taken)
  }

  private mutating func cutScreen() -> Screen {
    var screen = visit.screen
    if let name = screen.navigationBar?.titleBinding { note(name, .text, cut(textOf: name)) }
    for placed in screen.loading.placed(at: visit.path.key("loading")) {
      _ = cut(placed, isOwn: false)
    }
    screen.content = cut(screen.content.placed(at: visit.path.key("content")), isOwn: true)
    screen.dock = cut(screen.placedDock(at: visit.path), isOwn: true)
    if let status = screen.status {
      screen.status = StatusBars(
        line: cut(status.placedLine, isOwn: true), player: cut(status.placedPlayer, isOwn: true))
    }
    return screen
  }

  private mutating func cut(_ elements: [PlacedElement], isOwn: Bool) -> [Element] {
    elements.map { cut($0, isOwn: isOwn) }
  }

  /// - isOwn: its own rows and words are cut; those of footers, headers and of what is shown while
  ///   a screen loads are not, only what the application delivers for them.
  private mutating func cut(_ placed: PlacedElement, isOwn: Bool) -> Element {
    let path = placed.path
    switch placed.element {
    case .table(let table): return .table(cut(table, at: path, isOwn: isOwn))
    case .collection(let collection):
      return .collection(cut(collection, at: path, isOwn: isOwn))
    case .label(var label):
      note(label.id ?? label.text.binding, .text, cut(label.text, at: path, isOwn))
      if isOwn { label.text = label.text.limited(to: limits.textLength) }
      return .label(label)
    case .textView(var view):
      note(view.id ?? view.text.binding, .text, cut(view.text, at: path, isOwn))
      if isOwn { view.text = view.text.limited(to: limits.textLength) }
      return .textView(view)
    case .scrollView(var view):
      view.content = cut(view.content.placed(at: path.key("content")), isOwn: isOwn)
      return .scrollView(view)
    case .stack(var stack):
      let content = cut(stack.content.placed(at: path.key("content")), isOwn: isOwn)
      for index in content.indices { stack.items[index].element = content[index] }
      return .stack(stack)
    // What is pressed says what it does, and stays as it is.
    case .button, .iconButton, .keypad, .field, .picture, .activityIndicator, .progress, .webView,
      .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper, .clock:
      return placed.element
    // These stand on no screen's content.
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar:
      return placed.element
    }
  }

  private mutating func cut(_ table: Table, at path: NodePath, isOwn: Bool) -> Table {
    let delivered = data.rows.list(of: table.source, at: path)
    note(table.name, .rows, cut(delivered?.count, else: table.rows.count, isOwn))
    for section in table.sections {
      for name in [section.headerBinding, section.footerBinding].compactMap({ $0 }) {
        note(name, .text, cut(textOf: name))
      }
    }
    for placed in table.footer.placed(at: path.key("footer")) { _ = cut(placed, isOwn: false) }
    guard isOwn, let length = limits.listLength else { return table }
    var table = table
    table.isCut = length < table.rows.count
    table.rows = Array(table.rows.prefix(length))
    return table
  }

  private mutating func cut(
    _ collection: ItemCollection, at path: NodePath, isOwn: Bool
  ) -> ItemCollection {
    let delivered = data.items.list(of: collection.source, at: path)
    note(
      collection.name, .items, cut(delivered?.items.count, else: collection.items.count, isOwn))
    for group in collection.groups {
      for name in [group.headerBinding, group.footerBinding].compactMap({ $0 }) {
        note(name, .text, cut(textOf: name))
      }
    }
    for placed in collection.header.placed(at: path.key("header")) { _ = cut(placed, isOwn: false) }
    guard isOwn, let length = limits.listLength else { return collection }
    var collection = collection
    collection.isCut = length < collection.items.count
    collection.items = Array(collection.items.prefix(length))
    return collection
  }
}

extension DrivingCutter {
  /// How many are shown of how many; `nil` where that is all.
  private typealias Cut = (shown: Int, all: Int)

  private mutating func note(_ name: String?, _ kind: AppLimit.Kind, _ cut: Cut?) {
    guard let cut, cut.shown < cut.all else { return }
    taken.append(
      AppLimit(
        screen: visit.name, control: name ?? kind.rawValue, kind: kind, shown: cut.shown,
        all: cut.all))
  }

  private func cut(_ delivered: Int?, else own: Int, _ isOwn: Bool) -> Cut? {
    guard let length = limits.listLength, delivered != nil || isOwn else { return nil }
    let all = delivered ?? own
    return (min(all, length), all)
  }

  private func cut(textOf name: String) -> Cut? {
    data.texts[name].flatMap { cut(RichText($0.longest)) }
  }

  private func cut(_ text: RichText, at path: NodePath, _ isOwn: Bool) -> Cut? {
    if let typed = visit.view.fields[path] { return cut(typed.richText) }
    if let name = text.binding, data.texts[name] != nil { return cut(textOf: name) }
    return isOwn ? cut(text) : nil
  }

  private func cut(_ text: RichText) -> Cut? {
    let whole = text.string
    // No text has more characters than bytes, and bytes need no counting.
    guard let length = limits.textLength, whole.utf8.count > length, whole.count > length else {
      return nil
    }
    return (text.limited(to: length).string.count, whole.count)
  }
}
