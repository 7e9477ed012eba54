import TelltaleGraphics
import TelltaleModel

/// Places the content of a screen in the room that bars have left, one element below the other.
struct ContentPlacer: PartPlacer {
  let screen: ScreenContext
  /// Stands before the content of the scene and scrolls with it.
  let lead: PlacedElement?
  /// Stands after it, and scrolls with it.
  var tail: [PlacedElement] = []
  /// Whether what stays at the foot begins with a margin, which is that of the content's end as well.
  var standsOnDock = false

  /// The content, or what is told while it loads.
  func place(into parts: inout ScreenParts) {
    if let missing, lead == nil {
      return EmptyStatePlacer(screen: screen, notice: missing, path: screen.setting.path)
        .place(in: screen.room, into: &parts)
    }
    place(elements, into: &parts)
  }

  /// Whether all of it is seen at once.
  var isWhole: Bool {
    missing != nil
      || measures(of: elements).free >= title?.height ?? 0
  }

  private func measures(of elements: [PlacedElement]) -> ContentMeasures {
    ContentMeasures(of: elements, in: screen, standsOnDock: standsOnDock)
  }

  /// The large title of the screen, unless something else stands before its content.
  private var title: LargeTitle? { lead == nil ? LargeTitle(of: screen) : nil }

  /// What stands below each other.
  private var elements: [PlacedElement] {
    let content = screen.shown(own).filter { $0.element.traits.place != .bar && !isEmpty($0) }
    return (lead.map { [$0] } ?? []) + content + tail
  }

  /// Whether it is an arrangement of which nothing is there now: it takes no room, and no gap.
  private func isEmpty(_ placed: PlacedElement) -> Bool {
    guard case .stack(let stack) = placed.element, stack.card == nil, stack.background == nil,
      stack.backgroundBinding == nil, !stack.items.isEmpty,
      stack.items.allSatisfy({ $0.when != nil })
    else { return false }
    let width = ContentColumn(of: [placed], in: screen.room, screen).place(of: placed.element).width
    return StackPlacer(stack, at: placed.path, in: screen).children(width: width).isEmpty
  }

  private var own: [PlacedElement] {
    let setting = screen.setting
    guard isLoading else {
      return missing?.placed(at: setting.path)
        ?? setting.screen.content.placed(at: setting.path.key("content"))
    }
    // What comes soon is waited for without a word; what was there before stays that long.
    let source = setting.screen.source
    if source.map({ setting.view.notices.contains($0.name) }) ?? true {
      return setting.screen.loading.placed(at: setting.path.key("loading"))
    }
    let wasThere = source.map { setting.data.delivered.contains($0.name) } ?? true
    return wasThere ? setting.screen.content.placed(at: setting.path.key("content")) : []
  }

  /// Whether its source has something to come, and the screen says what is shown meanwhile.
  private var isLoading: Bool {
    let setting = screen.setting
    return setting.data.state(of: setting.screen.source) == .loading
      && !setting.screen.loading.isEmpty
  }

  /// What is told of a screen that shows nothing before its source has delivered.
  private var missing: EmptyState? {
    guard let source = screen.setting.screen.source, !screen.setting.screen.loading.isEmpty,
      !isLoading, !screen.setting.data.delivered.contains(source.name)
    else { return nil }
    return screen.notice(of: source)
  }

  /// One below the other; where not all fits, all of it scrolls.
  private func place(_ elements: [PlacedElement], into parts: inout ScreenParts) {
    guard let first = elements.first else { return }
    let room = screen.room
    if isLoading || elements.count == 1, case .activityIndicator(let one) = first.element {
      let placer = ActivityIndicatorPlacer(screen: screen, indicator: one)
      if placer.height(width: screen.column.width) <= room.height {
        return parts.with(first.path) { placer.place(in: room, into: &$0) }
      }
    }
    let measures = measures(of: elements)
    // What fills the screen scrolls with its title.
    let isFull = elements.count == 1 && first.element.traits.isEdgeToEdge
    let title = isFull ? nil : title
    guard measures.free >= title?.height ?? 0 else {
      return scroll(zip(elements, measures.extents).map { Piece($0, $1.whole) }, measures, &parts)
    }
    title?.place(at: room.origin, width: room.width, into: &parts)
    let rest = room.cut(top: title?.height ?? 0)
    let heights = measures.extents.heights(sharing: measures.free - (title?.height ?? 0))
    let used = heights.reduce(measures.gaps, +)
    let line = StackLine(
      screen.setting.screen.justify, free: rest.height - used, gap: pixels(metrics.gap),
      count: elements.count)
    var y = rest.y + measures.top + line.start
    for (element, height) in zip(elements, heights) {
      // The last one reaches the edge: what scrolls there is cut by the screen, not before it.
      let reaches = element == elements.last && element.element.traits.isEdgeToEdge
      let frame = measures.column.place(of: element.element)
        .slice(y: y, height: reaches ? room.maxY - y : height)
      screen.place(element, in: frame, into: &parts)
      y += height + line.gap
    }
  }
}

