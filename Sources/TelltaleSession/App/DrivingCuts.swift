import TelltaleLayout
import TelltaleModel

/// What has been told to be cut while driving: each thing once, until other limits hold.
///
/// What is cut is counted and not made: a screen is cut in earnest only where it is placed.
struct DrivingCuts: Hashable, Sendable {
  private var told: [AppLimit] = []

  /// Other limits hold: all that is cut is news again.
  mutating func restart() { told = [] }

  /// What limits take from a screen and nobody has been told yet, in the order of reading.
  mutating func news(
    on visit: ScreenVisit, _ data: AppData, _ limits: DrivingLimits
  ) -> [AppLimit] {
    guard limits.listLength != nil || limits.textLength != nil else { return [] }
    var count = CutCount(visit: visit, data: data, limits: limits, told: told)
    count.all()
    told += count.found
    return count.found
  }
}

/// A walk over a screen that counts what is cut.
private struct CutCount {
  let visit: ScreenVisit
  let data: AppData
  let limits: DrivingLimits
  let told: [AppLimit]
  var found: [AppLimit] = []

  init(visit: ScreenVisit, data: AppData, limits: DrivingLimits, told: [AppLimit]) {
    (self.visit, self.data, self.limits, self.told) = (visit, data, limits, told)
  }

  mutating func all() {
    if let name = visit.screen.navigationBar?.titleBinding { note(name, .text, cut(textOf: name)) }
    let content = visit.path.key("content").description
    let root = PlacedElement(.screen(visit.screen), at: visit.path)
    for child in root.element.children(at: root.path) {
      walk(child, isLimited: child.path.description.hasPrefix(content))
    }
  }

  /// - isLimited: its own rows and words are cut; those of footers, headers and of what is shown while
  ///   a screen loads are not, only what the application delivers for them.
  private mutating func walk(_ placed: PlacedElement, isLimited: Bool) {
    let path = placed.path
    switch placed.element {
    case .table(let table):
      let delivered = table.source.flatMap { data.rows[$0.name] } ?? data.rows[path.description]
      note(
        table.id ?? table.source?.name ?? "table", .rows,
        cut(delivered?.count, else: table.rows.count, isLimited))
    case .collection(let collection):
      let delivered =
        collection.source.flatMap { data.items[$0.name] } ?? data.items[path.description]
      note(
        collection.name, .items,
        cut(delivered?.items.count, else: collection.items.count, isLimited))
    case .label(let label):
      note(label.id ?? label.text.binding, .text, cut(label.text, at: path, isLimited))
    case .textView(let view):
      note(view.id ?? view.text.binding, .text, cut(view.text, at: path, isLimited))
    default: break
    }
    let goesOn: Bool
    if case .scrollView = placed.element { goesOn = isLimited } else { goesOn = false }
    for child in placed.element.children(at: path) { walk(child, isLimited: goesOn) }
  }

  /// How many are shown of how many; `nil` where that is all.
  private typealias Cut = (shown: Int, all: Int)

  private mutating func note(_ name: String?, _ kind: AppLimit.Kind, _ cut: Cut?) {
    guard let cut, cut.shown < cut.all else { return }
    let limit = AppLimit(
      screen: visit.name, control: name ?? kind.rawValue, kind: kind, shown: cut.shown,
      all: cut.all)
    if !told.contains(where: limit.isAbout) { found.append(limit) }
  }

  private func cut(_ delivered: Int?, else own: Int, _ isLimited: Bool) -> Cut? {
    guard let length = limits.listLength, delivered != nil || isLimited else { return nil }
    let all = delivered ?? own
    return (min(all, length), all)
  }

  private func cut(textOf name: String) -> Cut? {
    data.texts[name].flatMap { cut(RichText($0.longest)) }
  }

  private func cut(_ text: RichText, at path: NodePath, _ isLimited: Bool) -> Cut? {
    if let typed = visit.view.fields[path] { return cut(typed.richText) }
    if let name = text.binding, data.texts[name] != nil { return cut(textOf: name) }
    return isLimited ? cut(text) : nil
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