/// What elements below each other ask for of the room that bars have left.
private struct ContentMeasures {
  let column: ContentColumn
  let extents: [Extent]
  /// Pixels above all of it.
  let top: Int
  /// Pixels above and below all of it where it scrolls.
  var margins: Int { 2 * top }
  /// Pixels between elements, with the margins where nothing scrolls.
  let gaps: Int
  /// Pixels that are left where each gives way as far as it can; below zero where it has to scroll.
  let free: Int

  init(of elements: [PlacedElement], in screen: ScreenContext, standsOnDock: Bool) {
    let column = ContentColumn(of: elements, in: screen.room, screen)
    let isFull = elements.count == 1 && elements[0].element.traits.isEdgeToEdge
    extents = elements.map {
      screen.extent(of: $0, width: column.place(of: $0.element).width)
    }
    self.column = column
    top = isFull ? 0 : screen.pixels(screen.metrics.paddingTop)
    gaps =
      screen.pixels(screen.metrics.gap) * max(0, elements.count - 1)
      + (standsOnDock ? 1 : 2) * top
    free = screen.room.height - gaps - extents.map(\.least).reduce(0, +)
  }
}

// MARK: What scrolls

extension ContentPlacer {
  /// An element with its height in pixels.
  fileprivate struct Piece {
    var placed: PlacedElement
    var height: Int

    init(_ placed: PlacedElement, _ height: Int) { (self.placed, self.height) = (placed, height) }

    var button: Button? { if case .button(let button) = placed.element { button } else { nil } }
  }

  private func scroll(
    _ pieces: [Piece], _ measures: ContentMeasures, _ parts: inout ScreenParts
  ) {
    let (column, margins) = (measures.column, measures.margins)
    let gap = pixels(metrics.gap)
    let stays = staying(pieces)
    let scrolled = pieces.indices.filter { !stays.contains($0) }.map { pieces[$0] }
    let foot = stays.map { pieces[$0] }
    let room = screen.room.cut(bottom: footHeight(foot))
    let height = scrolled.map(\.height).reduce(gap * (scrolled.count - 1) + margins, +)
    let path = screen.setting.path
    parts.note(.allScrolls, at: path, "\(height) of \(room.height) pixels")
    let window = ScrollWindow(
      screen: screen, path: path, content: PixelSize(width: room.width, height: height),
      viewport: room, step: pixels(metrics.rowHeight), title: title)
    window.place(into: &parts) { parts, origin in
      place(scrolled, column, from: origin.y + margins / 2, into: &parts)
    }
    place(foot, column, from: room.maxY + pixels(metrics.paddingTop), fills: true, into: &parts)
  }

  private func place(
    _ pieces: [Piece], _ column: ContentColumn, from top: Int, fills: Bool = false,
    into parts: inout ScreenParts
  ) {
    var y = top
    for piece in pieces {
      let frame = column.place(of: piece.placed.element).slice(y: y, height: piece.height)
      screen.place(piece.placed, in: frame, fills: fills, into: &parts)
      y += piece.height + pixels(metrics.gap)
    }
  }

  /// Which elements stay at the foot while the others scroll: the buttons that a screen ends with, or the one of them
  /// that people choose most, so that what it is there to be pressed for is in sight. Content keeps half of the room,
  /// and three rows.
  private func staying(_ pieces: [Piece]) -> [Int] {
    let first = pieces.lastIndex { $0.button == nil }.map { $0 + 1 } ?? 0
    let buttons = Array(pieces.indices[first...])
    guard first > 0,
      let main = buttons.first(where: { pieces[$0].button?.isLikely == true }) ?? buttons.first
    else { return [] }
    // Where less than three rows are left, nobody could follow the focus through what scrolls.
    let most = min(
      screen.room.height / 2, screen.room.height - 3 * pixels(metrics.rowHeight))
    let ways = [buttons, [main]]
    return ways.first { way in footHeight(way.map { pieces[$0] }) <= most } ?? []
  }

  private func footHeight(_ pieces: [Piece]) -> Int {
    if pieces.isEmpty { return 0 }
    return pieces.map(\.height).reduce(pixels(metrics.gap) * (pieces.count - 1), +)
      + 2 * pixels(metrics.paddingTop)
  }
}
